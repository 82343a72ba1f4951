import type { Copy } from '#content/language.ts';
import { buttons, caption, columns, divider, large, subheading, text, title } from '../blocks.ts';
import { type SeedBlock, type SeedPage, wideLayout } from '../seed-page.ts';

/** A part of the page: below a line, its heading beside its text. */
function part(id: string, nl: string, en: string, body: SeedBlock, room = '0px'): SeedBlock[] {
  const cells = [[subheading(id, nl, en)], [body]];
  return [
    { ...divider(`${id}-line`), marginTop: room },
    columns(`${id}-part`, cells, [5, 7], { marginTop: '0', paddingBottom: '40px' }),
  ];
}

interface Fact {
  readonly id: string;
  readonly what: Copy;
  readonly long: Copy;
}

/** What is kept, and for how long. */
const kept: readonly Fact[] = [
  {
    id: 'choice',
    what: { nl: 'Je cookiekeuze', en: 'Your cookie choice' },
    long: { nl: 'Een jaar', en: 'A year' },
  },
  { id: 'theme', what: { nl: 'Licht of donker', en: 'Light or dark' }, long: { nl: 'Een dag', en: 'A day' } },
  {
    id: 'private',
    what: { nl: 'Een besloten pagina', en: 'A private page' },
    long: { nl: 'Tot je de browser sluit, of een uur', en: 'Until you close the browser, or an hour' },
  },
  {
    id: 'address',
    what: { nl: 'Je IP-adres bij wat je leest', en: 'Your IP address with what you read' },
    long: { nl: 'Niet', en: 'Not at all' },
  },
];

const fact = ({ id, what, long }: Fact): SeedBlock[] => [
  text(`privacy-kept-${id}`, `**${what.nl}**\n${long.nl}`, `**${what.en}**\n${long.en}`),
];

export const privacy: SeedPage = {
  identifier: 'privacy',
  kind: 'page',
  showInMenu: false,
  layout: wideLayout,
  title: { nl: 'Wat deze site bewaart', en: 'What this site keeps' },
  overview: [
    title('privacy-title', 'Wat deze site bewaart', 'What this site keeps'),
    large(subheading('privacy-little', 'Weinig.', 'Not much.'), 'huge'),
    columns(
      'privacy-opening',
      [
        [
          text(
            'privacy-intro',
            'Je kunt hier alles lezen zonder iets over jezelf te vertellen, en zonder dat een ander bedrijf meekijkt. Hieronder staat wat er wel gebeurt, en waar je het uitzet.',
            'You can read everything here without telling me anything about yourself, and without another company looking over your shoulder. Here’s what does happen, and where to switch it off.',
          ),
          buttons('privacy-settings', [
            {
              id: 'privacy-open-settings',
              text: { nl: 'Cookie-instellingen', en: 'Cookie settings' },
              action: 'cookie-settings',
              variant: 'primary',
            },
          ]),
        ],
      ],
      undefined,
      // Below a word that goes lower than figures do.
      { marginTop: '56px' },
    ),
    columns('privacy-kept', kept.map(fact), undefined, { look: 'facts', marginTop: '40px' }),
    ...part(
      'privacy-own',
      'Wat je browser onthoudt',
      'What your browser remembers',
      text(
        'privacy-own-text',
        [
          'Alleen wat je hier kiest en bekijkt, en alleen voor deze site.',
          '',
          '- **Je cookiekeuze.** Een cookie met de naam analytics_consent, met ja of nee erin. Na een jaar verdwijnt hij.',
          '- **Je taal, en licht of donker.** Die staan in de opslag van je browser en worden niet verstuurd. Een gekozen thema geldt een dag, daarna volgt de site weer je apparaat.',
          '- **Een besloten pagina die je hebt geopend.** Kreeg je van mij een wachtwoord, dan onthoudt een cookie dat het klopte: tot je de browser sluit, of een uur als het wachtwoord bij meer pagina’s hoort.',
          '- **De pagina’s die je hebt bekeken.** Die blijven op je apparaat staan, zodat je ze ook zonder verbinding kunt teruglezen. Wis je de gegevens van deze site, dan zijn ze weg.',
        ].join('\n'),
        [
          'Only what you choose and look at here, and only for this site.',
          '',
          '- **Your cookie choice.** A cookie named analytics_consent, with yes or no in it. It goes after a year.',
          '- **Your language, and light or dark.** They’re in your browser’s own storage and aren’t sent anywhere. A theme you pick lasts a day, then the site follows your device again.',
          '- **A private page that you’ve opened.** If I gave you a password, a cookie remembers that it was right: until you close the browser, or for an hour if the password opens more pages.',
          '- **The pages you’ve looked at.** They stay on your device, so you can read them again without a connection. Clear this site’s data and they’re gone.',
        ].join('\n'),
      ),
      '40px',
    ),
    ...part(
      'privacy-outside',
      'Wat er van buiten komt',
      'What comes from outside',
      text(
        'privacy-outside-text',
        'Wat van andere diensten komt, laadt pas als jij dat wilt. Een video van Vimeo, een bericht van Instagram of een 3D-scène van Spline is een kader met een knop. Zie je er al een beeld met een titel, dan heeft deze site dat zelf opgehaald en bewaard, en weet de andere niet dat jij kijkt.\n\nDruk je erop, of heb je ja gezegd, dan laadt het van die site. Die ziet dan je IP-adres en op welke pagina je was. Wat ze daarmee doen, staat in hun voorwaarden.\n\nDe letters en de beelden staan op deze site zelf. Alleen een beeld of film waarvan ik het adres op een andere site gebruik, laadt bij iedereen meteen, zonder knop. Zulke beelden zijn er op dit moment niet.',
        'What comes from other services loads only when you want it to. A video from Vimeo, a post from Instagram or a 3D scene from Spline is a frame with a button. If you can already see a picture with a title, this site fetched and kept it, and the other one doesn’t know you’re looking.\n\nPress it, or say yes, and it loads from that site, which then sees your IP address and which page you were on. What they do with that is in their terms.\n\nThe typeface and the pictures live on this site. Only a picture or film that I use by its address on another site loads for everybody straight away, without a button. There aren’t any at the moment.',
      ),
    ),
    ...part(
      'privacy-measuring',
      'Meten',
      'Measuring',
      text(
        'privacy-measuring-text',
        [
          'Op dit moment meet ik niets. Begin ik daar ooit mee, dan met Google Analytics, en alleen bij wie ja heeft gezegd. Google krijgt dan te horen:',
          '',
          '- welke pagina’s je opent',
          '- of je tot mijn contactgegevens komt',
          '- op welke link naar een andere site je klikt',
          '',
          'Je IP-adres wordt ingekort en voor advertenties wordt niets gebruikt. Zeg je later nee, dan stopt het. De cookies van Google, met _ga in hun naam, gaan dan meteen weg.',
        ].join('\n'),
        [
          'At the moment I don’t measure anything. If I ever start, it’ll be with Google Analytics, and only for people who’ve said yes. Google then hears:',
          '',
          '- which pages you open',
          '- whether you get as far as my contact details',
          '- which link to another site you click',
          '',
          'Your IP address is shortened and nothing is used for advertising. If you change your mind, it stops and Google’s cookies (their names begin with _ga) go at once.',
        ].join('\n'),
      ),
    ),
    ...part(
      'privacy-server',
      'Wat de server ziet',
      'What the server sees',
      text(
        'privacy-server-text',
        'Zonder je IP-adres kan geen server je een pagina sturen. Deze bewaart het niet bij de pagina’s die je leest: in het logboek staan alleen storingen en het gebruik van de beheerkant. Adressen die nergens heen leiden tel ik, met de site waar de link stond en zonder wie erop klikte. Wie te vaak een verkeerd wachtwoord probeert, moet een kwartier wachten; daarvoor houdt de server dat IP-adres in zijn geheugen, nooit op schijf.',
        'No server can send you a page without your IP address. This one doesn’t keep it with the pages you read: its log holds nothing but failures and what’s done on the admin side. I count addresses that lead nowhere, with the site that linked to them and without whoever clicked. Get a password wrong too often and you’ll have to wait a quarter of an hour; to do that, the server keeps that IP address in memory, never on disk.',
      ),
    ),
    ...part(
      'privacy-contact',
      'Als je belt of mailt',
      'If you call or write',
      text(
        'privacy-contact-text',
        'Dan heb ik je nummer of je adres, en wat je schreef. Ik gebruik het om te antwoorden en geef het aan niemand door. Wil je weten wat ik van je heb, of moet het weg? Vraag het, en het is dezelfde week geregeld. Ben je het niet met me eens, dan kun je naar de [Autoriteit Persoonsgegevens](https://www.autoriteitpersoonsgegevens.nl).',
        'Then I’ve got your number or your address, and what you wrote. I use it to answer you and don’t pass it on. Want to know what I have, or have it removed? Ask, and it’s done within the week. If we disagree, you can go to the [Dutch Data Protection Authority](https://www.autoriteitpersoonsgegevens.nl/en).',
      ),
    ),
    caption(
      'privacy-date',
      'Laatst nagelezen in november 2026. Verandert er iets, dan staat het hier eerst.',
      'Last read through in November 2026. If anything changes, you’ll see it here first.',
    ),
  ],
};
