import { type Language, languageFacts } from '#content/language/language.ts';

/** What a visitor of the past reads. */
const dutch = {
  label: 'Je kijkt terug',
  shows: (moment: string) => `Zo stond de site op ${moment}`,
  today: 'Naar de site van nu',
  unsigned: {
    title: 'Dit adres laat niets van vroeger zien',
    text: 'Het is geen adres dat de studio heeft gemaakt, of het is niet compleet. Vraag de studio om een nieuwe link.',
  },
  expired: {
    title: 'Deze link is verlopen',
    text: 'Een link naar de site van vroeger werkt een dag. Vraag de studio om een nieuwe.',
  },
  early: {
    title: 'Zo ver terug weten we het niet',
    text: (since: string) =>
      since === ''
        ? 'De site houdt nog niet bij hoe hij was.'
        : `De site houdt bij hoe hij was sinds ${since}.`,
  },
};

type PastWords = typeof dutch;

const english: PastWords = {
  label: 'You’re looking back',
  shows: (moment) => `The site as it stood on ${moment}`,
  today: 'To today’s site',
  unsigned: {
    title: 'This address shows nothing of the past',
    text: 'It isn’t one that the studio made, or it isn’t complete. Ask the studio for a new link.',
  },
  expired: {
    title: 'This link has expired',
    text: 'A link to the site as it was works for a day. Ask the studio for a new one.',
  },
  early: {
    title: 'We don’t know that far back',
    text: (since) =>
      since === ''
        ? 'The site doesn’t keep its history yet.'
        : `The site has kept its history since ${since}.`,
  },
};

export const pastWords: Readonly<Record<Language, PastWords>> = { nl: dutch, en: english };

/** A moment as a visitor reads it: to the minute, by the clock of the studio's time zone. */
export function momentInWords(at: string, language: Language, timeZone: string): string {
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) return '';
  const tag = languageFacts[language].locale.replace('_', '-');
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(date);
}
