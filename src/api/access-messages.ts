import type { Language } from '#content/language/language.ts';

interface AccessMessages {
  readonly blank: string;
  readonly wrong: string;
  readonly failed: string;
  /** Says how long to wait, given the seconds of `Retry-After`. */
  readonly tooMany: (seconds: number) => string;
  /** The same to whoever asks for pages or calls more often than the site answers. */
  readonly tooOften: (seconds: number) => string;
  /** The answer to a form that was sent from another address than the site's origin. */
  readonly elsewhere: (origin: string) => string;
}

/** A count with its word: seconds below a minute, else minutes. */
function wait(seconds: number, words: Readonly<Record<'second' | 'seconds' | 'minute' | 'minutes', string>>) {
  if (seconds < 60) return `${seconds} ${seconds === 1 ? words.second : words.seconds}`;
  const minutes = Math.ceil(seconds / 60);
  return `${minutes} ${minutes === 1 ? words.minute : words.minutes}`;
}

const dutch = { second: 'seconde', seconds: 'seconden', minute: 'minuut', minutes: 'minuten' };
const english = { second: 'second', seconds: 'seconds', minute: 'minute', minutes: 'minutes' };

/**
 * What the gate of a protected page answers, and whoever comes to a limit. They cross HTTP: scripts show the sentence of the answer, and
 * without scripts the server writes it into the document. The Dutch three are the specification's.
 */
export const accessMessages: Readonly<Record<Language, AccessMessages>> = {
  nl: {
    blank: 'Voer een wachtwoord in',
    wrong: 'Onjuist wachtwoord',
    failed: 'Er is een fout opgetreden',
    tooMany: (seconds) => `Te veel pogingen. Probeer het over ${wait(seconds, dutch)} opnieuw.`,
    tooOften: (seconds) =>
      `Te veel aanvragen in korte tijd. Probeer het over ${wait(seconds, dutch)} opnieuw.`,
    elsewhere: (origin) =>
      `Dit formulier komt van een ander adres. Open de site op ${origin} en probeer het daar opnieuw.`,
  },
  en: {
    blank: 'Enter a password',
    wrong: 'Incorrect password',
    failed: 'Something went wrong. Try again.',
    tooMany: (seconds) => `Too many attempts. Try again in ${wait(seconds, english)}.`,
    tooOften: (seconds) => `Too many requests in a short time. Try again in ${wait(seconds, english)}.`,
    elsewhere: (origin) =>
      `This form comes from another address. Open the site at ${origin} and try again there.`,
  },
};
