import type { Language } from '#content/language/language.ts';

/** The words at a case's end. */
const dutch = { label: 'Meer werk', previous: 'Vorige', next: 'Volgende' };
const english: typeof dutch = { label: 'More work', previous: 'Previous', next: 'Next' };

export const caseWords: Readonly<Record<Language, typeof dutch>> = { nl: dutch, en: english };
