import {
  alsoOnPhones,
  apart,
  apartFromWords,
  besidePicture,
  caption,
  caseEnd,
  columns,
  facts,
  figure,
  hero,
  image,
  inTheEvening,
  large,
  narrowWide,
  onPhones,
  quotation,
  spread,
  subheading,
  text,
  title,
  wideNarrowShapes,
} from '../blocks.ts';
import { type SeedBlock, type SeedPage, wideLayout } from '../seed-page.ts';
import { caseContact } from './contact.ts';
import { street } from './interactions/street.ts';
import { voices } from './voices.ts';

/** A figure in the part of its column in which it is set in the same size as the longest, of seven characters. */
const ofSeven = (characters: number, [value, ...note]: SeedBlock[]): SeedBlock[] => {
  const shown = value ? [value] : [];
  const part =
    characters < 7
      ? columns(`${value?.id}-part`, [shown, []], [characters, 7 - characters], { gap: '0' })
      : columns(`${value?.id}-part`, [shown]);
  return [alsoOnPhones(part), ...note];
};

/** Mostly pictures: as in the archive itself, what there is to say stands below them. */
export const abn: SeedPage = {
  identifier: 'abn',
  kind: 'case',
  title: {
    nl: 'Archief Buurt Noord: foto’s met een adres',
    en: 'Archief Buurt Noord: photographs with an address',
  },
  layout: wideLayout,
  overview: [
    // As in a catalogue: the title on the left, the picture that it belongs to beside it.
    columns(
      'abn-opening',
      [
        [
          title(
            'abn-title',
            'Archief Buurt Noord: foto’s met een adres',
            'Archief Buurt Noord: photographs with an address',
          ),
          text(
            'abn-lead',
            'Drie vrijwilligers, elfduizend foto’s en een kelder die vochtig werd. Ze wilden geen museum, ze wilden weten wie er op de foto’s stond.',
            'Three volunteers, eleven thousand photographs and a cellar going damp. They didn’t want a museum; they wanted to know who was in the pictures.',
          ),
        ],
        [
          onPhones(
            inTheEvening(
              hero('abn-hero', 'abn-hero.webp', {
                nl: 'Een tablet met een buurtkaart, omringd door oude foto’s van huizen aan een gracht',
                en: 'A tablet with a map of the neighbourhood, surrounded by old photographs of canal houses',
              }),
              'abn-hero-night.webp',
            ),
            'abn-hero-phone.webp',
            'abn-hero-phone-night.webp',
          ),
        ],
      ],
      narrowWide.besidePicture,
      besidePicture,
    ),
    // As far from what goes from edge to edge as from words.
    {
      ...facts('abn', {
        role: { nl: 'Onderzoek en ontwerp', en: 'Research and design' },
        year: '2022',
        weeks: 12,
        outcome: { nl: '3.100 foto’s met een adres', en: '3,100 photographs with an address' },
      }),
      marginBottom: '32px',
    },
    onPhones(
      image(
        'abn-cards',
        'abn-cards.webp',
        {
          nl: 'Drie kartonnen archiefkaarten met een foto en een paar regels tekst, op losse foto’s van straten',
          en: 'Three cardboard index cards with a photograph and a few lines of text, on loose photographs of streets',
        },
        { widthType: 'viewport', aspectRatio: '2/1', night: 'abn-cards-night.webp' },
      ),
      'abn-cards-phone.webp',
      'abn-cards-phone-night.webp',
    ),
    caption(
      'abn-cards-note',
      'Zo stond het er: *doos 14, nr. 203*. Wie zijn oude straat zocht, moest weten in welke doos die zat. Twee mensen wisten dat.',
      'How it used to be: *box 14, no. 203*. To find your old street you had to know which box it was in. Two people did.',
    ),
    columns(
      'abn-answer',
      [
        [
          large(subheading('abn-approach', 'Ze wezen.', 'They pointed.')),
          text(
            'abn-approach-text',
            'Het eerste prototype was van karton. Met veertig afdrukken en een plattegrond op tafel hebben we een middag lang gekeken hoe buurtbewoners zoeken. Niemand noemde een doos.',
            'The first prototype was made of cardboard. With forty prints and a street plan on a table we watched for an afternoon how people from the neighbourhood search. Nobody mentioned a box.',
          ),
        ],
        [
          image(
            'abn-map',
            'abn-map.webp',
            {
              nl: 'Kaart van een buurt met spelden, en een foto van vier huizen bij één ervan',
              en: 'Map of a neighbourhood with pins, and a photograph of four houses beside one of them',
            },
            { aspectRatio: '4/3', night: 'abn-map-night.webp' },
          ),
          caption(
            'abn-map-note',
            'Iedereen weet waar hij gewoond heeft. Dus werd de kaart de ingang, en het huisnummer de zoekterm.',
            'Everybody knows where they used to live. So the map became the way in, and the house number the search term.',
          ),
        ],
      ],
      narrowWide.besidePicture,
      { ...apartFromWords, ...besidePicture },
    ),
    spread('abn-spread', [
      street,
      caption(
        'abn-street-note',
        'Een foto zonder adres is een omtrek. Elk huisnummer maakt er een huis van.',
        'A photograph without an address is an outline. Each house number turns it into a house.',
      ),
    ]),
    spread('abn-details', [
      image(
        'abn-then-now',
        'abn-then-now.webp',
        {
          nl: 'De gevel van Kade 14 op één lijn: links in 1931 de bakker met vrouw en kind, rechts nu een bar met een fiets ervoor',
          en: 'The front of Kade 14 along one line: in 1931 on the left the baker with wife and child, now on the right a bar with a bicycle',
        },
        { widthType: 'page', aspectRatio: '8/5', night: 'abn-then-now-night.webp' },
      ),
      caption(
        'abn-then-now-note',
        'Kade 14 in 1931 en nu, op één lijn. De stoep is breder geworden, de lantaarn smaller, de naam bleef.',
        'Kade 14 in 1931 and now, along one line. The pavement grew, the lamp post shrank, the name stayed.',
      ),
    ]),
    columns(
      'abn-end',
      [
        ofSeven(
          5,
          figure(
            'abn-addresses',
            { nl: '3.100', en: '3,100' },
            { nl: 'foto’s met een adres, na één jaar', en: 'photographs with an address, after one year' },
          ),
        ),
        ofSeven(
          7,
          figure(
            'abn-names',
            { nl: '0 → 900', en: '0 → 900' },
            { nl: 'foto’s met een naam erbij', en: 'photographs with a name as well' },
          ),
        ),
        ofSeven(
          5,
          figure(
            'abn-people',
            { nl: '3 → 9', en: '3 → 9' },
            { nl: 'vrijwilligers. De kelder is droog.', en: 'volunteers. The cellar’s dry.' },
          ),
        ),
      ],
      undefined,
      { ...apartFromWords, gap: '7vw' },
    ),
    columns(
      'abn-last',
      [
        [
          image(
            'abn-loop',
            'abn-slide.gif',
            {
              nl: 'Animatie: dezelfde rij huizen in vier soorten fotopapier',
              en: 'Animation: the same row of houses on four kinds of photographic paper',
            },
            { aspectRatio: wideNarrowShapes.narrow },
          ),
          caption(
            'abn-loop-note',
            'Vier fotopapieren. Wie geen jaar weet, weet vaak wel hoe de foto’s toen waren.',
            'Four kinds of paper. People who can’t name the year can often tell what photographs were like.',
          ),
        ],
        [quotation('abn-voice', voices.abn)],
      ],
      narrowWide.besidePicture,
      { ...apart, ...besidePicture },
    ),
    ...caseEnd(
      'abn',
      'Deze buurt staat op geen enkele kaart: het archief en de foto’s zijn verzonnen en getekend voor deze demo.',
      'This neighbourhood is on no map: the archive and its photographs were invented and drawn for this demo.',
    ),
    caseContact('abn', 'Wat ligt er bij jou in de kelder?', 'What’s in your cellar?'),
  ],
};
