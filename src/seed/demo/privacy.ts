import type { Copy } from '#content/language.ts';
import {
  apart,
  buttons,
  caption,
  columns,
  divider,
  type GridLook,
  image,
  inPartOfColumn,
  large,
  onPhones,
  subheading,
  text,
  title,
} from '../blocks.ts';
import { type SeedBlock, type SeedPage, wideLayout } from '../seed-page.ts';
import { contact } from './contact.ts';
import { demoSettings } from './settings.ts';

interface Said {
  readonly id: string;
  readonly what: Copy;
  readonly why: Copy;
}

/** The one line of the page at which second columns begin. */
const parts = [7, 5];

/** Right below the figure that it is about, instead of as far from it as headings are from what precedes them. */
const below = (id: string, blocks: SeedBlock[], look: GridLook = {}): SeedBlock =>
  columns(`${id}-below`, [blocks], [1], { marginTop: '8px', ...look });

/** How much of its column it fills; what is shorter than those is a large heading. */
type Size = number | 'large';

/** On phones what it is about is as near below what is small as below what is large. */
const nearer = { marginBottom: '-12px' } as const;

interface Term extends Said {
  /** For how long it is kept. */
  readonly long: Copy;
  readonly size: Size;
  /** What one does about it. */
  readonly action?: SeedBlock;
}

/** What is kept, the longest first: the shorter it stays, the smaller it is said, on phones as well. */
const terms: readonly Term[] = [
  {
    id: 'choice',
    size: 0.9,
    long: { nl: '1 jaar', en: '1 year' },
    what: { nl: 'Je cookiekeuze', en: 'Your cookie choice' },
    why: {
      nl: 'Een cookie met de naam `analytics_consent`, met ja of nee erin.',
      en: 'A cookie named `analytics_consent`, with yes or no in it.',
    },
    action: buttons('privacy-settings', [
      {
        id: 'privacy-open-settings',
        text: { nl: 'Cookie-instellingen', en: 'Cookie settings' },
        action: 'cookie-settings',
        variant: 'secondary',
      },
    ]),
  },
  {
    id: 'theme',
    size: 0.57,
    long: { nl: '1 dag', en: '1 day' },
    what: { nl: 'Licht of donker', en: 'Light or dark' },
    why: {
      nl: 'Een gekozen thema geldt een dag, daarna volgt de site weer je apparaat. Het staat in de opslag van je browser en wordt niet verstuurd.',
      en: 'A theme you pick lasts a day, then the site follows your device again. It’s in your browser’s own storage and isn’t sent anywhere.',
    },
  },
  {
    id: 'private',
    size: 0.41,
    long: { nl: '1 uur', en: '1 hour' },
    what: { nl: 'Een besloten pagina', en: 'A private page' },
    why: {
      nl: 'Kreeg je van mij een wachtwoord, dan onthoudt een cookie dat het klopte: tot je de browser sluit, of een uur als het wachtwoord voor meer pagina’s geldt.',
      en: 'If I gave you a password, a cookie remembers that it was right: until you close the browser, or for an hour if the password opens several pages.',
    },
  },
  {
    id: 'server',
    size: 'large',
    long: { nl: '15 minuten', en: '15 minutes' },
    what: { nl: 'Een verkeerd wachtwoord', en: 'A wrong password' },
    why: {
      nl: 'Wie te vaak fout raadt, wacht een kwartier. Zo lang onthoudt de server dat IP-adres: in zijn geheugen, nooit op schijf.',
      en: 'Guess wrong too often and you wait a quarter of an hour. The server remembers your IP address for that long: in memory, never on disk.',
    },
  },
];

/** As large as it says how much: each about two thirds of the one above it. */
function inSize(id: string, words: Copy, size: Size): SeedBlock {
  const said = subheading(id, words.nl, words.en);
  if (typeof size === 'number')
    return { ...inPartOfColumn(`${id}-part`, large(said, 'huge'), size), marginBottom: '-4px' };
  return below(id, [large(said)], nearer);
}

/** Below a line: how long, or who, on the left; what that is on the right. */
function step({ id, what, why, action }: Said & Pick<Term, 'action'>, left: SeedBlock): SeedBlock[] {
  const about = [
    text(`privacy-${id}-why`, `**${what.nl}**\n${why.nl}`, `**${what.en}**\n${why.en}`),
    ...(action ? [action] : []),
  ];
  return [
    divider(`privacy-${id}-line`),
    columns(`privacy-${id}-step`, [[left], [below(`privacy-${id}`, about)]], parts, {
      marginTop: '0',
      paddingBottom: '2.5%',
    }),
  ];
}

const term = (of: Term): SeedBlock[] => step(of, inSize(`privacy-${of.id}-long`, of.long, of.size));

/** What is kept for no time at all is as small as words get. */
const nothing: SeedBlock[] = step(
  {
    id: 'visit',
    what: { nl: 'Je bezoek', en: 'Your visit' },
    why: { nl: 'Ik weet niet eens dat je er bent.', en: 'I don’t even know you’re here.' },
  },
  below('privacy-none', [caption('privacy-none-long', '0 seconden', '0 seconds')], nearer),
);

/** And so nobody is in the guest book, on a table from edge to edge of the window. */
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

interface Seen extends Said {
  readonly who: Copy;
}

/** Who sees what, whoever sees the most first. */
const seen: readonly Seen[] = [
  {
    id: 'device',
    who: { nl: 'Jij', en: 'You' },
    what: { nl: 'Alles', en: 'Everything' },
    why: {
      nl: 'Je taal en de pagina’s die je hebt bekeken staan in je eigen browser: die kun je ook zonder verbinding teruglezen. Wis je de gegevens van deze site, dan zijn ze weg.',
      en: 'Your language and the pages you’ve looked at are in your own browser: you can read those again without a connection. Clear this site’s data and they’re gone.',
    },
  },
  {
    id: 'contact',
    who: { nl: 'Ik', en: 'Me' },
    what: { nl: 'Wat je me stuurt', en: 'What you send me' },
    why: {
      nl: 'Bel of mail je, dan heb ik je nummer of je adres, en wat je schreef. Ik gebruik het om te antwoorden en geef het aan niemand door. Wil je weten wat ik van je heb, of moet het weg? Vraag het, en het is binnen een week geregeld. Ben je het niet met me eens, dan kun je naar de [Autoriteit Persoonsgegevens](https://www.autoriteitpersoonsgegevens.nl).',
      en: 'If you call or write, I’ve got your number or your address, and what you wrote. I use it to answer you and don’t pass it on. Want to know what I have, or have it removed? Ask, and it’s done within a week. If we disagree, you can go to the [Dutch Data Protection Authority](https://www.autoriteitpersoonsgegevens.nl/en).',
    },
  },
  {
    id: 'log',
    who: { nl: 'De server', en: 'The server' },
    what: { nl: 'Wat er misgaat', en: 'What goes wrong' },
    why: {
      nl: 'Hij bewaart geen IP-adres bij de pagina’s die je leest: in het logboek staan alleen storingen en het gebruik van de beheerkant. Dode links tel ik, met de site waar ze stonden en zonder wie erop klikte.',
      en: 'It keeps no IP address with the pages you read: its log holds nothing but failures and what’s done on the admin side. I count dead links, with the site they were on and without whoever clicked.',
    },
  },
  {
    id: 'elsewhere',
    who: { nl: 'Een ander', en: 'Somebody else' },
    what: { nl: 'Dat je zijn film afspeelde', en: 'That you played their film' },
    why: {
      nl: 'Een video, een bericht of een 3D-scène van een andere dienst is hier een kader met een knop. Het laadt pas als je drukt, of ja hebt gezegd. Die dienst ziet dan je IP-adres en op welke pagina je was; wat ze ermee doen, staat in hun voorwaarden.',
      en: 'A video, a post or a 3D scene from another service is a frame with a button here. It only loads when you press it, or have said yes. That service then sees your IP address and which page you were on; what they do with that is in their terms.',
    },
  },
  {
    id: 'ever',
    who: { nl: 'Google', en: 'Google' },
    what: { nl: 'Nu niets', en: 'Nothing now' },
    why: {
      nl: 'Ga ik ooit meten en zeg jij ja, dan hoort Google welke pagina’s je opent, of je tot mijn contactgegevens komt en op welke link naar een andere site je klikt; je IP-adres wordt ingekort en voor advertenties wordt niets gebruikt. Zeg je later nee, dan gaan de cookies van Google (hun naam begint met `_ga`) meteen weg.',
      en: 'If I ever start measuring and you say yes, Google hears which pages you open, whether you get as far as my contact details and which link to another site you click; your IP address is shortened and nothing is used for advertising. If you change your mind, Google’s cookies (their names begin with `_ga`) go at once.',
    },
  },
];

/** Below a line: who on the left, and on the right what they see, and why. */
const sees = ({ who, ...seen }: Seen): SeedBlock[] =>
  step(
    seen,
    below(`privacy-${seen.id}-who`, [large(subheading(`privacy-${seen.id}-name`, who.nl, who.en))], nearer),
  );

const date = caption(
  'privacy-date',
  'Laatst nagelezen in november 2026. Verandert er iets, dan staat het hier eerst.',
  'Last read through in November 2026. If anything changes, you’ll see it here first.',
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
          below('privacy-intro-part', [
            text(
              'privacy-intro',
              'Je kunt hier alles lezen zonder iets over jezelf te vertellen, en zonder dat een ander bedrijf meekijkt: letters en beelden staan op deze site zelf. Hieronder staat wat er wel gebeurt, en waar je het uitzet.',
              'You can read everything here without telling me anything about yourself, and without another company looking over your shoulder: the typeface and the pictures live on this site. Here’s what does happen, and where to switch it off.',
            ),
            date,
          ]),
        ],
      ],
      parts,
      { marginTop: '0', marginBottom: '3%', align: 'bottom' },
    ),
    ...terms.flatMap(term),
    ...nothing,
    guestBook,
    columns(
      'privacy-who',
      [
        [
          inPartOfColumn(
            'privacy-who-part',
            large(subheading('privacy-who-sees', 'Wie ziet wat?', 'Who sees what?'), 'huge'),
            0.84,
          ),
        ],
      ],
      [1],
      { ...apart, marginBottom: '8px' },
    ),
    ...seen.flatMap(sees),
    contact(
      'privacy-contact',
      { nl: 'Vraag gerust wat ik van je heb', en: 'Ask me what I have on you' },
      demoSettings.contact.description,
    ),
  ],
};
