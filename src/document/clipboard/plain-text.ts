import { type Block, type Definitions, isBlock } from '#content/block/block.ts';
import { getTextLanguage } from '#content/block/resolve-block.ts';
import { walkBlocks } from '#content/block/slots.ts';
import { walkFields } from '#content/block/walk-fields.ts';
import { isTranslatedField } from '#content/fields/translated-field.ts';
import { isTranslated, type Language, resolveText } from '#content/language/language.ts';

/**
 * Writes the texts of blocks in one language as plain text, one paragraph each, for pasting into other
 * programs.
 */
export function writeBlocksAsText(
  definitions: Definitions,
  blocks: readonly Block[],
  language: Language,
): string {
  const texts: string[] = [];
  for (const { block } of walkBlocks(definitions, blocks.filter(isBlock))) {
    const shown = getTextLanguage(block, language);
    for (const { field, value } of walkFields(definitions.get(block.type)?.fields ?? {}, block)) {
      const text = isTranslatedField(field) && isTranslated(value) ? resolveText(value, shown).trim() : '';
      if (text !== '') texts.push(text);
    }
  }
  return texts.join('\n\n');
}
