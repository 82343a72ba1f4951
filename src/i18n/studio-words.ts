import type * as nl from './nl.ts';

type Replacement<Words> = Words extends string | readonly unknown[] | ((...given: never[]) => unknown)
  ? Words
  : { readonly [Name in keyof Words]?: Replacement<Words[Name]> };

/** A studio's own texts in one language. They replace those of the product; missing ones keep it. */
export type StudioWords = Replacement<typeof nl>;

/** Replaces texts by a studio's own. Lists and functions are replaced as a whole. */
export function overrideWords<Words>(words: Words, own: Replacement<NoInfer<Words>> | undefined): Words {
  return overrideValue(words, own) as Words;
}

function overrideValue(value: unknown, own: unknown): unknown {
  if (own === undefined) return value;
  if (!isTable(value) || !isTable(own)) return own;
  const replaced = Object.entries(own).map(([name, word]) => [name, overrideValue(value[name], word)]);
  return { ...value, ...Object.fromEntries(replaced) };
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
