import {
  apart,
  besidePicture,
  columns,
  divider,
  figure,
  image,
  linkCard,
  narrowWide,
  onPhones,
  opening,
  section,
  sevenFive,
  subheading,
  text,
  title,
} from '../blocks.ts';
import { deckFile, deckTitle } from '../deck/deck-names.ts';
import { type Copy, media, type SeedBlock, type SeedPage, wideLayout } from '../seed-page.ts';
import { contact } from './contact.ts';

/** Look of the two cards at the end of the page. */
const onward = { headerLevel: 'h2' } as const;

const sprint: SeedBlock = linkCard(
  'werkwijze-sprint',
  {
    file: 'method-week.webp',
    night: 'method-week-night.webp',
    alt: {
      nl: 'Vijf notities, elke dag een grotere: van Voor wie? op maandag tot 4/5 op vrijdag, in het rood',
      en: 'Five notes, a larger one each day: from For whom? on Monday to 4/5 on Friday, in red',
    },
    header: { nl: 'Liever eerst een week?', en: 'Try a week first?' },
    content: {
      nl: 'Weet je niet zeker of je een ontwerper nodig hebt? Dan krijg je eerst vijf dagen, met één vraag en één prototype.\n\n[Bekijk de ontwerpsprint](/werkwijze/ontwerpsprint)',
      en: 'Not sure you need a designer? Start with five days, one question and one prototype.\n\n[See the design sprint](/werkwijze/ontwerpsprint)',
    },
    link: '/werkwijze/ontwerpsprint',
  },
  { ...onward, aspectRatio: sevenFive.seven },
);

const deck: SeedBlock = {
  ...linkCard(
    'werkwijze-deck',
    {
      file: 'cases-deck.webp',
      night: 'cases-deck-night.webp',
      alt: {
        nl: 'Een stapel dia’s; op de bovenste drie kiezels: Kiezel, van 300 naar 3',
        en: 'A stack of slides; on the top one three pebbles: Kiezel, from 300 to 3',
      },
      header: deckTitle,
      content: {
        nl: 'Wat die vier stappen opleverden, met één getal per case. Om door te bladeren of aan collega’s te laten zien; het kost je drie minuten.',
        en: 'What those four steps led to, with one number per case. Leaf through it or show your colleagues; it takes three minutes.',
      },
      link: '',
    },
    { ...onward, aspectRatio: sevenFive.five, phoneAspectRatio: '20/11' },
  ),
  linkEnabled: false,
  interactionEnabled: true,
  interactionType: 'presentation',
  presentPath: media(deckFile),
  contentType: 'html',
  presentationScale: '100%',
  backgroundColor: 'var(--color-paper)',
};

/** Heading and text of a step, beside its image. */
const step = (name: string, heading: Copy, words: Copy): SeedBlock[] => [
  subheading(`werkwijze-${name}`, heading.nl, heading.en),
  text(`werkwijze-${name}-text`, words.nl, words.en),
];

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
        'Four steps, and the third usually sends us back to the second. Every week there’s something to see, always on the same day.',
      ),
    ),
    // One screen in the four steps, over the full width.
    onPhones(
      image(
        'werkwijze-hero',
        'method-tide.webp',
        {
          nl: 'Eén scherm in vier stappen, met één lijn van het water erdoorheen: een getijdentabel met rood omcirkeld 13:13, een potloodschets, een grijze opzet en de app: Keer om 14:20, nog 59 min',
          en: 'One screen in four steps, one line of the water running through them: a tide table with 13:13 circled in red, a pencil sketch, a grey prototype, and the app: turn back at 14:20, 59 minutes to go',
        },
        {
          widthType: 'viewport',
          aspectRatio: '21/9',
          phoneAspectRatio: '10/17',
          night: 'method-tide-night.webp',
        },
      ),
      'method-tide-phone.webp',
      'method-tide-phone-night.webp',
    ),
    columns(
      'werkwijze-step-look',
      [
        step(
          'look',
          { nl: '1. Kijken', en: '1. Look' },
          {
            nl: 'Ik loop mee, luister aan de telefoon, lees de mails die binnenkomen. Na een week of twee schrijf ik op wat ik zag: hooguit vier pagina’s, zonder diagrammen.',
            en: 'I shadow you at work, listen in on calls, read the emails that come in. After a week or two I write down what I saw: four pages at most, no diagrams.',
          },
        ),
        [
          image(
            'werkwijze-looking',
            'method-look.webp',
            {
              nl: 'Een toonbank met een plaat brood, een telefoonhoorn van de haak en een bestelling die niemand kan lezen, rood omcirkeld; op een briefje staat 06:12',
              en: 'A counter with a tray of loaves, a telephone off the hook and an order that nobody can read, circled in red; a note says 06:12',
            },
            { aspectRatio: '28/25', night: 'method-look-night.webp' },
          ),
        ],
      ],
      narrowWide.besidePicture,
      { ...apart, ...besidePicture, align: 'top' },
    ),
    // As wide as the page, so that all six sketches are large enough.
    section('werkwijze-step-draw', subheading('werkwijze-draw', '2. Tekenen', '2. Draw'), [
      text(
        'werkwijze-draw-text',
        'Met potlood, veel en snel. Zes verschillende ideeën zijn nuttiger dan één idee in zes tinten. Je krijgt ze allemaal te zien, ook de slechte.',
        'In pencil, fast, and lots of it. Six different ideas are more use than one idea in six shades. You’ll see them all, the bad ones too.',
      ),
    ]),
    onPhones(
      image(
        'werkwijze-sketches',
        'method-sketches.webp',
        {
          nl: 'Zes potloodschetsen. Eén is groot: Drie is genoeg, met onder elk van de drie wat er minder aan is, rood omcirkeld. Vijf zijn er doorgestreept: leest niemand, te veel knoppen, en dan?, weg is weg, mooi maar waarom',
          en: 'Six pencil sketches. One is large: three is enough, with what is less good about each of the three circled in red. Five are struck through: nobody reads it, too many knobs, and then?, gone is gone, lovely but why',
        },
        { widthType: 'page', aspectRatio: '2/1', night: 'method-sketches-night.webp' },
      ),
      'method-sketches-phone.webp',
      'method-sketches-phone-night.webp',
    ),
    // Text on the left again, because it comes first on phones. The columns match those of step 1.
    columns(
      'werkwijze-step-try',
      [
        step(
          'try',
          { nl: '3. Proberen', en: '3. Try' },
          {
            nl: 'Een prototype op een echte telefoon, in handen van vijf mensen die het nog nooit gezien hebben. Jij zit erbij. Vijf is genoeg: bij de derde weet je het meestal al.',
            en: 'A prototype on a real phone, in the hands of five people who’ve never seen it. You’re in the room. Five is enough: by the third you usually know.',
          },
        ),
        [
          onPhones(
            image(
              'werkwijze-trying',
              'method-trying.webp',
              {
                nl: 'Een telefoon met drie koptelefoons, een duim die van Mus terugging naar Merel, en wat er van nummer drie is opgeschreven: kiest Mus om de prijs, leest ‘Minder’, rood omcirkeld, lacht, en neemt Merel',
                en: 'A phone with three pairs of headphones, a thumb that went back from Mus to Merel, and what was written down of number three: picks Mus for its price, reads ‘Less’, circled in red, laughs, and takes Merel',
              },
              { aspectRatio: '4/3', night: 'method-trying-night.webp' },
            ),
            'method-trying-phone.webp',
            'method-trying-phone-night.webp',
          ),
        ],
      ],
      narrowWide.besidePicture,
      { ...apart, ...besidePicture, align: 'top' },
    ),
    section('werkwijze-step-finish', subheading('werkwijze-finish', '4. Afmaken', '4. Finish'), [
      text(
        'werkwijze-finish-text',
        'Ik blijf tot het live staat. Lege schermen, foutmeldingen, lange namen, het toetsenbord: daar zit de helft van het werk, en daar merk je het verschil.',
        'I stay until it’s live. Empty screens, error messages, long names, the keyboard: that’s half the work, and it’s where you notice the difference.',
      ),
    ]),
    onPhones(
      image(
        'werkwijze-states',
        'method-states.webp',
        {
          nl: 'Drie schermen van Zonnedeler: Nog geen zon als het leeg is, Even geen bereik zonder verbinding, en Van den Berg-Oudshoorn als een naam niet past',
          en: 'Three screens of Zonnedeler: No sun yet when it is empty, No signal without a connection, and Van den Berg-Oudshoorn when a name does not fit',
        },
        { widthType: 'page', aspectRatio: '45/23', night: 'method-states-night.webp' },
      ),
      'method-states-phone.webp',
      'method-states-phone-night.webp',
    ),
    // The price as a large figure, with a receipt.
    { ...divider('werkwijze-rates-line'), marginTop: '56px' },
    columns(
      'werkwijze-rates',
      [
        [
          subheading('werkwijze-rates-heading', 'Wat het kost', 'What it costs'),
          ...figure(
            'werkwijze-free',
            { nl: '€0', en: '€0' },
            {
              nl: 'voor het eerste gesprek, dat een uur duurt. Tarieven staan niet op de site, maar je krijgt ze in dat gesprek. Een project duurt zes tot veertien weken; na een uur weet je waar het jouwe zit.',
              en: 'for the first conversation, which takes an hour. My rates aren’t on the site; you’ll hear them then. A project takes six to fourteen weeks; after that hour you’ll know how long yours will be.',
            },
          ),
        ],
        [
          image(
            'werkwijze-receipt',
            'method-receipt.webp',
            {
              nl: 'Een bon van Studio Vitrine: 1 uur luisteren, 2 koffie, 1 eerlijk antwoord; totaal € 0. Tot ziens, of niet.',
              en: 'A receipt from Studio Vitrine: 1 hour of listening, 2 coffees, 1 honest answer; total € 0. See you, or not.',
            },
            { aspectRatio: '24/25', night: 'method-receipt-night.webp' },
          ),
        ],
      ],
      [7, 5],
      { align: 'middle' },
    ),
    columns('werkwijze-on', [[sprint], [deck]], [7, 5], apart),
    contact(
      'werkwijze-contact',
      { nl: 'Begin met een uur', en: 'Start with an hour' },
      {
        nl: 'Bel op een werkdag tussen negen en vijf, of mail wat je dwarszit. Meestal praten we dezelfde week nog.',
        en: 'Call on a weekday between nine and five, or email what’s bothering you. We usually talk that same week.',
      },
    ),
  ],
};
