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
  keepInView,
  narrowWide,
  onPhones,
  partOfColumn,
  quotation,
  spread,
  subheading,
  text,
  title,
  wideNarrow,
} from '../blocks.ts';
import { caseLayout, type SeedPage } from '../seed-page.ts';
import { caseContact } from './contact.ts';
import { street } from './interactions/street.ts';
import { voices } from './voices.ts';

/** Opens with the façade in 1931 and now. Texts are below their images, as in the archive. */
export const abn: SeedPage = {
  identifier: 'abn',
  kind: 'case',
  title: {
    nl: 'Archief Buurt Noord: foto’s met een adres',
    en: 'Archief Buurt Noord: photographs with an address',
  },
  layout: caseLayout,
  overview: [
    onPhones(
      inTheEvening(
        keepInView(
          {
            ...hero(
              'abn-hero',
              'abn-hero.webp',
              {
                nl: 'De gevel van Kade 14 op één lijn: links in 1931 de bakker met vrouw, kind en handkar, rechts nu een bar met een fiets en een parasol',
                en: 'The front of Kade 14 along one line: in 1931 on the left the baker with wife, child and handcart, now on the right a bar with a bicycle and a parasol',
              },
              'viewport',
            ),
            // High enough to show the lanterns. The phone image has two façades, one above the other; if only
            // one fits, it is the one of 1931.
            responsive: { mobile: { focalX: 50, focalY: 0 } },
            heightPercentageMobile: 69,
            heightPercentageDesktop: 64,
          },
          100,
        ),
        'abn-hero-night.webp',
      ),
      'abn-hero-phone.webp',
      'abn-hero-phone-night.webp',
    ),
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
    // The space to the full-width image below equals the space to text.
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
      'How it was listed: *box 14, no. 203*. To find your old street you had to know which box it was in. Two people did.',
    ),
    columns(
      'abn-answer',
      [
        [
          subheading('abn-approach', 'Ze wezen.', 'They pointed.'),
          text(
            'abn-approach-text',
            'Het eerste prototype was van karton. Met veertig afdrukken en een plattegrond op tafel heb ik een middag lang gekeken hoe buurtbewoners zoeken. Niemand noemde een doos.',
            'The first prototype was made of cardboard. I put forty prints and a street plan on a table and spent an afternoon watching how people from the neighbourhood search. Nobody mentioned a box.',
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
    // Full width, because a street has no margins.
    columns('abn-street-ground', [[street]], [1], {
      ...apart,
      widthType: 'viewport',
      paddingLeft: '0',
      paddingRight: '0',
    }),
    {
      ...columns('abn-spread', [
        [
          caption(
            'abn-street-note',
            'Een foto zonder adres is een omtrek. Elk huisnummer maakt er een huis van. Eentje kent nog niemand.',
            'A photograph without an address is an outline. Each house number turns it into a house. One is still a stranger.',
          ),
        ],
      ]),
      marginTop: '-32px',
      responsive: { tablet: { marginTop: '-24px' }, mobile: { marginTop: '-16px' } },
    },
    spread('abn-details', [
      onPhones(
        image(
          'abn-tablet',
          'abn-tablet.webp',
          {
            nl: 'Het archief op een tablet: een kaart met spelden, gezocht op Kade 14, met ‘7 foto’s, 1912–1978’',
            en: 'The archive on a tablet: a map with pins, searched for Kade 14, saying “7 photographs, 1912–1978”',
          },
          { widthType: 'page', aspectRatio: '16/9', night: 'abn-tablet-night.webp' },
        ),
        'abn-tablet-phone.webp',
        'abn-tablet-phone-night.webp',
      ),
      caption(
        'abn-tablet-note',
        'Kade 14 heeft zeven foto’s. In welke doos die zitten, staat er niet meer bij.',
        'Kade 14 has seven photographs. It no longer says which box they’re in.',
      ),
    ]),
    // In columns of 5 and 7 parts, figures of five and seven characters have the same size.
    columns(
      'abn-end',
      [
        figure(
          'abn-addresses',
          { nl: '3.100', en: '3,100' },
          { nl: 'foto’s met een adres, na één jaar', en: 'photographs with an address, after one year' },
        ),
        [quotation('abn-voice', voices.abn)],
      ],
      wideNarrow.besidePicture,
      { ...apartFromWords, ...besidePicture, marginBottom: '24px' },
    ),
    // Both figures have one size, smaller than the main result. They stay side by side on phones.
    alsoOnPhones(
      columns(
        'abn-last',
        [
          [
            partOfColumn(
              'abn-names-part',
              figure(
                'abn-names',
                { nl: '0\u00a0→\u00a0900', en: '0\u00a0→\u00a0900' },
                { nl: 'foto’s met een naam erbij', en: 'photographs with a name, too' },
              ),
              0.8,
            ),
          ],
          [
            partOfColumn(
              'abn-people-part',
              figure(
                'abn-people',
                { nl: '3\u00a0→\u00a09', en: '3\u00a0→\u00a09' },
                { nl: 'vrijwilligers. De kelder is droog.', en: 'volunteers. The cellar’s dry.' },
              ),
              0.77,
            ),
          ],
        ],
        wideNarrow.besidePicture,
        { gap: besidePicture.gap },
      ),
    ),
    // Separated from the figure above, because it applies to the whole page.
    columns(
      'abn-about',
      [
        caseEnd(
          'abn',
          'Deze buurt staat op geen enkele kaart: het archief en de foto’s zijn verzonnen en getekend voor deze demo.',
          'This neighbourhood is on no map: the archive and its photographs were invented and drawn for this demo.',
        ),
      ],
      [1],
      apart,
    ),
    caseContact('abn', 'Wat ligt er bij jou in de kelder?', 'What’s in your cellar?'),
  ],
};
