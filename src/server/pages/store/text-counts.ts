import { z } from 'zod';
import type { Definitions } from '#content/block/block.ts';
import { languages } from '#content/language/language.ts';
import type { PageContent } from '#content/page/page.ts';
import { textHash } from '#content/translation/text-hash.ts';
import { nothingToDo, type PageToDo, pageToDo } from '#content/translation/to-do.ts';

const toDoSchema = z.object({ missing: z.number(), outdated: z.number() });

const storedSchema = z.object({
  /** By which blocks and languages it was counted: after others have come it is counted anew. */
  by: z.string(),
  toDo: z.object(Object.fromEntries(languages.map((language) => [language, toDoSchema]))),
});

/** What is stored with a version of how many of its texts are to be translated. */
export function countedTexts(definitions: Definitions, content: PageContent | undefined): string {
  const toDo = content ? pageToDo(definitions, content) : nothingToDo;
  return JSON.stringify({ by: rulesOf(definitions), toDo });
}

/** Undefined where it was never counted, by other rules, or is damaged. */
export function readCounts(definitions: Definitions, text: string | null): PageToDo | undefined {
  if (text === null) return undefined;
  try {
    const { by, toDo } = storedSchema.parse(JSON.parse(text));
    return by === rulesOf(definitions) ? (toDo as PageToDo) : undefined;
  } catch {
    return undefined;
  }
}

const rules = new WeakMap<Definitions, string>();

/** What follows from blocks follows by these definitions and languages; another text once they have changed. */
export function rulesOf(definitions: Definitions): string {
  const known = rules.get(definitions);
  if (known !== undefined) return known;
  const fields = [...definitions].map(([type, definition]) => [type, definition.fields]);
  // How a value is checked changes nothing about which texts there are.
  const text = JSON.stringify([languages, fields], (name, value) => (name === 'schema' ? undefined : value));
  const hash = textHash(text);
  rules.set(definitions, hash);
  return hash;
}
