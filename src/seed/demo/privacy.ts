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

interface Kept {
  readonly id: string;
  /** For how long. */
  readonly long: Copy;
  readonly what: Copy;
  readonly why: Copy;
}

/** The one line of the page at which second columns begin. */
const parts = [7, 5];

/** Right below the figure that it is about, instead of as far from it as headings are from what precedes them. */
const below = (id: string, blocks: SeedBlock[], look: GridLook = {}): SeedBlock =>
  columns(`${id}-below`, [blocks], [1], { marginTop: '8px', ...look });

/** On phones what it is about is as near below what is small as below what is large. */
const nearer = { marginBottom: '-16px' } as const;

interface Term extends Kept {
  /** How much of its column it fills; what is shorter than those is a large heading, and then text. */
  readonly size: number | 'large' | 'text';
  /** What one does about it. */
  readonly action?: SeedBlock;
}

/** What is kept, the longest first: the shorter it stays, the smaller it is said, on phones as well. */
const terms: readonly Term[] = [
  {
    id: 'choice',
    size: 0.64,
    long: { nl: '1 jaar', en: '1 year' },
    what: { nl: 'Je cookiekeuze', en: 'Your cookie choice' },
    why: {
      nl: 'Een cookie met de naam analytics_consent, met ja of nee erin.',
      en: 'A cookie named analytics_consent, with yes or no in it.',
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
    size: 0.36,
    long: { nl: '1 dag', en: '1 day' },
    what: { nl: 'Licht of donker', en: 'Light or dark' },
    why: {
      nl: 'Een gekozen thema geldt een dag, daarna volgt de site weer je apparaat. Het staat in de opslag van je browser en wordt niet verstuurd.',
      en: 'A theme you pick lasts a day, then the site follows your device again. It’s in your browser’s own storage and isn’t sent anywhere.',
    },
  },
  {
    id: 'private',
    size: 'large',
    long: { nl: '1 uur', en: '1 hour' },
    what: { nl: 'Een besloten pagina', en: 'A private page' },
    why: {
      nl: 'Kreeg je van mij een wachtwoord, dan onthoudt een cookie dat het klopte: tot je de browser sluit, of een uur als het wachtwoord bij meer pagina’s hoort.',
      en: 'If I gave you a password, a cookie remembers that it was right: until you close the browser, or for an hour if the password opens more pages.',
    },
  },
  {
    id: 'server',
    size: 'text',
    long: { nl: '15 min', en: '15 min' },
    what: { nl: 'Een verkeerd wachtwoord', en: 'A wrong password' },
    why: {
      nl: 'Wie te vaak misraadt, wacht een kwartier. Zo lang onthoudt de server dat IP-adres: in zijn geheugen, nooit op schijf.',
      en: 'Guess wrong too often and you wait a quarter of an hour. The server remembers that IP address for as long: in memory, never on disk.',
    },
  },
];

/** As large as it is long. */
function termOf({ id, long, size }: Term): SeedBlock {
  const said = subheading(`privacy-${id}`, long.nl, long.en);
  if (typeof size === 'number') return inPartOfColumn(`privacy-${id}-part`, large(said, 'huge'), size);
  const small = size === 'large' ? large(said) : text(said.id, `**${long.nl}**`, `**${long.en}**`);
  return below(`privacy-${id}-term`, [small], nearer);
}

/** Below a line: for how long on the left, what on the right. */
function term(kept: Term): SeedBlock[] {
  const { id, what, why, action } = kept;
  const about = [
    text(`privacy-${id}-why`, `**${what.nl}**\n${why.nl}`, `**${what.en}**\n${why.en}`),
    ...(action ? [action] : []),
  ];
  return [
    divider(`privacy-${id}-line`),
    columns(`privacy-${id}-step`, [[termOf(kept)], [below(`privacy-${id}`, about)]], parts, {
      marginTop: '0',
      // The row runs out with the figure.
      paddingBottom: typeof kept.size === 'number' ? '2.5%' : '0',
    }),
  ];
}

/** What is kept for no time at all is as small as words get. */
const nothing: SeedBlock[] = [
  divider('privacy-none-line'),
  columns(
    'privacy-none',
    [
      [below('privacy-none-term', [caption('privacy-none-long', '0 seconden', '0 seconds')], nearer)],
      [
        below('privacy-none-about', [
          text(
            'privacy-none-why',
            '**Je bezoek**\nIk weet niet eens dat je er bent.',
            '**Your visit**\nI don’t even know you’re here.',
          ),
        ]),
      ],
    ],
    parts,
    { marginTop: '0' },
  ),
];

/** And so nobody is in the guest book, on a table from edge to edge of the window. */
const guestBook: SeedBlock = columns(
  'privacy-guest-book',
  [
    [
      {
        ...onPhones(
          image(
            'privacy-guest-book-open',
            'gastenboek.webp',
            {
              nl: 'Een opengeslagen gastenboek op een groene tafel: deel 1, sinds 2011. De kolommen heten naam, kwam van, keek naar, bleef en kwam terug; er is geen regel ingevuld, en de dop zit nog op de pen',
              en: 'A guest book open on a green table: volume 1, since 2011. Its columns are name, came from, looked at, stayed and came back; not a line has been filled in, and the pen still has its cap on',
            },
            {
              widthType: 'viewport',
              aspectRatio: '12/5',
              phoneAspectRatio: '4/5',
              night: 'gastenboek-night.webp',
            },
          ),
          'gastenboek-phone.webp',
          'gastenboek-phone-night.webp',
        ),
        borderRadius: '0px',
      },
    ],
  ],
  [1],
  { widthType: 'viewport', paddingLeft: '0', paddingRight: '0', marginTop: '32px' },
);

/** What has no term: who sees it, and when. */
const seen: readonly Omit<Kept, 'long'>[] = [
  {
    id: 'device',
    what: { nl: 'Alleen jij', en: 'Only you' },
    why: {
      nl: 'Je taal en de pagina’s die je hebt bekeken staan in je browser: die kun je ook zonder verbinding teruglezen. Wis je de gegevens van deze site, dan zijn ze weg.',
      en: 'Your language and the pages you’ve looked at are in your browser: you can read those again without a connection. Clear this site’s data and they’re gone.',
    },
  },
  {
    id: 'log',
    what: { nl: 'De server, als er iets stukgaat', en: 'The server, if something breaks' },
    why: {
      nl: 'Hij bewaart geen IP-adres bij de pagina’s die je leest: in het logboek staan alleen storingen en het gebruik van de beheerkant. Adressen die nergens heen leiden tel ik, met de site waar de link stond en zonder wie erop klikte.',
      en: 'It keeps no IP address with the pages you read: its log holds nothing but failures and what’s done on the admin side. I count addresses that lead nowhere, with the site that linked to them and without whoever clicked.',
    },
  },
  {
    id: 'contact',
    what: { nl: 'Ik, als je belt of mailt', en: 'Me, if you call or write' },
    why: {
      nl: 'Dan heb ik je nummer of je adres, en wat je schreef. Ik gebruik het om te antwoorden en geef het aan niemand door. Wil je weten wat ik van je heb, of moet het weg? Vraag het, en het is binnen een week geregeld. Ben je het niet met me eens, dan kun je naar de [Autoriteit Persoonsgegevens](https://www.autoriteitpersoonsgegevens.nl).',
      en: 'Then I’ve got your number or your address, and what you wrote. I use it to answer you and don’t pass it on. Want to know what I have, or have it removed? Ask, and it’s done within a week. If we disagree, you can go to the [Dutch Data Protection Authority](https://www.autoriteitpersoonsgegevens.nl/en).',
    },
  },
  {
    id: 'elsewhere',
    what: { nl: 'Een ander, als je op zijn film drukt', en: 'Somebody else, if you press their film' },
    why: {
      nl: 'Een video, een bericht of een 3D-scène van een andere dienst is hier een kader met een knop. Het laadt pas als je drukt, of ja hebt gezegd. Die dienst ziet dan je IP-adres en op welke pagina je was; wat ze ermee doen, staat in hun voorwaarden.',
      en: 'A video, a post or a 3D scene from another service is a frame with a button here. It only loads when you press it, or have said yes. That service then sees your IP address and which page you were on; what they do with that is in their terms.',
    },
  },
  {
    id: 'ever',
    what: {
      nl: 'Google, als ik ga meten en jij ja zegt',
      en: 'Google, if I start measuring and you say yes',
    },
    why: {
      nl: 'Dat doe ik nu niet. Google hoort dan welke pagina’s je opent, of je tot mijn contactgegevens komt en op welke link naar een andere site je klikt; je IP-adres wordt ingekort en voor advertenties wordt niets gebruikt. Zeg je later nee, dan gaan de cookies van Google (hun naam begint met _ga) meteen weg.',
      en: 'I don’t now. Google would hear which pages you open, whether you get as far as my contact details and which link to another site you click; your IP address is shortened and nothing is used for advertising. If you change your mind, Google’s cookies (their names begin with _ga) go at once.',
    },
  },
];

/** Below a line: who it is on the left, what they see on the right. */
const sees = ({ id, what, why }: (typeof seen)[number]): SeedBlock[] => [
  divider(`privacy-${id}-line`),
  columns(
    `privacy-${id}`,
    [[subheading(`privacy-${id}-who`, what.nl, what.en)], [text(`privacy-${id}-why`, why.nl, why.en)]],
    parts,
    { marginTop: '0' },
  ),
];

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
    title('privacy-title', 'Wat deze site bewaart', 'What this site keeps'),
    columns('privacy-opening', [[large(subheading('privacy-little', 'Weinig.', 'Not much.'), 'huge')]], [1], {
      marginTop: '0',
    }),
    columns(
      'privacy-about',
      [
        [],
        [
          text(
            'privacy-intro',
            'Je kunt hier alles lezen zonder iets over jezelf te vertellen, en zonder dat een ander bedrijf meekijkt: letters en beelden staan op deze site zelf. Hieronder staat wat er wel gebeurt, en waar je het uitzet.',
            'You can read everything here without telling me anything about yourself, and without another company looking over your shoulder: the typeface and the pictures live on this site. Here’s what does happen, and where to switch it off.',
          ),
        ],
      ],
      parts,
      { marginTop: '16px', marginBottom: '5%' },
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
    columns('privacy-read', [[], [date]], parts, { marginTop: '0' }),
  ],
};
