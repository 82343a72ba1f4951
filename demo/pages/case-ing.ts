import {
  apart,
  besidePicture,
  caption,
  caseEnd,
  columns,
  facts,
  figure,
  hero,
  image,
  inTheEvening,
  onPhones,
  opening,
  panel,
  quotation,
  spread,
  subheading,
  text,
  title,
  wideNarrow,
} from '../blocks.ts';
import { type SeedPage, wideLayout } from '../seed-page.ts';
import { caseContact } from './contact.ts';
import { windows } from './interactions/windows.ts';
import { voices } from './voices.ts';

/** Starts with the solution, a sunny day. The old table with nine columns comes after it. */
export const ing: SeedPage = {
  identifier: 'ing',
  kind: 'case',
  title: { nl: 'Zonnedeler: stroom van het eigen dak', en: 'Zonnedeler: power from your own roof' },
  layout: wideLayout,
  overview: [
    opening(
      title('ing-title', 'Zonnedeler: stroom van het eigen dak', 'Zonnedeler: power from your own roof'),
      text(
        'ing-lead',
        'Zestig huishoudens, één dak vol panelen. De techniek was geregeld. De vraag was hoe het eerlijk voelt.',
        'Sixty households, one roof full of panels. The engineering was settled. The question was how to make it feel fair.',
      ),
    ),
    onPhones(
      inTheEvening(
        {
          ...hero(
            'ing-day',
            'ing-june.webp',
            {
              nl: 'Een etmaal in stroken, de zon in een boog',
              en: 'A day in strips of light, the sun in an arc',
            },
            'viewport',
          ),
          // Height that the hours need: the whole day on tablets and wider, the sunny hours on phones.
          responsive: { mobile: { focalX: 50, focalY: 8 } },
          heightPercentageMobile: 57,
          heightPercentageTablet: 32,
          heightPercentageDesktop: 76,
        },
        'ing-june-night.webp',
      ),
      'ing-june-phone.webp',
      'ing-june-phone-night.webp',
    ),
    caption(
      'ing-day-note',
      'Juni: blauw gaat op, goud komt van het dak.',
      'June: blue is what’s used, gold comes from the roof.',
    ),
    {
      ...facts('ing', {
        role: { nl: 'Ontwerp en proef met bewoners', en: 'Design and a trial with residents' },
        year: '2025',
        weeks: 10,
        outcome: { nl: 'Een kwart meer van de eigen stroom', en: 'A quarter more of their own power used' },
      }),
      marginBottom: '32px',
    },
    onPhones(
      image(
        'ing-table',
        'ing-table.webp',
        {
          nl: 'Een tabel van negen kolommen, één omcirkeld',
          en: 'A table of nine columns, one of them circled in red pencil',
        },
        { widthType: 'page', aspectRatio: '16/9', night: 'ing-table-night.webp' },
      ),
      'ing-table-phone.webp',
      'ing-table-phone-night.webp',
    ),
    columns(
      'ing-problem',
      [
        [subheading('ing-situation', 'Negen kolommen, één ruzie', 'Nine columns, one quarrel')],
        [
          text(
            'ing-situation-text',
            'Dit kregen de bewoners elk kwartaal. De vergadering ging over één kolom: wie gebruikt er meer dan zijn deel? De verkeerde vraag: overdag bleef er stroom over.',
            'Residents got this every quarter. Their meeting was about one column: who’s using more than their share? The wrong question: by day there was power to spare.',
          ),
        ],
      ],
      [7, 5],
      { marginBottom: '40px' },
    ),
    onPhones(
      image(
        'ing-hero',
        'ing-hero.webp',
        {
          nl: 'Een dashboard voor een flat',
          en: 'A dashboard in front of flats with lit windows',
        },
        { widthType: 'viewport', aspectRatio: '16/9', night: 'ing-hero-night.webp' },
      ),
      'ing-hero-phone.webp',
      'ing-hero-phone-night.webp',
    ),
    columns(
      'ing-answer',
      [
        [
          onPhones(
            image(
              'ing-phones',
              'ing-phones.webp',
              {
                nl: 'Twee telefoons: het gebouw, en een gele schijf',
                en: 'Two phones: the building, and a yellow disc',
              },
              { aspectRatio: '4/3', night: 'ing-phones-night.webp' },
            ),
            'ing-phones-phone.webp',
            'ing-phones-phone-night.webp',
          ),
        ],
        [
          subheading('ing-approach', 'Wanneer is er genoeg?', 'When is there enough?'),
          text(
            'ing-approach-text',
            'We hebben de vraag omgedraaid. De app toont geen saldo maar een moment. Is het geel, dan kan de was aan.\n\n- Vergelijken kan met jezelf en met het gebouw, nooit met de buren\n- De tabel is er nog, voor de penningmeester\n- In de hal hangt hetzelfde, als lampje',
            'We turned the question round. The app doesn’t show a balance, it shows a moment. If it’s yellow, put the washing on.\n\n- You can compare yourself with before, or with the building, never with the neighbours\n- The table’s still there, for the treasurer\n- A little lamp in the hall says the same',
          ),
        ],
      ],
      wideNarrow.besidePicture,
      { ...apart, ...besidePicture },
    ),
    spread('ing-spread', [
      windows,
      caption(
        'ing-windows-note',
        'Zestig keer avondeten. De zon is net weg: dat is het hele probleem.',
        'Sixty suppers. The sun has only just gone: that’s the whole problem.',
      ),
    ]),
    columns(
      'ing-details',
      [
        [
          image(
            'ing-homes',
            'ing-homes.webp',
            {
              nl: 'Twee mensen aan tafel',
              en: 'Two people at the table behind the window',
            },
            { aspectRatio: '4/3', night: 'ing-homes-night.webp' },
          ),
        ],
        [quotation('ing-voice', voices.ing)],
      ],
      wideNarrow.besidePicture,
      { ...apart, ...besidePicture },
    ),
    panel('ing-panel', '#25265a', [
      columns(
        'ing-end',
        [
          figure(
            'ing-share',
            { nl: '25%', en: '25%' },
            { nl: 'meer van de eigen stroom gebruikt', en: 'more of their own power used' },
          ),
          [
            subheading('ing-result', 'De fietsenstalling', 'The bicycle shed'),
            text(
              'ing-result-text',
              'Daarover ging na één zomer de vergadering.',
              'That’s what the meeting was about, one summer later.',
            ),
          ],
        ],
        // The second column begins at the line of a 7:5 grid, in a panel with paddings of 5 percent.
        [8, 5.5],
        { align: 'middle' },
      ),
    ]),
    ...caseEnd(
      'ing',
      'Zonnedeler is verzonnen, net als flat en cijfers.',
      'Zonnedeler is invented, and so are the flats and the figures.',
    ),
    caseContact('ing', 'Waar gaat jouw vergadering over?', 'What are your meetings about?'),
  ],
};
