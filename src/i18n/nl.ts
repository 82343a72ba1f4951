import { formatWait } from './format-wait.ts';

/** The site's Dutch. Sentences that the specification gives are literal. */

/** The chrome of every page, and the pages for missing content and errors. */
export const site = {
  skipToContent: 'Naar de inhoud',
  menu: 'Menu',
  closeMenu: 'Sluit menu',
  pages: 'Pagina’s',
  mainNavigation: 'Hoofdnavigatie',
  language: 'Taal',
  theme: 'Thema',
  themeNames: { light: 'Licht', dark: 'Donker', system: 'Systeem' },
  home: 'Home',
  contact: 'Contact',
  loading: 'De pagina wordt geladen',
  notFound: {
    title: '404 - Pagina niet gevonden',
    text: 'De pagina die je zoekt is er niet. Dat kan komen doordat:',
    reasons: [
      'het adres verkeerd is getypt;',
      'de pagina is verplaatst of verwijderd;',
      'je een oude link hebt gebruikt.',
    ],
    button: 'Terug naar start',
  },
  error: {
    title: 'Er ging iets mis',
    text: 'We konden de pagina niet laden. Dit kan tijdelijk zijn door een verbindingsprobleem.',
    retry: 'Probeer opnieuw',
    back: 'Ga terug',
  },
};

/** Form of a protected page. Its answers are in `access`. */
export const gate = {
  /** Replaces the page's own title, which must not be revealed. */
  pageTitle: 'Besloten pagina',
  pageText:
    'Deze pagina is besloten. Vul het wachtwoord in dat je hebt gekregen, of open de link van de studio opnieuw.',
  open: 'Wachtwoord invoeren',
  home: 'Terug naar start',
  title: 'Toegang vereist',
  text: 'Vul het wachtwoord in dat je hebt gekregen.',
  password: 'Wachtwoord',
  show: 'Toon wachtwoord',
  cancel: 'Annuleren',
  submit: 'Inloggen',
  busy: 'Inloggen...',
  ask: 'Geen wachtwoord?',
  askStudio: 'Vraag het de studio',
  close: 'Sluiten',
  unlocked: 'Besloten pagina',
  logout: 'Uitloggen',
};

const units = { second: 'seconde', seconds: 'seconden', minute: 'minuut', minutes: 'minuten' };

/**
 * Answers of the password form and of rate limits. Scripts show them from the response; without scripts the
 * server renders them.
 */
export const access = {
  blank: 'Voer een wachtwoord in',
  wrong: 'Onjuist wachtwoord',
  failed: 'Er is een fout opgetreden',
  tooMany: (seconds: number) => `Te veel pogingen. Probeer het over ${formatWait(seconds, units)} opnieuw.`,
  tooOften: (seconds: number) =>
    `Te veel aanvragen in korte tijd. Probeer het over ${formatWait(seconds, units)} opnieuw.`,
  elsewhere: (origin: string) =>
    `Dit formulier komt van een ander adres. Open de site op ${origin} en probeer het daar opnieuw.`,
};

/** A client space. */
export const clientSpace = {
  welcome: (client: string) => `Welkom, ${client}`,
  lead: 'Deze pagina’s heeft de studio voor je klaargezet.',
  list: 'Pagina’s voor jou',
  empty: 'Hier staat nog niets. Vraag de studio wanneer er iets te zien is.',
  private: (studio: string) => `${studio}, alleen voor jou`,
  isNew: 'Nieuw sinds je vorige bezoek',
  approved: (at: string) => `Akkoord op ${at}`,
  until: (day: string) => `Deze link werkt tot en met ${day}.`,
  leave: 'Uitloggen',
  gateTitle: 'Pagina’s voor jou',
  gateText: 'De studio heeft hier pagina’s voor je klaargezet. Vul het wachtwoord in dat je hebt gekregen.',
  password: 'Wachtwoord',
  enter: 'Openen',
  unknown: {
    title: 'Deze link werkt niet',
    text: 'De link is niet compleet of niet meer geldig. Vraag de studio om een nieuwe.',
  },
  closed: {
    title: 'Je bent uitgelogd',
    text: 'Op dit apparaat zijn de pagina’s weer dicht. Met dezelfde link kom je er weer in.',
  },
  again: 'Opnieuw openen',
  home: 'Naar de site van de studio',
};

/** Banner above a shared draft. */
export const draft = {
  label: 'Dit is een concept',
  draft: 'Concept: kan nog veranderen',
  until: (day: string) => `Deze link werkt tot ${day}`,
};

/** Approval and comments below a shared draft. */
export const responses = {
  toResponses: 'Reageren',
  toBlock: 'Opmerking bij een blok',
  title: 'Wat vind je ervan?',
  approval: 'Akkoord',
  approvalLead: 'Is het goed zo? Je akkoord geldt voor de pagina zoals je hem nu ziet.',
  approvedBy: (name: string) => `Akkoord van ${name}`,
  approvedEarlier: (name: string, at: string) =>
    `${name} gaf akkoord op ${at}. Daarna is de pagina veranderd.`,
  alsoApprove: 'Ook akkoord geven',
  name: 'Je naam',
  email: 'Je e-mailadres (niet verplicht)',
  emailHelp: 'Dan krijg je een mail als er antwoord is.',
  approve: 'Akkoord',
  comments: 'Opmerkingen',
  commentsLead: 'Kan er iets beter? Schrijf het op, dan weet de studio het.',
  newComment: 'Nieuwe opmerking',
  words: 'Je opmerking',
  about: 'Gaat over',
  wholePage: 'de hele pagina',
  picture: 'beeld',
  part: 'onderdeel',
  point: 'Wijs het blok aan',
  pointHint: 'Kies een blok voor je opmerking',
  pointCancel: 'Annuleren',
  pin: (number: number, name: string) => `Opmerking ${number}, van ${name}`,
  send: 'Versturen',
  done: 'Verwerkt',
  resolve: 'Is verwerkt',
  resolveOf: (number: number) => `Opmerking ${number} is verwerkt`,
  reopen: 'Heropenen',
  reopenOf: (number: number) => `Opmerking ${number} heropenen`,
  reply: 'Antwoorden',
  replyWords: 'Je antwoord',
  replies: (number: number) => `Antwoorden op opmerking ${number}`,
  ofStudio: (name: string, studio: string) => `${name}, ${studio}`,
  thread: (block: string) => `Opmerkingen bij ${block}`,
  close: 'Sluiten',
  gone: 'een verwijderd onderdeel',
  list: 'Reacties tot nu toe',
};

/** Errors of the forms on a shared draft. */
export const responseErrors = {
  noName: 'Vul je naam in',
  noWords: 'Schrijf een opmerking',
  noEmail: 'Vul een geldig e-mailadres in, of laat het leeg',
  changed: 'De pagina is intussen veranderd. Kijk nog eens.',
  full: 'Via deze link kan er geen reactie meer bij. Neem contact op met de studio.',
  tooLong: 'Dat is te lang. Kort het in en stuur het opnieuw.',
  failed: 'Je reactie is niet verstuurd. Probeer het zo nog eens.',
};

/** The site at a moment in the past. */
export const past = {
  label: 'Je kijkt terug',
  shows: (moment: string) => `Zo zag de site eruit op ${moment}`,
  today: 'Naar de site van nu',
  unsigned: {
    title: 'Deze link klopt niet',
    text: 'Hij is niet compleet, of de studio heeft hem niet gemaakt. Vraag de studio om een nieuwe.',
  },
  expired: {
    title: 'Deze link is verlopen',
    text: 'Een link naar de site van vroeger werkt één dag. Vraag de studio om een nieuwe.',
  },
  early: {
    title: 'Zo ver terug gaat het niet',
    text: (since: string) =>
      since === ''
        ? 'De site houdt zijn geschiedenis nog niet bij.'
        : `De geschiedenis van de site begint op ${since}.`,
  },
};

/** Links at the end of a case. */
export const caseEnd = { label: 'Meer werk', previous: 'Vorige', next: 'Volgende' };

/** Built-in cases, shown while storage is unavailable. */
export const builtIn = {
  niche: 'Hier stond iets.',
  notice: 'Dit is een korte versie van deze case: de server is even niet bereikbaar.',
};

/** The page that is shown offline. */
export const offlinePage = {
  title: 'Even geen verbinding',
  text: 'Deze pagina heb je nog niet eerder bekeken, dus ik kan hem nu niet laten zien. Zodra je weer online bent, werkt alles gewoon.',
  retry: 'Probeer opnieuw',
  kept: 'Dit kun je nu wel lezen',
};

/** The consent banner. */
export const consentBar = {
  label: 'Cookies',
  question:
    'Mag ik tellen welke pagina’s gelezen worden? Zonder jouw ja tel ik niets, en laden ingesloten video’s en berichten niet vanzelf.',
  no: 'Liever niet',
  yes: 'Ja, prima',
  settings: 'Cookie-instellingen',
  privacy: 'Privacy',
};

/** Cookie settings. `measured` and `unmeasured` are for sites with and without a measurement ID. */
export const consentSettings = {
  title: 'Cookie-instellingen',
  intro: 'Jij bepaalt wat hier aanstaat. Je keuze blijft een jaar bewaard, in deze browser.',
  needed: {
    title: 'Noodzakelijk',
    state: 'Altijd aan',
    text: 'Onthoudt wat je hier kiest: deze instelling, je taal, licht of donker, en welke besloten pagina je hebt geopend. Andere bedrijven zien dit niet.',
  },
  outside: {
    title: {
      measured: 'Statistieken en ingesloten media',
      unmeasured: 'Ingesloten media',
    },
    text: {
      measured:
        'Google Analytics telt welke pagina’s gelezen worden, met een ingekort IP-adres en zonder advertenties. Ingesloten video’s, berichten en 3D-scènes van andere sites laden vanzelf, vlak voor ze in beeld komen; die sites zien dan dat je hier bent.',
      unmeasured:
        'Video’s van Vimeo, berichten van Instagram en 3D-scènes van Spline laden vanzelf, vlak voor ze in beeld komen; die sites zien dat je hier bent. Staat dit uit, dan laad je ze zelf, een voor een. Gemeten wordt hier niets.',
    },
  },
  privacy: 'Lees wat deze site bewaart',
  cancel: 'Annuleren',
  save: 'Opslaan',
  saved: 'Je keuze is bewaard',
};

export const blocks = {
  view: 'Bekijk',
  contact: 'Neem contact op',
  call: 'Bel',
  mail: 'Mail',
  back: 'Terug',
  cookies: 'Cookie-instellingen',
  compare: 'Vergelijk de twee beelden',
  embedLoad: 'Laad van {platform}',
  embedOpen: 'Bekijk op {platform}',
  embedNote: 'Daarbij gaan gegevens naar {platform}.',
  embedVideo: 'Video van {platform}',
  embedPost: 'Bericht van {platform}',
  captions: 'Ondertiteling',
  transcript: 'Lees mee met de video',
  codeTitle: 'Ingesloten onderdeel',
  presentation: 'Bekijk de presentatie',
  closePresentation: 'Sluit de presentatie',
  scene: '3D-scène',
  sceneStart: 'Toon de 3D-scène',
  /** Language of component samples, which exist only in Dutch. */
  sampleLanguage: 'nl' as 'nl' | 'en',
};

export const carousel = {
  label: 'Beelden om door te bladeren',
  carousel: 'carrousel',
  slide: 'dia',
  previous: 'Vorige',
  next: 'Volgende',
  play: 'Speel af',
  pause: 'Pauzeer',
  of: 'van',
  link: 'Bekijk case',
};

/** Controls of a video, beside those that a carousel has too. */
export const player = {
  position: 'Positie',
  mute: 'Geluid uit',
  fullscreen: 'Volledig scherm',
};

/** The sample deck at `/slidedeck`. */
export const deck = {
  title: 'De werkwijze in zeven dia’s',
  slides: 'Dia’s',
  slide: 'Dia',
  of: 'van',
  previous: 'Vorige dia',
  next: 'Volgende dia',
  weeks: 'weken',
  days: ['ma', 'di', 'wo', 'do', 'vr'],
  link: 'Neem contact op',
  cover: {
    title: 'Kijken, tekenen, proberen, afmaken',
    text: 'Hoe een project verloopt, in zeven dia’s.',
  },
  look: {
    title: 'Eerst kijken waar het stokt',
    text: 'Twee weken meelopen en meeluisteren. Daarna vier pagina’s over wat er echt gebeurt, en waar mensen omlopen.',
  },
  draw: {
    title: 'Zes ideeën, geen zes tinten',
    text: 'Met potlood, veel en snel. Je ziet ze allemaal, ook de slechte. Eén gaat mee naar de volgende stap.',
  },
  try: {
    title: 'Vijf mensen zijn genoeg',
    text: 'Een prototype op een echte telefoon, in handen van iemand die het nog nooit zag. Bij de derde weet je het meestal al.',
  },
  finish: {
    title: 'De helft van het werk zit in de randen',
    text: 'Wat er staat als er niets is. Wat er staat als het misgaat. Ik blijf tot ook dat klopt.',
  },
  rhythm: {
    title: 'Elke donderdag is er iets te zien',
    text: 'Een project duurt zes tot veertien weken. De dag staat vast, wat er ligt niet.',
  },
  end: {
    title: 'Begin met een gesprek van een uur',
    text: 'Zonder offerte en zonder dia’s. Behalve deze dan.',
  },
  states: ['Leeg', 'Fout', 'Lange naam', 'Toetsenbord'],
};

/** Emails by purpose. */
export const letters = (studio: string) => ({
  invitation: {
    subject: `Je bent uitgenodigd voor de site van ${studio}`,
    hello: 'Hallo,',
    before: `Je kunt meewerken aan de site van ${studio}. Kies hier een wachtwoord, dan kun je beginnen:`,
    after:
      'De link werkt één keer, zeven dagen lang. Verwachtte je deze mail niet, dan hoef je niets te doen: zonder wachtwoord komt niemand binnen.',
  },
  'new-password': {
    subject: `Een nieuw wachtwoord voor de site van ${studio}`,
    hello: 'Hallo,',
    before: `Hier kies je een nieuw wachtwoord voor de site van ${studio}:`,
    after:
      'De link werkt één keer, een dag lang. Heb je er niet om gevraagd, dan hoef je niets te doen: je wachtwoord blijft hetzelfde.',
  },
  comment: {
    subject: `Een klant reageert op een concept van ${studio}`,
    hello: 'Hallo,',
    before: 'Een klant heeft gereageerd op een concept dat jij hebt gedeeld. Hier lees je het:',
    after: 'Komt er binnen een kwartier meer, dan krijg je daarvoor geen aparte mail.',
  },
  reply: {
    subject: `${studio} heeft je opmerking beantwoord`,
    hello: 'Hallo,',
    before: `${studio} heeft je opmerking beantwoord. Hier lees je het antwoord:`,
    after: 'Je krijgt deze mail omdat je je adres bij een opmerking hebt ingevuld.',
  },
});

/** Content that Vitrine creates: the contact section of a new site, and the title of a duplicated page. */
export const content = {
  contact: { title: 'Contact', call: 'Bel', mail: 'Mail' },
  copiedTitle: (title: string) => `${title} (kopie)`,
};
