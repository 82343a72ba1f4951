import {
  amongPictures,
  apart,
  besidePicture,
  caption,
  caseEnd,
  caseTitle,
  columns,
  facts,
  figure,
  hero,
  image,
  inTheEvening,
  narrowWide,
  narrowWideShapes,
  onPhones,
  section,
  spread,
  subheading,
  text,
} from '../blocks.ts';
import { caseLayout, type SeedPage } from '../seed-page.ts';
import { street } from './interactions/street.ts';

export const abn: SeedPage = {
  identifier: 'abn',
  kind: 'case',
  title: {
    nl: 'Archief Buurt Noord: foto’s met een adres',
    en: 'Archief Buurt Noord: photographs with an address',
  },
  layout: caseLayout,
  overview: [
    inTheEvening(
      hero('abn-hero', 'abn-hero.webp', {
        nl: 'Een tablet met een buurtkaart, omringd door oude foto’s van huizen aan een gracht',
        en: 'A tablet with a map of the neighbourhood, surrounded by old photographs of canal houses',
      }),
      'abn-hero-night.webp',
    ),
    caseTitle(
      'abn-title',
      'Archief Buurt Noord: foto’s met een adres',
      'Archief Buurt Noord: photographs with an address',
    ),
    text(
      'abn-lead',
      'Drie vrijwilligers, elfduizend foto’s en een kelder die vochtig werd. Ze wilden geen museum, ze wilden weten wie er op de foto’s stond.',
      'Three volunteers, eleven thousand photographs and a cellar going damp. They didn’t want a museum; they wanted to know who was in the pictures.',
    ),
    facts('abn', {
      role: { nl: 'Onderzoek en ontwerp', en: 'Research and design' },
      year: '2022',
      weeks: 12,
      outcome: { nl: '3.100 foto’s met een adres', en: '3,100 photographs with an address' },
    }),
    section('abn-problem', subheading('abn-situation', 'De situatie', 'The situation'), [
      text(
        'abn-situation-text',
        'De foto’s waren gescand en kregen namen als *doos 14, nr. 203*. Wie zijn oude straat zocht, moest weten in welke doos die zat. Twee mensen wisten dat.',
        'The photographs had been scanned and named *box 14, no. 203*. To find your old street you had to know which box it was in. Two people did.',
      ),
    ]),
    spread('abn-spread', [
      street,
      caption(
        'abn-street-note',
        'Een foto zonder adres is een omtrek. Elk huisnummer maakt er een huis van.',
        'A photograph without an address is an outline. Each house number turns it into a house.',
      ),
    ]),
    columns(
      'abn-answer',
      [
        [
          subheading('abn-approach', 'De aanpak', 'The approach'),
          text(
            'abn-approach-text',
            'Iedereen weet waar hij gewoond heeft. Dus werd de kaart de ingang, en het huisnummer de zoekterm. Een foto zonder adres is geen fout maar een vraag: *herken je dit?*\n\nHet eerste prototype was van karton. Met veertig afdrukken en een plattegrond op tafel hebben we een middag lang gekeken hoe buurtbewoners zoeken. Ze wezen.',
            'Everybody knows where they used to live. So the map became the way in, and the house number the search term. A photograph without an address isn’t an error but a question: *do you recognise this?*\n\nThe first prototype was made of cardboard. With forty prints and a street plan on a table we watched for an afternoon how people from the neighbourhood search. They pointed.',
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
        ],
      ],
      narrowWide.besidePicture,
      { ...apart, ...besidePicture },
    ),
    onPhones(
      image(
        'abn-cards',
        'abn-cards.webp',
        {
          nl: 'Kartonnen archiefkaarten met een foto en een paar regels tekst',
          en: 'Cardboard index cards with a photograph and a few lines of text',
        },
        { widthType: 'viewport', aspectRatio: '2/1', night: 'abn-cards-night.webp' },
      ),
      'abn-cards-phone.webp',
      'abn-cards-phone-night.webp',
    ),
    columns(
      'abn-details',
      [
        [
          image(
            'abn-loop',
            'abn-slide.gif',
            {
              nl: 'Animatie: dezelfde rij huizen in vier soorten fotopapier',
              en: 'Animation: the same row of houses on four kinds of photographic paper',
            },
            { aspectRatio: narrowWideShapes.narrow },
          ),
        ],
        [
          image(
            'abn-then-now',
            'abn-then-now.webp',
            {
              nl: 'Schermbeeld waarin een oude en een nieuwe foto van dezelfde straat naast elkaar schuiven',
              en: 'A screen where an old and a new photograph of one street slide side by side',
            },
            { aspectRatio: narrowWideShapes.wide, night: 'abn-then-now-night.webp' },
          ),
        ],
      ],
      narrowWide.amongPictures,
      amongPictures,
    ),
    section('abn-end', subheading('abn-result', 'Het resultaat', 'The result'), [
      text(
        'abn-result-text',
        'In het eerste jaar kregen 3.100 foto’s een adres en 900 een naam erbij. De vrijwilligers zijn nu met zijn negenen. De kelder is droog.',
        'In the first year 3,100 photographs gained an address and 900 a name. There are nine volunteers now. The cellar’s dry.',
      ),
      columns(
        'abn-figures',
        [
          figure(
            'abn-addresses',
            { nl: '3.100', en: '3,100' },
            { nl: 'foto’s met een adres', en: 'photographs with an address' },
          ),
          figure(
            'abn-names',
            { nl: '900', en: '900' },
            { nl: 'met een naam erbij', en: 'with a name as well' },
          ),
          figure('abn-people', { nl: '3 → 9', en: '3 → 9' }, { nl: 'vrijwilligers', en: 'volunteers' }),
        ],
        undefined,
        apart,
      ),
    ]),
    ...caseEnd(
      'abn',
      'Deze buurt staat op geen enkele kaart: het archief en de foto’s zijn verzonnen en getekend voor deze demo.',
      'This neighbourhood is on no map: the archive and its photographs were invented and drawn for this demo.',
    ),
  ],
};
