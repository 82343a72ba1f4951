import type { Block, Definitions } from '../block/block.ts';
import { walkFields } from '../block/walk-fields.ts';
import { isTranslated, type Translated } from '../language/language.ts';
import { getTextKey } from './text-key.ts';

/**
 * Maps every text of a block that can differ per language by its key, including alt texts of decorative
 * images.
 */
export function mapTextsByKey(
  definitions: Definitions,
  block: Block | undefined,
): ReadonlyMap<string, Translated> {
  const fields = block && definitions.get(block.type)?.fields;
  const texts = new Map<string, Translated>();
  if (!fields) return texts;
  for (const { field, value, path } of walkFields(fields, block)) {
    if (field.kind !== 'text' || !field.translatable || !isTranslated(value)) continue;
    texts.set(getTextKey(block, path), value);
  }
  return texts;
}
