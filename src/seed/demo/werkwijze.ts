import {
  amongPictures,
  apart,
  belowWords,
  columns,
  figure,
  image,
  large,
  linkCard,
  onPhones,
  opening,
  panel,
  sevenFive,
  subheading,
  text,
  title,
  wideNarrow,
  wideNarrowShapes,
} from '../blocks.ts';
import { type SeedBlock, type SeedPage, wideLayout } from '../seed-page.ts';
import { contact } from './contact.ts';

/** Two pictures beside one another as high as six sketches are, of which two hang in a row. */
const tall = { seven: '28/25', five: '4/5' } as const;

/** Two ways on, alike: a picture, what it is, a few words. */
const onward = { headerLevel: 'h2' } as const;

const sprint: SeedBlock = linkCard(
  'werkwijze-sprint',
  {
    file: 'method-friday.webp',
    night: 'method-friday-night.webp',
    alt: {
      nl: 'Een prototype, en kaartjes van wie het op vrijdag probeerden; één is rood',
      en: 'A prototype, and cards of those who tried it on Friday; one is red',
    },
    header: { nl: 'Liever eerst een week?', en: 'Rather try a week first?' },
    content: {
      nl: 'Weet je niet zeker of je een ontwerper nodig hebt? Dan krijg je eerst vijf dagen, met één vraag en één prototype.\n\n[Bekijk de ontwerpsprint](/werkwijze/ontwerpsprint)',
      en: 'Not sure you need a designer? Start with five days, one question and one prototype.\n\n[See the design sprint](/werkwijze/ontwerpsprint)',
    },
    link: '/werkwijze/ontwerpsprint',
  },
  { ...onward, aspectRatio: sevenFive.seven, phoneAspectRatio: '4/3', fromTop: 0 },
);

const deck: SeedBlock = {
  ...linkCard(
    'werkwijze-deck',
    {
      file: 'method-deck.webp',
      night: 'method-deck-night.webp',
      alt: {
        nl: 'Een stapel dia’s; op de bovenste de vier stappen',
        en: 'A stack of slides, the four steps on top',
      },
      header: { nl: 'De werkwijze in zeven dia’s', en: 'The method in seven slides' },
      content: {
        nl: 'Dezelfde vier stappen, om door te bladeren of aan collega’s te laten zien. Het kost je drie minuten.',
        en: 'The same four steps, to leaf through or show your colleagues. It takes three minutes.',
      },
      link: '',
    },
    { ...onward, aspectRatio: sevenFive.five, phoneAspectRatio: '20/11' },
  ),
  linkEnabled: false,
  interactionEnabled: true,
  interactionType: 'presentation',
  presentPath: '/slidedeck',
  contentType: 'html',
  presentationScale: '100%',
  backgroundColor: 'var(--color-paper)',
};

export const werkwijze: SeedPage = {
  identifier: 'werkwijze',
  kind: 'page',
  showInMenu: true,
  title: { nl: 'Werkwijze', en: 'Method' },
  layout: wideLayout,
  overview: [
    opening(
      title('werkwijze-title', 'Kijken, tekenen, proberen, afmaken', 'Look, draw, try, finish'),
      text(
        'werkwijze-intro',
        'Vier stappen, en de derde gaat meestal een keer terug naar de tweede. Elke week is er iets te zien, op een vaste dag.',
        'Four steps, and the third usually goes back to the second once. Every week there’s something to see, always on the same day.',
      ),
    ),
    onPhones(
      image(
        'werkwijze-hero',
        'method-stages.webp',
        {
          nl: 'Hetzelfde scherm drie keer: als potloodschets, als grijze opzet en als eindontwerp',
          en: 'The same screen three times: as a pencil sketch, a grey wireframe and a finished design',
        },
        { widthType: 'page', aspectRatio: '2/1', night: 'method-stages-night.webp' },
      ),
      'method-stages-phone.webp',
      'method-stages-phone-night.webp',
    ),
    // Two steps without you and two with you, each with what there is to see of it below its words.
    columns(
      'werkwijze-alone',
      [
        [
          subheading('werkwijze-look', '1. Kijken', '1. Look'),
          text(
            'werkwijze-look-text',
            'Ik loop mee, luister aan de telefoon, lees de mails die binnenkomen. Na een week of twee schrijf ik op wat ik zag: hooguit vier pagina’s, zonder diagrammen.',
            'I come along, listen in on calls, read the mail that comes in. After a week or two I write down what I saw: four pages at most, no diagrams.',
          ),
          belowWords(
            image(
              'werkwijze-looking',
              'method-look.webp',
              {
                nl: 'Een toonbank met een plaat brood, een telefoonhoorn van de haak en een bestelling die niemand kan lezen, rood omcirkeld; op een briefje staat 06:12',
                en: 'A counter with a tray of loaves, a telephone off the hook and an order that nobody can read, circled in red; a note says 06:12',
              },
              { aspectRatio: tall.seven, night: 'method-look-night.webp' },
            ),
          ),
        ],
        [
          subheading('werkwijze-draw', '2. Tekenen', '2. Draw'),
          text(
            'werkwijze-draw-text',
            'Met potlood, veel en snel. Zes verschillende ideeën zijn nuttiger dan één idee in zes tinten. Je krijgt ze allemaal te zien, ook de slechte.',
            'In pencil, fast, and lots of it. Six different ideas are more use than one idea in six shades. You’ll see them all, the bad ones too.',
          ),
          belowWords(
            image(
              'werkwijze-sketches',
              'method-sketches-phone.webp',
              {
                nl: 'Zes potloodschetsen op tafel, één is rood omcirkeld',
                en: 'Six pencil sketches on a table, one circled in red',
              },
              { aspectRatio: tall.five, night: 'method-sketches-phone-night.webp' },
            ),
          ),
        ],
      ],
      [7, 5],
      { ...apart, ...amongPictures },
    ),
    columns(
      'werkwijze-together',
      [
        [
          subheading('werkwijze-try', '3. Proberen', '3. Try'),
          text(
            'werkwijze-try-text',
            'Een prototype op een echte telefoon, in handen van vijf mensen die het nog nooit gezien hebben. Jij zit erbij. Vijf is genoeg: bij de derde weet je het meestal al.',
            'A prototype on a real phone, in the hands of five people who’ve never seen it. You’re there. Five is enough: by the third you usually know.',
          ),
          belowWords(
            onPhones(
              image(
                'werkwijze-trying',
                'method-trying.webp',
                {
                  nl: 'Een prototype op een telefoon, en wat er van nummer drie is opgeschreven: om 14:06 is het stil, rood omcirkeld',
                  en: 'A prototype on a phone, and what was written down of number three: at 14:06 it went quiet, circled in red',
                },
                { aspectRatio: wideNarrowShapes.wide, night: 'method-trying-night.webp' },
              ),
              'method-trying-phone.webp',
              'method-trying-phone-night.webp',
            ),
          ),
        ],
        [
          subheading('werkwijze-finish', '4. Afmaken', '4. Finish'),
          text(
            'werkwijze-finish-text',
            'Ik blijf tot het live staat. Lege schermen, foutmeldingen, lange namen, het toetsenbord: daar zit de helft van het werk, en daar merk je het verschil.',
            'I stay until it’s live. Empty screens, error messages, long names, the keyboard: that’s half the work, and it’s where you notice the difference.',
          ),
          belowWords(
            onPhones(
              image(
                'werkwijze-states',
                'method-states.webp',
                {
                  nl: 'Hetzelfde scherm als het leeg is, zonder bereik en met een lange naam',
                  en: 'The same screen when it is empty, without a signal, and with a long name',
                },
                { aspectRatio: wideNarrowShapes.narrow, night: 'method-states-night.webp' },
              ),
              'method-states-phone.webp',
              'method-states-phone-night.webp',
            ),
          ),
        ],
      ],
      wideNarrow.amongPictures,
      { ...apart, ...amongPictures },
    ),
    // What one dares to ask last, as large as a page has it.
    panel('werkwijze-rates', '#143b33', [
      columns(
        'werkwijze-rates-row',
        [
          figure(
            'werkwijze-free',
            { nl: '€0', en: '€0' },
            {
              nl: 'voor het eerste gesprek, dat een uur duurt',
              en: 'for the first talk, which takes an hour',
            },
          ),
          [
            large(subheading('werkwijze-rates-heading', 'Wat het kost', 'What it costs')),
            text(
              'werkwijze-note',
              'Tarieven staan niet op de site, maar je krijgt ze in dat eerste gesprek. Een project duurt zes tot veertien weken; na een uur weet je waar het jouwe zit.',
              'My rates aren’t on the site, but you’ll hear them in that first talk. A project takes six to fourteen weeks; after an hour you’ll know where yours comes.',
            ),
          ],
        ],
        // Within the edges of the panel these begin where 7 and 5 do on the page.
        [12, 8.25],
        { align: 'middle' },
      ),
    ]),
    columns('werkwijze-on', [[sprint], [deck]], [7, 5], apart),
    contact(
      'werkwijze-contact',
      { nl: 'Begin met een uur', en: 'Start with an hour' },
      {
        nl: 'Bel op een werkdag tussen negen en vijf, of mail wat je dwarszit. Meestal praten we dezelfde week nog.',
        en: 'Call on a weekday between nine and five, or write what’s bothering you. Usually we’ll talk that same week.',
      },
    ),
  ],
};
