import { type Language, languageFacts } from '#content/language/language.ts';

/** What stands above a draft that the studio shares. */
const dutch = {
  label: 'Dit is een concept',
  draft: 'Concept: kan nog veranderen',
  until: (day: string) => `Deze link werkt tot ${day}`,
};

const english: typeof dutch = {
  label: 'This is a draft',
  draft: 'Draft: may still change',
  until: (day) => `This link works until ${day}`,
};

export const draftWords: Readonly<Record<Language, typeof dutch>> = { nl: dutch, en: english };

/** The end of a link, by the clock of the studio. */
export function endInWords(at: string, language: Language, timeZone: string): string {
  const tag = languageFacts[language].locale.replace('_', '-');
  const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone });
  return format.format(new Date(at));
}
