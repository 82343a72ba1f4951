import type { Language } from '#content/language.ts';

interface AccessMessages {
  readonly blank: string;
  readonly wrong: string;
  readonly failed: string;
  /** Says how long to wait, given the seconds of `Retry-After`. */
  readonly tooMany: (seconds: number) => string;
}

const minutes = (seconds: number) => Math.max(1, Math.ceil(seconds / 60));

/**
 * What the gate of a protected page answers. They cross HTTP: scripts show the sentence of the answer, and
 * without scripts the server writes it into the document. The Dutch three are the specification's.
 */
export const accessMessages: Readonly<Record<Language, AccessMessages>> = {
  nl: {
    blank: 'Voer een wachtwoord in',
    wrong: 'Onjuist wachtwoord',
    failed: 'Er is een fout opgetreden',
    tooMany: (seconds) =>
      `Te veel pogingen. Probeer het over ${minutes(seconds)} ${minutes(seconds) === 1 ? 'minuut' : 'minuten'} opnieuw.`,
  },
  en: {
    blank: 'Enter a password',
    wrong: 'Incorrect password',
    failed: 'An error occurred',
    tooMany: (seconds) =>
      `Too many tries. Try again in ${minutes(seconds)} ${minutes(seconds) === 1 ? 'minute' : 'minutes'}.`,
  },
};
