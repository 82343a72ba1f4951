import {
  apart,
  caption,
  columns,
  divider,
  facts,
  hero,
  image,
  keepInView,
  section,
  subheading,
  text,
  title,
} from '../blocks.ts';
import { caseLayout, type SeedBlock, type SeedPage } from '../seed-page.ts';

/** Password of the demo's protected page. The README mentions it. */
const password = 'laatste-halte';

export const halte: SeedPage = {
  identifier: 'halte',
  kind: 'case',
  requiresLogin: true,
  loginPassword: password,
  title: {
    nl: 'Halte Thuis: de nachtbus die voor je omrijdt',
    en: 'Halte Thuis: the night bus that goes out of its way',
  },
  layout: caseLayout,
  overview: [
    keepInView(
      hero('halte-hero', 'halte-hero.webp', {
        nl: 'Een papieren dienstregeling met één omcirkelde rit, naast een telefoon met een route door een stad bij nacht',
        en: 'A paper timetable with one departure circled, beside a phone with a route through a city at night',
      }),
      22,
    ),
    title(
      'halte-title',
      'Halte Thuis: de nachtbus die voor je omrijdt',
      'Halte Thuis: the night bus that goes out of its way',
    ),
    text(
      'halte-lead',
      'Eén bus, na middernacht, zonder vaste haltes. Je stapt in bij het station en zegt waar je woont. De bus zegt niet hoe laat je er bent, maar na wie.',
      'One bus, after midnight, with no fixed stops. You get on at the station and say where you live. The bus doesn’t promise a time; it tells you who gets off before you.',
    ),
    facts('halte', {
      role: { nl: 'Onderzoek in de bus, ontwerp', en: 'Research on the bus, design' },
      year: '2026',
      weeks: 10,
      outcome: { nl: 'De proef begint in het voorjaar', en: 'The trial begins in spring' },
    }),
    section(
      'halte-problem',
      subheading(
        'halte-situation',
        'Niemand vroeg om vaker. Iedereen vroeg om dichterbij.',
        'Nobody wanted it more often. Everybody wanted it closer.',
      ),
      [
        text(
          'halte-situation-text',
          'De vervoerder wilde de nachtlijn schrappen: gemiddeld vier reizigers, en de helft liep daarna nog twintig minuten door het donker. Ik heb twee weken meegereden.',
          'The operator wanted to drop the night line: four passengers on average, half of whom then walked another twenty minutes in the dark. I rode it for two weeks.',
        ),
      ],
    ),
    section(
      'halte-answer',
      subheading('halte-approach', 'Geen tijd, maar een volgorde', 'An order instead of a time'),
      [
        text(
          'halte-approach-text',
          'Geen kaart met haltes, maar één vraag: waar slaap je vannacht? De bus legt zijn route opnieuw bij elke instapper en belooft niet een tijd maar een volgorde. Dat laatste was de doorbraak. Wie weet dat er nog twee mensen voor hem uitstappen, kijkt niet meer op de klok.',
          'No map of stops, but one question: where are you sleeping tonight? The bus redraws its route for everyone who gets on, and promises an order instead of a time. That was the breakthrough. Once you know there are two people getting off before you, you stop watching the clock.',
        ),
      ],
    ),
    section(
      'halte-wheel',
      subheading('halte-lines', 'Vier regels naast het stuur', 'Four lines beside the wheel'),
      [
        text(
          'halte-lines-text',
          'De chauffeur heeft naast het stuur één scherm: links de weg, rechts vier regels. Meer past er niet op, en meer mensen rijden er zelden mee.',
          'Beside the wheel the driver has one screen: the road on the left, four lines on the right. That’s all that fits, and there are seldom more people on board.',
        ),
      ],
    ),
    image(
      'halte-driver',
      'halte-driver.webp',
      {
        nl: 'Het scherm van de chauffeur: links de route, rechts vier reizigers in volgorde van uitstappen',
        en: 'The driver’s screen: the route on the left, four passengers in order of getting off on the right',
      },
      { widthType: 'page', aspectRatio: '16/9', phoneAspectRatio: '4/3' },
    ),
    columns(
      'halte-open',
      [
        [
          subheading('halte-known', 'Op papier klopt de rit', 'On paper the ride works'),
          text(
            'halte-known-text',
            '- Instappen kost acht seconden\n- De omweg is zelden meer dan zes minuten\n- Het werkt met de telefoon in je zak',
            '- Getting on takes eight seconds\n- The detour is seldom more than six minutes\n- It works with the phone in your pocket',
          ),
        ],
        [
          subheading('halte-unknown', 'Drie dingen staan nog open', 'Three things are still open'),
          text(
            'halte-unknown-text',
            '- Of de bus mag wachten op de laatste trein\n- Wie er uitstapt als niemand thuis is\n- De naam',
            '- Whether the bus may wait for the last train\n- Who gets off when there’s nobody home\n- The name',
          ),
        ],
      ],
      [7, 5],
      apart,
    ),
    ...confidentialEnd(),
  ],
};

/** Ends without a next case, because this case is not part of the sequence. */
function confidentialEnd(): SeedBlock[] {
  return [
    divider('halte-line'),
    caption(
      'halte-invented',
      'Vertrouwelijk tot de proef begint. En verzonnen, zoals alles hier: er rijdt nog geen bus. [Alle cases](/cases)',
      'Confidential until the trial begins. And invented, like everything here: there’s no bus running yet. [All cases](/cases)',
    ),
  ];
}
