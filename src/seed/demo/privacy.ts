import type { Copy } from '#content/language.ts';
import {
  apart,
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

interface Term extends Said {
  /** For how long it is kept. */
  readonly long: Copy;
  /** How much of its column that fills. */
  readonly size: 'huge' | number | 'large' | 'small';
  /** What one does about it. */
  readonly action?: SeedBlock;
}

/** What is kept, the longest first: the shorter it stays, the smaller it is said, on phones as well. */
const terms: readonly Term[] = [
  {
    id: 'choice',
    size: 'huge',
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
    size: 0.63,
    long: { nl: '1 dag', en: '1 day' },
    what: { nl: 'Licht of donker', en: 'Light or dark' },
    why: {
      nl: 'Een gekozen thema geldt een dag, daarna volgt de site weer je apparaat. Het staat in de opslag van je browser en wordt niet verstuurd.',
      en: 'A theme you pick lasts a day, then the site follows your device again. It’s in your browser’s own storage and isn’t sent anywhere.',
    },
  },
  {
    id: 'private',
    size: 0.44,
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
  {
    id: 'visit',
    size: 'small',
    long: { nl: '0 seconden', en: '0 seconds' },
    what: { nl: 'Je bezoek', en: 'Your visit' },
    why: { nl: 'Ik weet niet eens dat je er bent.', en: 'I don’t even know you’re here.' },
  },
];

/** What is small is nearer to what stands above it: letters that are large have little room of their own. */
const nearer = (name: string, block: SeedBlock): SeedBlock =>
  columns(`${name}-part`, [[block]], [1], { marginTop: '-4px' });

/** As large as it is long: each about two thirds of the one above it, and no time at all as small as words get. */
function length({ id, long, size }: Term): SeedBlock {
  const name = `privacy-${id}-long`;
  if (size === 'small') return nearer(name, caption(name, long.nl, long.en));
  const said = subheading(name, long.nl, long.en);
  if (size === 'large') return nearer(name, large(said));
  return size === 'huge' ? large(said, 'huge') : inPartOfColumn(`${name}-part`, large(said, 'huge'), size);
}

/** How long, and what that is: below one another, each after the first below a line. */
const explained = ({ id, long, what, why, action }: Term, place: number): SeedBlock[] => {
  const name = (language: 'nl' | 'en') => `**${long[language]}: ${lowered(what[language])}**`;
  return [
    ...(place > 0 ? [divider(`privacy-${id}-line`)] : []),
    text(`privacy-${id}-why`, `${name('nl')}\n${why.nl}`, `${name('en')}\n${why.en}`),
    ...(action ? [action] : []),
  ];
};

const lowered = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

/** All five in one window, on phones as well; what they are about beside them, or below. */
const kept: SeedBlock = columns('privacy-terms', [terms.map(length), terms.flatMap(explained)], parts, {
  marginTop: '0',
});

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
    what: { nl: 'Wat je afspeelt', en: 'What you play' },
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

/** Below a line: who sees what on the left, and on the right when. */
const sees = ({ id, who, what, why }: Seen): SeedBlock[] => {
  const said = (language: 'nl' | 'en') => `${who[language]}: ${lowered(what[language])}`;
  return [
    divider(`privacy-${id}-line`),
    columns(
      `privacy-${id}-row`,
      [
        [large(subheading(`privacy-${id}-name`, said('nl'), said('en')))],
        [text(`privacy-${id}-why`, why.nl, why.en)],
      ],
      parts,
      { marginTop: '0', paddingBottom: '2.5%' },
    ),
  ];
};

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
        [
          inPartOfColumn(
            'privacy-little-part',
            large(subheading('privacy-little', 'Weinig.', 'Not much.'), 'huge'),
            0.72,
          ),
        ],
        [
          text(
            'privacy-intro',
            'Je kunt hier alles lezen zonder iets over jezelf te vertellen, en zonder dat een ander bedrijf meekijkt: letters en beelden staan op deze site zelf. Hieronder staat wat er wel gebeurt, en waar je het uitzet.',
            'You can read everything here without telling me anything about yourself, and without another company looking over your shoulder: the typeface and the pictures live on this site. Here’s what does happen, and where to switch it off.',
          ),
          date,
        ],
      ],
      parts,
      { marginTop: '0', marginBottom: '3%' },
    ),
    divider('privacy-terms-line'),
    kept,
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
