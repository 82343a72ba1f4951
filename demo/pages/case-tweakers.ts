import {
  apart,
  band,
  besidePicture,
  caption,
  caseEnd,
  columns,
  facts,
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
  tall,
  text,
  title,
  wideNarrow,
} from '../blocks.ts';
import { type SeedBlock, type SeedPage, wideLayout } from '../seed-page.ts';
import { caseContact } from './contact.ts';
import { pebbles } from './interactions/pebbles.ts';
import { voices } from './voices.ts';

/** Heading and text of a question, above its image. The text begins at the same line as the lead. */
const asked = (id: string, heading: SeedBlock, words: SeedBlock): SeedBlock =>
  columns(id, [[heading], [words]], [7, 5], apart);

/** Red of the chosen product. */
const red = '#ab2e18';

/** Answers the shop's three questions, and ends with the resulting choice. */
export const tweakers: SeedPage = {
  identifier: 'tweakers',
  kind: 'case',
  title: { nl: 'Kiezel: kiezen uit minder', en: 'Kiezel: choosing from less' },
  layout: wideLayout,
  overview: [
    opening(
      title('tweakers-title', 'Kiezel: kiezen uit minder', 'Kiezel: choosing from less'),
      text(
        'tweakers-lead',
        'Kiezel vergelijkt tweedehands elektronica. Geen lijst met driehonderd koptelefoons, maar drie die bij je passen, met uitleg waarom.',
        'Kiezel compares second-hand electronics. Not a list of three hundred headphones, but three that suit you, and why.',
      ),
    ),
    onPhones(
      image(
        'tweakers-pebbles',
        'tweakers-pebbles.webp',
        {
          nl: 'Een strand vol kiezels; in een aangeharkte cirkel liggen er drie, één is rood',
          en: 'A beach full of pebbles; three of them, one red, lie in a raked circle',
        },
        {
          widthType: 'page',
          aspectRatio: '16/9',
          phoneAspectRatio: '1/1',
          night: 'tweakers-pebbles-night.webp',
        },
      ),
      'tweakers-pebbles-phone.webp',
      'tweakers-pebbles-phone-night.webp',
    ),
    caption(
      'tweakers-three-note',
      'Van driehonderd blijven er drie over. De rode is de jouwe.',
      'Of three hundred, three remain. The red one is yours.',
    ),
    facts('tweakers', {
      role: { nl: 'Onderzoek op de winkelvloer, ontwerp', en: 'Research in the shop, design' },
      year: '2024',
      weeks: 12,
      outcome: { nl: 'Een derde minder retour', en: 'A third fewer returns' },
    }),
    asked(
      'tweakers-use',
      subheading(
        'tweakers-first',
        '1. Voor thuis of\u00a0onderweg?',
        '1. For home or for\u00a0the\u00a0train?',
      ),
      text(
        'tweakers-use-text',
        'In een winkel hoor je het vanzelf. Ik heb er een week lang meegeluisterd. Een goede verkoper vraagt drie dingen: is het voor thuis of onderweg, wat stoorde je aan de vorige, en wat mag het kosten. Die vragen werden de ingang van de site, en de kopjes van dit verhaal.',
        'In a shop you can’t help hearing it. I listened in for a week. A good salesperson asks three things: is it for home or for the train, what annoyed you about the last one, and what’s your budget. Those questions became the way in, and the headings of this story.',
      ),
    ),
    onPhones(
      image(
        'tweakers-question',
        'tweakers-question.webp',
        {
          nl: 'Drie apparaten van steen op één lijn; de rode koptelefoon, voor onderweg, is gekozen',
          en: 'Three stone devices in a row; the red headphones, for the train, are chosen',
        },
        { widthType: 'page', aspectRatio: '3/2', night: 'tweakers-question-night.webp' },
      ),
      'tweakers-question-phone.webp',
      'tweakers-question-phone-night.webp',
    ),
    columns(
      'tweakers-before',
      [
        [
          {
            ...subheading(
              'tweakers-second',
              '2. Wat\u00a0stoorde\u00a0je aan\u00a0de\u00a0vorige?',
              '2. What annoyed you about the\u00a0last\u00a0one?',
            ),
            headingPaddingBottom: '12px',
          },
          text(
            'tweakers-situation-text',
            'Bezoekers filterden zich suf. In de metingen van de oude site stonden gemiddeld elf filters aan, en daarna bleven er twee dingen over: niets, of toch weer alles. Wie iets kocht, deed dat meestal ergens anders.\n\n**Een filter zegt wat een ding is.** ‘Knelt’ zegt wat het met jou deed.',
            'Visitors filtered themselves into a corner. On the old site they had eleven filters on by the end, on average, and that left them with one of two things: nothing, or everything again. If they bought something, it was usually somewhere else.\n\n**A filter says what a thing is.** “Tight” says what it did to you.',
          ),
        ],
        [pebbles],
      ],
      narrowWide.besidePicture,
      { ...apart, gap: besidePicture.gap },
    ),
    asked(
      'tweakers-cost',
      subheading('tweakers-third', '3. Wat mag het\u00a0kosten?', '3. What’s your budget?'),
      text(
        'tweakers-cost-text',
        'Tussen twee prijzen blijven er drie over, nooit nul en nooit dertig, met erbij wat er níét goed aan is. De honderd filters van de oude site bestaan nog, onder een knop. Bijna niemand mist ze.',
        'Between two prices there are always three, never none and never thirty, each with what’s *not* so good about it. The old site’s hundred filters are still there, behind a button. Hardly anyone’s missed them.',
      ),
    ),
    onPhones(
      image(
        'tweakers-price',
        'tweakers-price.webp',
        {
          nl: 'Een groef in het zand met een steen bij € 30 en een bij € 150; eronder liggen Mus, Merel in rood, en Zwaan',
          en: 'A groove in the sand with a stone at € 30 and one at € 150; below it lie Mus, Merel in red, and Zwaan',
        },
        { widthType: 'page', aspectRatio: '2/1', night: 'tweakers-price-night.webp' },
      ),
      'tweakers-price-phone.webp',
      'tweakers-price-phone-night.webp',
    ),
    {
      ...band('tweakers-answer', red, [
        [
          large(subheading('tweakers-result', 'En het antwoord', 'And the answer'), 'huge'),
          columns(
            'tweakers-came',
            [
              [
                text(
                  'tweakers-result-text',
                  'Mensen kiezen sneller en twijfelen minder achteraf: in een proef van zes weken stuurden ze ongeveer een derde minder terug.',
                  'People choose sooner, with fewer second thoughts: in a six-week trial about a third fewer parcels came back.',
                ),
              ],
              [quotation('tweakers-voice', voices.tweakers)],
            ],
            wideNarrow.besidePicture,
            { gap: besidePicture.gap, marginTop: '24px' },
          ),
        ],
      ]),
      // The hero follows immediately. The negative margins cancel the space above it at each breakpoint.
      marginBottom: '-40px',
      responsive: { tablet: { marginBottom: '-33.32px' }, mobile: { marginBottom: '-26.68px' } },
    },
    // The hero is at the end, because it shows the answer.
    onPhones(
      keepInView(
        inTheEvening(
          {
            ...tall(
              hero(
                'tweakers-hero',
                'tweakers-hero.webp',
                {
                  nl: 'Een browservenster in geharkt zand: drie koptelefoons van steen op één lijn; de rode is gekozen',
                  en: 'A browser window in raked sand: three pairs of stone headphones in a row; the red pair is chosen',
                },
                'viewport',
              ),
            ),
            // The words in the image reach its edges.
            wholeImage: true,
          },
          'tweakers-hero-night.webp',
        ),
        // Keeps the browser window whole on the page of the previous case, which crops the image.
        50,
      ),
      'tweakers-hero-phone.webp',
      'tweakers-hero-phone-night.webp',
    ),
    ...caseEnd(
      'tweakers',
      'Kiezel is verzonnen, net als de winkel en de cijfers.',
      'Kiezel is invented, and so are the shop and the figures.',
    ),
    caseContact('tweakers', 'Waar heb jij er te veel van?', 'What do you have too many of?'),
  ],
};
