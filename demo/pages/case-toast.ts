import {
  apart,
  apartFromWords,
  belowWords,
  besidePicture,
  caseEnd,
  columns,
  facts,
  figure,
  hero,
  image,
  inTheEvening,
  keepInView,
  large,
  narrowWide,
  onPhones,
  opening,
  quotation,
  subheading,
  text,
  title,
  wideNarrow,
} from '../blocks.ts';
import { type SeedPage, wideLayout } from '../seed-page.ts';
import { caseContact } from './contact.ts';
import { range } from './interactions/range.ts';
import { voices } from './voices.ts';

/** Starts with the result: the short list of breads. */
export const toast: SeedPage = {
  identifier: 'toast',
  kind: 'case',
  title: { nl: 'Zeven Uur: brood voor morgen', en: 'Zeven Uur: bread for tomorrow' },
  layout: wideLayout,
  overview: [
    opening(
      title('toast-title', 'Zeven Uur: brood voor morgen', 'Zeven Uur: bread for tomorrow'),
      text(
        'toast-lead',
        'Een bakker die ’s\u00a0avonds weet hoeveel hij ’s\u00a0nachts moet bakken. Dat scheelt meel, slaap en een bak oud brood.',
        'A baker who knows the evening before how much to bake. It saves flour, sleep and a crate of stale bread.',
      ),
    ),
    large(subheading('toast-figure', '34\u00a0→\u00a09', '34\u00a0→\u00a09'), 'huge'),
    columns('toast-range-row', [[range]], [1], { marginTop: '0', marginBottom: '24px' }),
    keepInView(
      inTheEvening(
        hero('toast-hero', 'toast-hero.webp', {
          nl: 'Een telefoon met vier soorten brood, op een tafel met brood en meel',
          en: 'A phone showing four kinds of bread, on a table with loaves and flour',
        }),
        'toast-hero-night.webp',
      ),
      8,
    ),
    facts('toast', {
      role: { nl: 'Ontwerp van app en bon', en: 'Design of the app and the receipt' },
      year: '2023',
      weeks: 8,
      outcome: { nl: 'Twee op de drie broden vooraf besteld', en: 'Two in three loaves ordered ahead' },
    }),
    columns(
      'toast-problem',
      [
        [
          subheading('toast-situation', 'Een vijfde over, elke dag', 'A fifth left over, every day'),
          text(
            'toast-situation-text',
            'Minder bakken durfde de bakker niet, want dan stond de laatste klant voor niets in de rij. Bestellen kon per telefoon, tussen zes en acht. Dan had hij net zijn handen vol.',
            'The baker didn’t dare bake less: the last customer would have queued for nothing. You could order by phone, between six and eight, just when he had his hands full.',
          ),
          text(
            'toast-approach-text',
            'Het assortiment ging van 34 naar 9 broden. Dat was het eigenlijke ontwerp; de rest volgde vanzelf. Kiezen, een tijd, klaar. Wie vaker bestelt krijgt zijn vorige bestelling als eerste te zien en is met één tik klaar.',
            'The range went from 34 kinds of bread to 9. That was the real design; the rest followed. Choose, pick a time, done. Regulars see their last order first and need a single tap.',
          ),
        ],
        [
          image(
            'toast-assortment',
            'toast-assortment.webp',
            {
              nl: 'Zes van de negen broden, van boven, op gekleurde vlakken',
              en: 'Six of the nine loaves, from above, on coloured squares',
            },
            { aspectRatio: '8/7', night: 'toast-assortment-night.webp' },
          ),
        ],
      ],
      narrowWide.besidePicture,
      { ...apart, ...besidePicture },
    ),
    columns('toast-turn', [[], [quotation('toast-voice', voices.toast)]], [7, 5], {
      ...apart,
      marginBottom: '40px',
    }),
    onPhones(
      image(
        'toast-screens',
        'toast-screens.webp',
        {
          nl: 'Schermen van de winkel, van brood kiezen tot „Tot morgen, zeven uur.”',
          en: 'Screens of the shop, from choosing bread to “See you tomorrow, seven o’clock.”',
        },
        { widthType: 'viewport', aspectRatio: '8/5', night: 'toast-screens-night.webp' },
      ),
      'toast-screens-phone.webp',
      'toast-screens-phone-night.webp',
    ),
    columns(
      'toast-details',
      [
        [
          image(
            'toast-list',
            'toast-list.webp',
            {
              nl: 'De baklijst op bonpapier, aan een spijker in de tegels naast de oven',
              en: 'The baking list on receipt paper, on a nail in the tiles next to the oven',
            },
            { aspectRatio: '4/3', night: 'toast-list-night.webp' },
          ),
        ],
        [
          subheading('toast-nail', 'Aan een spijker, naast de oven', 'On a nail, next to the oven'),
          text(
            'toast-nail-text',
            'Voor de bakkerij maakte ik geen dashboard maar een lijst die uit een bonprinter komt. Meel op een scherm is na een nacht een grijs scherm; meel op papier is een bakkerij.',
            'The bakery didn’t get a dashboard. It got a list from a receipt printer. After one night, flour on a screen is a grey screen; flour on paper is a bakery.',
          ),
          belowWords(
            image(
              'toast-loop',
              'toast-slide.gif',
              {
                nl: 'Animatie: het deeg rijst en kleurt terwijl de klok door de nacht loopt',
                en: 'Animation: the dough rises and browns while the clock runs through the night',
              },
              { aspectRatio: '8/5' },
            ),
          ),
        ],
      ],
      wideNarrow.besidePicture,
      { ...apart, ...besidePicture },
    ),
    columns(
      'toast-end',
      [
        figure(
          'toast-ordered',
          { nl: '2/3', en: '2/3' },
          { nl: 'van de broden is vooraf besteld', en: 'of the loaves are ordered ahead' },
        ),
        [
          subheading('toast-result', 'Een half uur later open', 'Open half an hour later'),
          text(
            'toast-result-text',
            'Wat een bandje heeft, is van iemand. Van de rest blijft nog maar een enkel brood over. De winkel gaat een half uur later open. Niemand heeft geklaagd, ook de bakker niet.',
            'A loaf with a band is somebody’s. Of the others, hardly one is left over. The shop opens half an hour later. Nobody’s complained, the baker least of all.',
          ),
        ],
      ],
      [7, 5],
      { ...apartFromWords, align: 'bottom' },
    ),
    onPhones(
      image(
        'toast-counter',
        'toast-ordered.webp',
        {
          nl: 'Twaalf broden op de toonbank: acht hebben een bandje met een naam en een tijd, vier niet',
          en: 'Twelve loaves on the counter: eight have a band with a name and a time, four don’t',
        },
        {
          widthType: 'page',
          aspectRatio: '29/10',
          phoneAspectRatio: '28/29',
          night: 'toast-ordered-night.webp',
        },
      ),
      'toast-ordered-phone.webp',
      'toast-ordered-phone-night.webp',
    ),
    ...caseEnd(
      'toast',
      'Zeven Uur is een verzonnen bakkerij. Het brood is getekend, helaas.',
      'Zeven Uur is an invented bakery. The bread is only drawn, alas.',
    ),
    caseContact('toast', 'Wat blijft er bij jou liggen?', 'What’s left on your shelf?'),
  ],
};
