import {
  apart,
  apartFromWords,
  besidePicture,
  caseEnd,
  columns,
  facts,
  figure,
  hero,
  image,
  inTheEvening,
  keepInView,
  onPhones,
  opening,
  quotation,
  section,
  subheading,
  tall,
  text,
  title,
  wideNarrow,
} from '../blocks.ts';
import { type Copy, type SeedBlock, type SeedPage, wideLayout } from '../seed-page.ts';
import { caseContact } from './contact.ts';
import { checks } from './interactions/checks.ts';
import { voices } from './voices.ts';

/** One of the four evenings that the designer spent backstage. */
const evening = (name: string, day: Copy, words: Copy): SeedBlock[] => [
  text(`check-${name}`, `**${day.nl}**\n${words.nl}`, `**${day.en}**\n${words.en}`),
];

/** Starts with text. The curtain hangs below it, over the full width. */
export const check: SeedPage = {
  identifier: 'check',
  kind: 'case',
  title: { nl: 'Doek Op: afvinken voor de voorstelling', en: 'Doek Op: all checked before curtain-up' },
  layout: wideLayout,
  overview: [
    opening(
      title(
        'check-title',
        'Doek Op: afvinken voor de voorstelling',
        'Doek Op: all checked before curtain-up',
      ),
      text(
        'check-lead',
        'Een theater met 180 stoelen en zes vaste krachten. Elke avond moeten er 41 dingen kloppen voordat het doek opgaat.',
        'A theatre with 180 seats and a permanent crew of six. Every evening 41 things have to be right before the curtain goes up.',
      ),
    ),
    // The space to the full-width image below equals the space to text.
    {
      ...facts('check', {
        role: { nl: 'Onderzoek backstage, ontwerp', en: 'Research backstage, design' },
        year: '2023',
        weeks: 7,
        outcome: { nl: '25 minuten in plaats van 40', en: '25 minutes instead of 40' },
      }),
      marginBottom: '32px',
    },
    onPhones(
      inTheEvening(
        keepInView(
          {
            ...tall(
              hero(
                'check-hero',
                'check-hero.webp',
                {
                  nl: 'Een tablet met een checklijst in het licht van een theaterlamp, voor een groen doek',
                  en: 'A tablet with a checklist in the light of a theatre lamp, in front of a green curtain',
                },
                'viewport',
              ),
            ),
            // Low enough to keep the lamp whole beside the tablet at night.
            heightPercentageTablet: 42,
          },
          40,
        ),
        'check-hero-night.webp',
      ),
      'check-hero-phone.webp',
      'check-hero-phone-night.webp',
    ),
    columns(
      'check-problem',
      [
        [
          image(
            'check-corridor',
            'check-corridor.webp',
            {
              nl: 'Een gang met een brandslang: op de muur geprikt een lijst in drie handschriften',
              en: 'A corridor with a fire hose: pinned to the wall a list in three people’s handwriting',
            },
            { aspectRatio: '3/2', night: 'check-corridor-night.webp' },
          ),
        ],
        [
          subheading('check-situation', 'De lijst in de gang', 'The list in the corridor'),
          text(
            'check-situation-text',
            'Hij hing er in drie handschriften. Iedereen wist wat erop stond, dus niemand keek er nog op. Tot de avond dat de brandwacht dat wel deed. Daarna heb ik vier avonden achter het toneel gestaan.',
            'It hung there in three people’s handwriting. Everybody knew what it said, so nobody read it any more. Until the evening the fire officer did. After that I stood backstage for four evenings.',
          ),
        ],
      ],
      wideNarrow.besidePicture,
      { ...apart, ...besidePicture },
    ),
    // The days from left to right. On phones each day is beside its text.
    columns(
      'check-evenings',
      [
        evening(
          'first',
          { nl: 'Woensdag', en: 'Wednesday' },
          {
            nl: 'Ik tel hoe vaak iemand iets twee keer doet. Voor de pauze kom ik vingers tekort.',
            en: 'I count how often people do the same thing twice. I run out of fingers before the interval.',
          },
        ),
        evening(
          'second',
          { nl: 'Donderdag', en: 'Thursday' },
          {
            nl: 'Ik loop mee met de inspiciënt. De lijst gaat per afdeling, zij gaat per trap.',
            en: 'I follow the stage manager. The list goes by department; she goes by staircase.',
          },
        ),
        evening(
          'third',
          { nl: 'Vrijdag', en: 'Friday' },
          {
            nl: 'In het donker leest niemand, en niemand heeft twee handen vrij. Een duim wel.',
            en: 'Nobody reads in the dark, and nobody has both hands free. There’s always a thumb.',
          },
        ),
        evening(
          'fourth',
          { nl: 'Zaterdag', en: 'Saturday' },
          {
            nl: 'De nieuwe lijst, van karton, volgt de route door het gebouw. Niemand vraagt wat het is.',
            en: 'The new list, made of cardboard, follows the route through the building. Nobody asks what it is.',
          },
        ),
      ],
      [1, 1, 1, 1],
      { ...apart, gap: '32px', look: 'facts' },
    ),
    onPhones(
      image(
        'check-route',
        'check-route.webp',
        {
          nl: 'Het theater opengeklapt langs de ronde: een gestippelde lijn van 1, de achterdeur, over toneel, ladder, kleedkamers, zaal en foyer naar 41, het doek',
          en: 'The theatre unfolded along the route: a dotted line from 1, the stage door, past stage, ladder, dressing rooms, auditorium and foyer to 41, the curtain',
        },
        { widthType: 'page', aspectRatio: '2/1', night: 'check-route-night.webp' },
      ),
      'check-route-phone.webp',
      'check-route-phone-night.webp',
    ),
    // The main content of the case, over the full width.
    columns(
      'check-panel',
      [
        [
          subheading('check-figure', '41 dingen, elke avond', '41 things, every evening'),
          columns('check-list-place', [[checks]], [1], { marginTop: '16px' }),
        ],
      ],
      [1],
      {
        widthType: 'viewport',
        backgroundColor: '#0f2f26',
        marginTop: '40px',
        paddingTop: '72px',
        paddingBottom: '72px',
      },
    ),
    section(
      'check-answer',
      subheading('check-approach', 'Met je duim, in het donker', 'With your thumb, in the dark'),
      [
        text(
          'check-approach-text',
          'De lijst volgt je route door het gebouw, niet de afdelingen op papier. Het scherm geeft bijna geen licht en maakt geen geluid. Wat klaar is schuift weg; wat blijft staan, is het gesprek van halfacht. Na afloop blijft er één lamp aan.',
          'The list follows your route through the building, not the departments on paper. The screen gives off hardly any light and doesn’t make a sound. What’s done slides away; what’s left is for the half past seven meeting. Afterwards one lamp stays on.',
        ),
      ],
    ),
    columns(
      'check-screens',
      [
        [
          // Dark in the light theme too, because the phones are used in the dark.
          onPhones(
            image(
              'check-phones',
              'check-phones-night.webp',
              {
                nl: 'Drie telefoons: de ronde, het teken dat alles klaar is, „Doek op”, en wat wie morgen loopt moet weten',
                en: 'Three phones: the checklist, “Doek op” (curtain up) when all is done, and notes for tomorrow’s rounds',
              },
              { widthType: 'page', aspectRatio: '8/5' },
            ),
            'check-phones-phone-night.webp',
          ),
        ],
      ],
      [1],
      { marginBottom: '32px' },
    ),
    onPhones(
      image(
        'check-lamp',
        'check-stage.webp',
        {
          nl: 'Een leeg toneel na afloop, met één brandende lamp op een standaard',
          en: 'An empty stage after the show, with one lamp burning on a stand',
        },
        { widthType: 'viewport', aspectRatio: '24/11', night: 'check-stage-night.webp' },
      ),
      'check-lamp.webp',
      'check-lamp-night.webp',
    ),
    columns(
      'check-end',
      [
        figure(
          'check-minutes',
          { nl: '25', en: '25' },
          {
            nl: 'minuten voor de hele ronde. Het waren er 40.',
            en: 'minutes to do the rounds. It used to be 40.',
          },
        ),
        [
          subheading('check-result', 'Kwart over acht', 'A quarter past eight'),
          text(
            'check-result-text',
            'Een kwartier over, elke avond. Belangrijker: invallers kunnen de ronde ook lopen. De lijst in de gang hangt er nog, ingelijst.',
            'A quarter of an hour to spare, every evening. More important: stand-ins can do the rounds too. The list in the corridor’s still there, in a frame.',
          ),
          quotation('check-voice', voices.check),
        ],
      ],
      [7, 5],
      apartFromWords,
    ),
    // Separated from the figure above, because it applies to the whole page.
    columns(
      'check-about',
      [
        caseEnd(
          'check',
          'Het theater bestaat niet, en de brandwacht is dus ook nooit langs geweest. Doek Op is verzonnen demowerk.',
          'The theatre doesn’t exist, so the fire officer never called. Doek Op is invented demo work.',
        ),
      ],
      [1],
      apart,
    ),
    caseContact('check', 'Wat vergeet jij het vaakst?', 'What do you forget most?'),
  ],
};
