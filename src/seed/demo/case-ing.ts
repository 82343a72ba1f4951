import {
  amongPictures,
  apartFromWords,
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
  keepInView,
  onPhones,
  section,
  spread,
  subheading,
  text,
  wideNarrow,
  wideNarrowShapes,
} from '../blocks.ts';
import { caseLayout, type SeedPage } from '../seed-page.ts';
import { windows } from './interactions/windows.ts';

export const ing: SeedPage = {
  identifier: 'ing',
  kind: 'case',
  title: { nl: 'Zonnedeler: stroom van het eigen dak', en: 'Zonnedeler: power from your own roof' },
  layout: caseLayout,
  overview: [
    onPhones(
      inTheEvening(
        keepInView(
          hero('ing-hero', 'ing-hero.webp', {
            nl: 'Een dashboard over het verbruik van een dag, voor een flat met verlichte ramen in de avond',
            en: 'A dashboard of one day’s use, in front of a block of flats with lit windows in the evening',
          }),
          32,
        ),
        'ing-hero-night.webp',
      ),
      'ing-hero-phone.webp',
      'ing-hero-phone-night.webp',
    ),
    caseTitle('ing-title', 'Zonnedeler: stroom van het eigen dak', 'Zonnedeler: power from your own roof'),
    text(
      'ing-lead',
      'Zestig huishoudens, één dak vol panelen. De techniek was al geregeld. De vraag was hoe je het eerlijk laat voelen.',
      'Sixty households, one roof full of panels. The engineering was settled. The question was how to make it feel fair.',
    ),
    facts('ing', {
      role: { nl: 'Ontwerp en proef met bewoners', en: 'Design and a trial with residents' },
      year: '2025',
      weeks: 10,
      outcome: { nl: 'Een kwart meer van de eigen stroom', en: 'A quarter more of their own power' },
    }),
    section('ing-problem', subheading('ing-situation', 'De situatie', 'The situation'), [
      text(
        'ing-situation-text',
        'De bewoners kregen elk kwartaal een tabel van negen kolommen. Op de vergadering ging het over één ervan: wie gebruikt er meer dan zijn deel? Dat was de verkeerde vraag, want overdag bleef er stroom genoeg over.',
        'Every quarter the residents received a table of nine columns. At the meeting they talked about one of them: who’s using more than their share? It was the wrong question, because by day there was power to spare.',
      ),
    ]),
    image(
      'ing-day',
      'ing-day.webp',
      {
        nl: 'Een etmaal als cirkel: het verbruik naar buiten, de opbrengst van de zon naar binnen',
        en: 'A day as a circle: use pointing outwards, the sun’s yield pointing inwards',
      },
      { widthType: 'viewport', aspectRatio: '16/9', night: 'ing-day-night.webp' },
    ),
    caption(
      'ing-day-note',
      'Een dag in juni. Naar buiten wat zestig huishoudens gebruiken, naar binnen wat het dak geeft.',
      'A day in June. Outwards, what sixty households use; inwards, what the roof gives.',
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
                nl: 'Twee telefoons: het gebouw als geheel, en een geel scherm voor dit moment',
                en: 'Two phones: the building as a whole, and a yellow screen for this moment',
              },
              { aspectRatio: '4/3', night: 'ing-phones-night.webp' },
            ),
            'ing-phones-phone.webp',
            'ing-phones-phone-night.webp',
          ),
        ],
        [
          subheading('ing-approach', 'De aanpak', 'The approach'),
          text(
            'ing-approach-text',
            'We hebben de vraag omgedraaid: wanneer is er genoeg? De app toont geen saldo maar een moment. Is het geel, dan kan de was aan. Meer hoef je niet te weten.\n\n- Vergelijken kan alleen met jezelf en met het hele gebouw, nooit met de buren\n- De tabel is er nog, voor de penningmeester\n- Bij het stopcontact in de hal hangt hetzelfde, als lampje',
            'We turned the question round: when is there enough? The app doesn’t show a balance but a moment. If it’s yellow, you can put the washing on. That’s all you need to know.\n\n- You can compare with yourself and with the whole building, never with the neighbours\n- The table’s still there, for the treasurer\n- By the socket in the hall it’s the same thing, as a little lamp',
          ),
        ],
      ],
      wideNarrow.besidePicture,
      { ...apartFromWords, ...besidePicture },
    ),
    spread('ing-spread', [
      windows,
      caption(
        'ing-windows-note',
        'Zestig keer avondeten. De zon is dan net weg: dat is het hele probleem in één beeld.',
        'Sixty suppers. The sun has only just gone: that’s the whole problem in one picture.',
      ),
    ]),
    section('ing-end', subheading('ing-result', 'Het resultaat', 'The result'), [
      text(
        'ing-result-text',
        'Na een zomer werd er een kwart meer van de eigen stroom gebruikt. Op de vergadering ging het over de fietsenstalling.',
        'After one summer a quarter more of their own power was being used. At the meeting they talked about the bicycle shed.',
      ),
      ...figure(
        'ing-share',
        { nl: '25%', en: '25%' },
        { nl: 'meer van de eigen stroom gebruikt', en: 'more of their own power used' },
        'huge',
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
              nl: 'De gevel van de flat in de avond, met bij één raam een kaartje over het verbruik',
              en: 'The front of the flats in the evening, one window with a card about its use',
            },
            { aspectRatio: wideNarrowShapes.wide, night: 'ing-homes-night.webp' },
          ),
        ],
        [
          image(
            'ing-loop',
            'ing-slide.gif',
            {
              nl: 'Animatie: een dag rond de flat, de zon gaat rond en de ramen gaan aan',
              en: 'Animation: a day around the flats, the sun goes round and the windows light up',
            },
            { aspectRatio: wideNarrowShapes.narrow },
          ),
        ],
      ],
      wideNarrow.amongPictures,
      amongPictures,
    ),
    ...caseEnd(
      'ing',
      'Zonnedeler is verzonnen, met flat en vergadering en al. De cijfers zijn bedacht.',
      'Zonnedeler is invented, flats, meeting and all. The figures are made up.',
    ),
  ],
};
