import {
  buttons,
  caption,
  columns,
  divider,
  image,
  inPartOfColumn,
  large,
  onPhones,
  subheading,
  text,
  title,
} from '../blocks.ts';
import { type Copy, type SeedBlock, type SeedPage, wideLayout } from '../seed-page.ts';
import { demoSettings } from '../settings.ts';
import { contact } from './contact.ts';

/** Row below a divider: a word, with its explanation beside it. */
interface Row {
  readonly id: string;
  /** Duration or person. */
  readonly word: Copy;
  readonly what: Copy;
  readonly why: Copy;
}

interface Term extends Row {
  /**
   * Share of the column's width that the word fills, on phones as well. Small words are a heading or a
   * caption.
   */
  readonly size: number | 'standard' | 'caption';
  /** Button for a setting of the term. */
  readonly action?: SeedBlock;
}

/** Column fractions of the whole page, so that all second columns align. */
const parts = [7, 5];

/** On phones the explanation is as close to a small word as to a large one. */
const nearer = { marginTop: '4px', marginBottom: '-8px' } as const;

const formatWordId = ({ id }: Row) => `privacy-${id}-word`;

const heading = (row: Row): SeedBlock => subheading(formatWordId(row), row.word.nl, row.word.en);

function sizeTerm(term: Term): SeedBlock {
  const { size, word } = term;
  const name = formatWordId(term);
  if (typeof size === 'number') return inPartOfColumn(`${name}-part`, large(heading(term), 'huge'), size);
  const small = { standard: heading(term), caption: caption(name, word.nl, word.en) };
  return columns(`${name}-part`, [[small[size]]], [1], nearer);
}

/** Puts the explanation to the right of the word. */
const beside = ({ id, what, why }: Row, left: SeedBlock, action?: SeedBlock): SeedBlock =>
  columns(
    `privacy-${id}-row`,
    [
      [left],
      [
        text(`privacy-${id}-why`, `**${what.nl}**\n${why.nl}`, `**${what.en}**\n${why.en}`),
        ...(action ? [columns(`privacy-${id}-do`, [[action]], [1], { marginTop: '-8px' })] : []),
      ],
    ],
    parts,
    { marginTop: '0', paddingBottom: '2%' },
  );

const buildTerm = (term: Term): SeedBlock[] => [
  divider(`privacy-${term.id}-line`),
  beside(term, sizeTerm(term), term.action),
];

/**
 * Storage periods, longest first. Shorter periods have smaller type. All five fit one viewport, on phones as
 * well.
 */
const terms: readonly Term[] = [
  {
    id: 'choice',
    word: { nl: '1 jaar', en: '1 year' },
    size: 1,
    what: { nl: 'Je cookiekeuze', en: 'Your cookie choice' },
    why: {
      nl: 'In de cookie `analytics_consent`: ja of nee.',
      en: 'In the cookie `analytics_consent`: yes or no.',
    },
    action: buttons('privacy-settings', [
      {
        id: 'privacy-open-settings',
        text: { nl: 'Cookie-instellingen', en: 'Cookie settings' },
        action: 'cookie-settings',
        variant: 'tertiary',
      },
    ]),
  },
  {
    id: 'theme',
    word: { nl: '1 dag', en: '1 day' },
    size: 0.6,
    what: { nl: 'Licht of donker', en: 'Light or dark' },
    why: {
      nl: 'Alleen in je browser. Daarna volgt de site weer je apparaat.',
      en: 'In your browser only. Then the site follows your device again.',
    },
  },
  {
    id: 'private',
    word: { nl: '1 uur', en: '1 hour' },
    size: 0.37,
    what: { nl: 'Een besloten pagina', en: 'A private page' },
    why: {
      nl: 'Een cookie onthoudt dat je wachtwoord klopte: een uur, of tot je de browser sluit.',
      en: 'A cookie remembers that your password was right: an hour, or until you close the browser.',
    },
  },
  {
    id: 'server',
    word: { nl: '15 minuten', en: '15 minutes' },
    size: 'standard',
    what: { nl: 'Een verkeerd wachtwoord', en: 'A wrong password' },
    why: {
      nl: 'Zo lang onthoudt de server het IP-adres van wie te vaak raadt. Nooit op schijf.',
      en: 'If you guess too often, the server remembers your IP address this long. Never on disk.',
    },
  },
  {
    id: 'visit',
    word: { nl: '0 seconden', en: '0 seconds' },
    size: 'caption',
    what: { nl: 'Je bezoek', en: 'Your visit' },
    why: { nl: 'Ik weet niet eens dat je er bent.', en: 'I don’t even know you’re here.' },
  },
];

/** Full-width image of the guest book, which is empty. */
const guestBook: SeedBlock = columns(
  'privacy-guest-book',
  [
    [
      {
        ...onPhones(
          image(
            'privacy-guest-book-open',
            'privacy-guest-book.webp',
            {
              nl: 'Een opengeslagen gastenboek op een groene tafel: deel 1, sinds 2011. De kolommen heten naam, kwam van, keek naar, bleef en kwam terug; er is geen regel ingevuld, en de dop zit nog op de pen',
              en: 'A guest book open on a green table: volume 1, since 2011. Its columns are name, came from, looked at, stayed and came back; not a line has been filled in, and the pen still has its cap on',
            },
            {
              widthType: 'viewport',
              aspectRatio: '12/5',
              phoneAspectRatio: '4/5',
              night: 'privacy-guest-book-night.webp',
            },
          ),
          'privacy-guest-book-phone.webp',
          'privacy-guest-book-phone-night.webp',
        ),
        borderRadius: '0px',
      },
    ],
  ],
  [1],
  { widthType: 'viewport', paddingLeft: '0', paddingRight: '0', marginTop: '32px' },
);

/** Parties and what they see, in descending order. */
const seen: readonly Row[] = [
  {
    id: 'device',
    word: { nl: 'Jij', en: 'You' },
    what: { nl: 'Alles', en: 'Everything' },
    why: {
      nl: 'Je taal en de pagina’s die je hebt bekeken staan in je eigen browser: die kun je ook zonder verbinding teruglezen. Wis je de gegevens van deze site, dan zijn ze weg.',
      en: 'Your language and the pages you’ve looked at are in your own browser: you can read those again without a connection. Clear this site’s data and they’re gone.',
    },
  },
  {
    id: 'contact',
    word: { nl: 'Ik', en: 'Me' },
    what: { nl: 'Wat je me stuurt', en: 'What you send me' },
    why: {
      nl: 'Je nummer of je adres, en wat je schreef. Ik gebruik het om te antwoorden en geef het aan niemand door. Moet het weg? Vraag het, en het is binnen een week geregeld. Worden we het niet eens, dan is er de [Autoriteit Persoonsgegevens](https://www.autoriteitpersoonsgegevens.nl).',
      en: 'Your number or your address, and what you wrote. I use it to answer you and don’t pass it on. Want it gone? Ask, and it’s done within a week. If we can’t agree, there’s the [Dutch Data Protection Authority](https://www.autoriteitpersoonsgegevens.nl/en).',
    },
  },
  {
    id: 'log',
    word: { nl: 'De server', en: 'The server' },
    what: { nl: 'Wat er misgaat', en: 'What goes wrong' },
    why: {
      nl: 'In zijn logboek staan storingen en het gebruik van de beheerkant, en geen IP-adres bij wat je leest. Dode links tel ik met de site waar ze stonden, niet met wie erop klikte.',
      en: 'It logs failures and what’s done in the editor, without an IP address for what you read. I count dead links by the site they were on, not by who clicked.',
    },
  },
  {
    id: 'elsewhere',
    word: { nl: 'Een ander', en: 'Somebody else' },
    what: { nl: 'Wat je afspeelt', en: 'What you play' },
    why: {
      nl: 'Een video, een bericht of een 3D-scène van een andere dienst is hier een kader met een knop. Pas als je klikt, of ja hebt gezegd, ziet die dienst je IP-adres en op welke pagina je was. Wat ze ermee doen, staat in hun voorwaarden.',
      en: 'A video, a post or a 3D scene from another service is a frame with a button here. Only if you click it, or have said yes, does that service see your IP address and which page you were on. What they do with it is in their terms.',
    },
  },
  {
    id: 'ever',
    word: { nl: 'Google', en: 'Google' },
    what: { nl: 'Nu niets', en: 'Nothing now' },
    why: {
      nl: 'Ga ik ooit meten en zeg jij ja, dan hoort Google welke pagina’s je opent, of je tot mijn contactgegevens komt en welke link naar elders je volgt. Je IP-adres wordt ingekort, en niets is voor advertenties. Bij nee gaan de cookies (`_ga`) meteen weg.',
      en: 'If I ever start measuring and you say yes, Google hears which pages you open, whether you get as far as my contact details and which outside links you follow. Your IP address is shortened, and nothing is used for advertising. Say no and the cookies (`_ga`) go at once.',
    },
  },
];

/** Rule of the guest book, with a colour per theme. */
const rule = (id: string): SeedBlock => ({ ...divider(id), colorLight: '#a9c0b6', colorDark: '#3d5a4c' });

/** Full-width page of the guest book, with the parties that see data. */
const filledIn: SeedBlock = columns(
  'privacy-who',
  [
    [
      {
        ...inPartOfColumn(
          'privacy-who-part',
          large(subheading('privacy-who-sees', 'Wie ziet wat?', 'Who sees what?'), 'huge'),
          0.84,
        ),
        marginBottom: '12px',
      },
      ...seen.flatMap((row) => [rule(`privacy-${row.id}-rule`), beside(row, heading(row))]),
    ],
  ],
  [1],
  {
    widthType: 'viewport',
    backgroundColor: '#f2eadb',
    backgroundColorDark: '#14271f',
    paddingTop: '64px',
    paddingBottom: '32px',
    // Overlaps the bottom of the table's image, so that no strip of the page is visible between them.
    marginTop: '-56px',
  },
);

const date = caption(
  'privacy-date',
  'Laatst nagelezen in november 2026. Verandert er iets, dan staat het hier eerst.',
  'Last checked in November 2026. If anything changes, you’ll see it here first.',
);

export const privacy: SeedPage = {
  identifier: 'privacy',
  kind: 'page',
  showInMenu: false,
  layout: wideLayout,
  title: { nl: 'Wat deze site bewaart', en: 'What this site keeps' },
  overview: [
    { ...title('privacy-title', 'Wat deze site bewaart', 'What this site keeps'), size: 'small' },
    columns(
      'privacy-opening',
      [
        [large(subheading('privacy-little', 'Weinig.', 'Not much.'), 'huge')],
        [
          columns(
            'privacy-intro-part',
            [
              [
                text(
                  'privacy-intro',
                  'Je kunt hier alles lezen zonder iets over jezelf te vertellen, en zonder dat een ander bedrijf meekijkt: letters en beelden staan op deze site zelf. Hieronder staat wat er wel gebeurt.',
                  'You can read everything here without telling me anything about yourself, and without another company looking over your shoulder: the typeface and the pictures live on this site. Here’s what does happen.',
                ),
              ],
            ],
            [1],
            { marginTop: '12px' },
          ),
        ],
      ],
      parts,
      { marginTop: '0', marginBottom: '5%', align: 'bottom' },
    ),
    ...terms.flatMap(buildTerm),
    guestBook,
    filledIn,
    columns('privacy-date-place', [[date]], [1], { marginTop: '16px' }),
    contact(
      'privacy-contact',
      { nl: 'Vraag gerust wat ik van je heb', en: 'Ask me what I have on you' },
      demoSettings.contact.description,
    ),
  ],
};
