import { type Language, languageFacts } from '#content/language/language.ts';

/** What a client reads in their room. */
const dutch = {
  welcome: (client: string) => `Welkom, ${client}`,
  lead: 'Deze pagina’s heeft de studio voor je klaargezet.',
  list: 'Pagina’s voor jou',
  empty: 'Er staat nog niets in deze kamer. Vraag de studio wanneer er iets te zien is.',
  private: 'Alleen voor jou',
  until: (day: string) => `Deze link werkt tot en met ${day}.`,
  leave: 'Uitloggen',
  gateTitle: 'Een kamer voor jou',
  gateText:
    'De studio heeft hier pagina’s voor je klaargezet. Met het wachtwoord dat je hebt gekregen kun je verder.',
  password: 'Wachtwoord',
  enter: 'Openen',
  unknown: {
    title: 'Deze link werkt niet',
    text: 'De link is niet compleet, of hij geldt niet meer. Vraag de studio om een nieuwe link.',
  },
  closed: {
    title: 'Je bent uitgelogd',
    text: 'Op dit apparaat zijn de pagina’s weer dicht. Met dezelfde link kom je er weer in.',
  },
  again: 'Opnieuw openen',
  home: 'Naar de site van de studio',
};

type RoomWords = typeof dutch;

const english: RoomWords = {
  welcome: (client) => `Welcome, ${client}`,
  lead: 'The studio has put these pages here for you.',
  list: 'Pages for you',
  empty: 'There’s nothing in this room yet. Ask the studio when there’ll be something to see.',
  private: 'For you only',
  until: (day) => `This link works up to and including ${day}.`,
  leave: 'Log out',
  gateTitle: 'A room for you',
  gateText: 'The studio has put pages here for you. The password you were given lets you in.',
  password: 'Password',
  enter: 'Open',
  unknown: {
    title: 'This link doesn’t work',
    text: 'The link isn’t complete, or it’s no longer valid. Ask the studio for a new one.',
  },
  closed: {
    title: 'You’re logged out',
    text: 'The pages are closed again on this device. The same link lets you back in.',
  },
  again: 'Open again',
  home: 'To the studio’s site',
};

export const roomWords: Readonly<Record<Language, RoomWords>> = { nl: dutch, en: english };

/** The last moment at which a link works, as its day by the clock of the studio. */
export function dayInWords(at: string, language: Language, timeZone: string): string {
  const tag = languageFacts[language].locale.replace('_', '-');
  const last = new Date(Date.parse(at) - 1);
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }).format(last);
}
