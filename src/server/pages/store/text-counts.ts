import { z } from 'zod';
import type { Definitions } from '#content/block/block.ts';
import { languages } from '#content/language/language.ts';
import type { PageContent } from '#content/page/page.ts';
import { hashText } from '#content/translation/text-hash.ts';
import { countPageToDo, nothingToDo, type PageToDo } from '#content/translation/to-do.ts';

const toDoSchema = z.object({ missing: z.number(), outdated: z.number() });

const storedSchema = z.object({
  /**
   * Fingerprint of the blocks and languages that the counts are based on: they are recounted if it differs.
   */
  by: z.string(),
  toDo: z.object(Object.fromEntries(languages.map((language) => [language, toDoSchema]))),
});

/** Serializes the counts of texts to translate, as stored with a version. */
export function serializeTextCounts(definitions: Definitions, content: PageContent | undefined): string {
  const toDo = content ? countPageToDo(definitions, content) : nothingToDo;
  return JSON.stringify({ by: computeRulesFingerprint(definitions), toDo });
}

/** Parses stored counts. Undefined if missing, damaged or from other definitions. */
export function readCounts(definitions: Definitions, text: string | null): PageToDo | undefined {
  if (text === null) return undefined;
  try {
    const { by, toDo } = storedSchema.parse(JSON.parse(text));
    return by === computeRulesFingerprint(definitions) ? (toDo as PageToDo) : undefined;
  } catch {
    return undefined;
  }
}

const rules = new WeakMap<Definitions, string>();

/**
 * Returns a fingerprint of the definitions and languages on which counts depend. It changes when they do.
 */
export function computeRulesFingerprint(definitions: Definitions): string {
  const known = rules.get(definitions);
  if (known !== undefined) return known;
  const fields = [...definitions].map(([type, definition]) => [type, definition.fields]);
  // A field's schema has no influence on which texts exist.
  const text = JSON.stringify([languages, fields], (name, value) => (name === 'schema' ? undefined : value));
  const hash = hashText(text);
  rules.set(definitions, hash);
  return hash;
}
