import type { languageFacts } from '#content/language/known-languages.ts';

/** A language that the site does not have, for tests of what adding one takes. */
export const german = 'de';

export const germanFacts: (typeof languageFacts)['en'] = {
  name: 'Deutsch',
  nameInEnglish: 'German',
  hreflang: 'de',
  locale: 'de_DE',
  regions: ['at', 'ch'],
};

/** A module of copy with German in each of its tables: the default language's words, marked. */
export function withGermanCopy<Module extends object>(module: Module): Module {
  const tables = Object.entries(module).map(([name, value]) => [
    name,
    isTable(value) ? { ...value, [german]: marked(value.nl) } : value,
  ]);
  return Object.fromEntries(tables) as Module;
}

/** How a German text looks here. */
export function inGerman(text: string): string {
  return `${text} (deutsch)`;
}

function isTable(value: unknown): value is { readonly nl: unknown; readonly en: unknown } {
  return typeof value === 'object' && value !== null && 'nl' in value && 'en' in value;
}

function marked(value: unknown): unknown {
  if (typeof value === 'string') return inGerman(value);
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, marked(inner)]));
}
