import { type Block, type Definitions, isBlock, withTodaysNames } from '../block/block.ts';
import { getTextLanguage } from '../block/resolve-block.ts';
import { mapSlots } from '../block/slots.ts';
import { getValueAt } from '../block/value-at.ts';
import { mapFields, walkFields } from '../block/walk-fields.ts';
import type { Fields, ListField } from '../fields/field.ts';
import { isDecorative } from '../fields/is-shown.ts';
import { canDifferByLanguage, isTranslatedField } from '../fields/translated-field.ts';
import type { PageContent } from '../page/page.ts';
import { isTranslated, type Language, resolveText } from './language.ts';

/** Resolves a page's texts and files in one language, by the fallback order, for `GET …?language=`. */
export function localizePage(
  definitions: Definitions,
  content: PageContent,
  language: Language,
): PageContent {
  return {
    title: resolveText(content.title, language),
    overview: content.overview.map((block) => localizeBlock(definitions, block, language)),
  };
}

function localizeBlock(definitions: Definitions, block: Block, language: Language): Block {
  const definition = definitions.get(block.type);
  if (!definition) return block;
  const shown = getTextLanguage(block, language);
  const named = withTodaysNames(definition, block);
  const localized = localizeFields(definition.fields, named, shown) as unknown as Block;
  return mapSlots(definitions, localized, (blocks) =>
    blocks.map((inner) => (isBlock(inner) ? localizeBlock(definitions, inner, language) : inner)),
  );
}

/** Returns a list item as a client that requested one language receives it. */
export function localizeItem(field: ListField, item: unknown, language: Language): unknown {
  const { items } = localizeFields({ items: field }, { items: [item] }, language);
  return Array.isArray(items) ? items[0] : item;
}

function localizeFields(fields: Fields, stored: Readonly<Record<string, unknown>>, language: Language) {
  return mapFields(fields, stored, ({ field, value }) =>
    canDifferByLanguage(field) && isTranslated(value) ? resolveText(value, language) : value,
  );
}

/** Lists the translatable texts of a block with their paths. Alt texts of decorative images are left out. */
export function* walkTranslatableTexts(definitions: Definitions, block: Block) {
  const definition = definitions.get(block.type);
  if (!definition) return;
  for (const visit of walkFields(definition.fields, block)) {
    const { field, value, path } = visit;
    if (field.kind !== 'text' || !isTranslatedField(field) || !isTranslated(value)) continue;
    if (!isDecorative(field, getValueAt(block, path.slice(0, -1)))) yield { path, value };
  }
}
