import type { languageFacts } from '#content/language/known-languages.ts';

/** A language that the site does not have, for tests that add one. */
export const german = 'de';

export const germanFacts: (typeof languageFacts)['en'] = {
  name: 'Deutsch',
  nameInEnglish: 'German',
  hreflang: 'de',
  locale: 'de_DE',
  regions: ['at', 'ch'],
};

/** Adds German to each table of a copy module: the text of the default language, marked. */
export function withGermanCopy<Module extends object>(module: Module): Module {
  const tables = Object.entries(module).map(([name, value]) => [
    name,
    isTable(value) ? { ...value, [german]: markAsGerman(value.nl) } : value,
  ]);
  return Object.fromEntries(tables) as Module;
}

/** Marks a text as German. */
export function markGerman(text: string): string {
  return `${text} (deutsch)`;
}

function isTable(value: unknown): value is { readonly nl: unknown; readonly en: unknown } {
  return typeof value === 'object' && value !== null && 'nl' in value && 'en' in value;
}

function markAsGerman(value: unknown): unknown {
  if (typeof value === 'string') return markGerman(value);
  if (Array.isArray(value)) return value.map(markAsGerman);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, markAsGerman(inner)]));
}
