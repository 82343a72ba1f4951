import { caseEnd, hero, image, pairs, subheading, text, title } from '../blocks.ts';
import type { SeedPage } from '../seed-page.ts';

export const ing: SeedPage = {
  identifier: 'ing',
  kind: 'case',
  title: { nl: 'Zonnedeler: stroom van het eigen dak', en: 'Zonnedeler: power from your own roof' },
  overview: [
    hero('ing-hero', 'ing-hero.jpg', {
      nl: 'Een dashboard over het verbruik van een dag, voor een flat met verlichte ramen in de avond',
      en: 'A dashboard of one day’s use, before a block of flats with lit windows in the evening',
    }),
    title('ing-title', 'Zonnedeler: stroom van het eigen dak', 'Zonnedeler: power from your own roof'),
    text(
      'ing-lead',
      'Zestig huishoudens, één dak vol panelen. De techniek was al geregeld. De vraag was hoe je het eerlijk laat voelen.',
      'Sixty households, one roof full of panels. The engineering was settled. The question was how to make it feel fair.',
    ),
    subheading('ing-situation', 'De situatie', 'The situation'),
    text(
      'ing-situation-text',
      'De bewoners kregen elk kwartaal een tabel van negen kolommen. Op de vergadering ging het over één ervan: wie gebruikt er meer dan zijn deel? Dat was de verkeerde vraag, want overdag bleef er stroom genoeg over.',
      'Every quarter the residents received a table of nine columns. At the meeting they talked about one of them: who is using more than their share? It was the wrong question, for by day there was power to spare.',
    ),
    image(
      'ing-day',
      'ing-day.jpg',
      {
        nl: 'Een etmaal als cirkel: het verbruik naar buiten, de opbrengst van de zon naar binnen',
        en: 'A day as a circle: use pointing outwards, the sun’s yield pointing inwards',
      },
      { widthType: 'container', aspectRatio: '4/3' },
    ),
    subheading('ing-approach', 'De aanpak', 'The approach'),
    text(
      'ing-approach-text',
      'We hebben de vraag omgedraaid: wanneer is er genoeg? De app toont geen saldo maar een moment. Is het geel, dan kan de was aan. Meer hoef je niet te weten.\n\n- Vergelijken kan alleen met jezelf en met het hele gebouw, nooit met de buren\n- De tabel is er nog, voor de penningmeester\n- Bij het stopcontact in de hal hangt hetzelfde, als lampje',
      'We turned the question round: when is there enough? The app shows not a balance but a moment. When it is yellow, you can do the washing. That is all you need to know.\n\n- You can compare with yourself and with the whole building, never with the neighbours\n- The table is still there, for the treasurer\n- By the socket in the hall there is the same thing, as a little lamp',
    ),
    pairs('ing-details', [
      image('ing-homes', 'ing-homes.jpg', {
        nl: 'De gevel van de flat in de avond, met bij één raam een kaartje over het verbruik',
        en: 'The front of the flats in the evening, one window with a card about its use',
      }),
      image('ing-phones', 'ing-phones.jpg', {
        nl: 'Twee telefoons: het gebouw als geheel, en een geel scherm voor dit moment',
        en: 'Two phones: the building as a whole, and a yellow screen for this moment',
      }),
    ]),
    subheading('ing-result', 'Het resultaat', 'The result'),
    text(
      'ing-result-text',
      'Na een zomer werd er een kwart meer van de eigen stroom gebruikt. Op de vergadering ging het over de fietsenstalling.',
      'After one summer a quarter more of their own power was being used. At the meeting they talked about the bicycle shed.',
    ),
    image(
      'ing-loop',
      'ing-slide.gif',
      {
        nl: 'Animatie: een dag rond de flat, de zon gaat rond en de ramen gaan aan',
        en: 'Animation: a day around the flats, the sun goes round and the windows light up',
      },
      { aspectRatio: '16/10' },
    ),
    ...caseEnd(
      'ing',
      'Zonnedeler is verzonnen, met flat en vergadering en al. De cijfers zijn bedacht.',
      'Zonnedeler is invented, flats, meeting and all. The figures are made up.',
    ),
  ],
};
