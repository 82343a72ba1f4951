import {
  apart,
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
  section,
  subheading,
  tall,
  text,
  title,
} from '../blocks.ts';
import { type SeedPage, wideLayout } from '../seed-page.ts';
import { caseContact } from './contact.ts';
import { pebbles } from './interactions/pebbles.ts';
import { voices } from './voices.ts';

/** Answers the three questions that it is about, and ends with what they lead to. */
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
        'Kiezel compares second-hand electronics. Not a list of three hundred headphones but three that suit you, and the reasons why.',
      ),
    ),
    inTheEvening(
      image(
        'tweakers-pebbles',
        'tweakers-pebbles.webp',
        {
          nl: 'Een strand vol kiezels; in een aangeharkte cirkel liggen er drie, één is rood',
          en: 'A beach full of pebbles; three of them, one red, lie in a raked circle',
        },
        { widthType: 'page', aspectRatio: '16/9', phoneAspectRatio: '4/3' },
      ),
      'tweakers-pebbles-night.webp',
    ),
    caption(
      'tweakers-three-note',
      'Van driehonderd blijven er drie over. De rode is de jouwe.',
      'Of three hundred, three remain. The red one is yours.',
    ),
    facts('tweakers', {
      role: { nl: 'Onderzoek op de winkelvloer, ontwerp', en: 'Research on the shop floor, design' },
      year: '2024',
      weeks: 12,
      outcome: { nl: 'Een derde minder retour', en: 'A third fewer returns' },
    }),
    columns(
      'tweakers-use',
      [
        [large(subheading('tweakers-first', '1. Waar ga je het gebruiken?', '1. Where will you use it?'))],
        [
          text(
            'tweakers-use-text',
            'In een winkel hoor je het vanzelf. Ik heb er een week lang meegeluisterd. Een goede verkoper vraagt drie dingen: waar ga je het gebruiken, wat stoorde je aan de vorige, en wat mag het kosten. Die vragen werden de ingang van de site, en de kopjes van dit verhaal.',
            'In a shop you can’t help hearing it. I listened in for a week. A good salesperson asks three things: where will you use it, what annoyed you about the last one, and what may it cost. Those questions became the way in, and the headings of this story.',
          ),
        ],
      ],
      [7, 5],
      apart,
    ),
    onPhones(
      image(
        'tweakers-question',
        'tweakers-question.webp',
        {
          nl: 'Een vraag met drie antwoorden, het eerste is gekozen',
          en: 'A question with three answers, the first one chosen',
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
          large(
            subheading(
              'tweakers-second',
              '2. Wat stoorde je aan de vorige?',
              '2. What annoyed you about the last one?',
            ),
          ),
          text(
            'tweakers-situation-text',
            'Bezoekers filterden zich suf. In de metingen van de oude site stonden gemiddeld elf filters aan, en daarna bleven er twee dingen over: niets, of toch weer alles. Wie iets kocht, deed dat meestal ergens anders.',
            'Visitors filtered themselves into a corner. On the old site they had eleven filters on by the end, on average, and that left them with one of two things: nothing, or everything again. If they bought something, it was usually somewhere else.',
          ),
        ],
        [pebbles],
      ],
      narrowWide.besidePicture,
      { ...apart, ...besidePicture },
    ),
    columns(
      'tweakers-cost',
      [
        [large(subheading('tweakers-third', '3. Wat mag het kosten?', '3. What may it cost?'))],
        [
          text(
            'tweakers-cost-text',
            'Tussen twee prijzen blijven er drie over, nooit nul en nooit dertig, met erbij wat er níét goed aan is. De honderd filters van de oude site bestaan nog, onder een knop. Bijna niemand mist ze.',
            'Between two prices three are left, never none and never thirty, and each says what’s *not* so good about it. The old site’s hundred filters are still there, behind a button. Hardly anyone’s missed them.',
          ),
        ],
      ],
      [7, 5],
      apart,
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
    section(
      'tweakers-end',
      subheading('tweakers-result', 'En het antwoord', 'And the answer'),
      [
        text(
          'tweakers-result-text',
          'Mensen kiezen sneller en twijfelen minder achteraf: in een proef van zes weken stuurden ze ongeveer een derde minder terug.',
          'People choose sooner and doubt less afterwards: in a six-week trial about a third fewer parcels came back.',
        ),
        quotation('tweakers-voice', voices.tweakers),
      ],
      { ...apart, marginBottom: '40px' },
    ),
    // The answer is what one gets to see: it stands where others begin.
    onPhones(
      keepInView(
        inTheEvening(
          tall(
            hero(
              'tweakers-hero',
              'tweakers-hero.webp',
              {
                nl: 'Een vergelijking van drie apparaten in een browservenster, tussen kiezelstenen op een tafel',
                en: 'A comparison of three devices in a browser window, among pebbles on a table',
              },
              'viewport',
            ),
          ),
          'tweakers-hero-night.webp',
        ),
        // Where the case before shows it, in a wide strip: from below its bar to below its buttons.
        53,
      ),
      'tweakers-hero-phone.webp',
      'tweakers-hero-phone-night.webp',
    ),
    ...caseEnd(
      'tweakers',
      'Kiezel is verzonnen, net als de winkel en de cijfers. Dit is demowerk, gemaakt om te laten zien hoe een case er op deze site uitziet.',
      'Kiezel is invented, and so are the shop and the figures. This is demo work, made to show what a case looks like on this site.',
    ),
    caseContact('tweakers', 'Waar heb jij er te veel van?', 'What have you too many of?'),
  ],
};
