import type { Block, BlockDefinition } from '#content/block/block.ts';
import { mapFields } from '#content/block/walk-fields.ts';
import { isTranslatedField } from '#content/fields/translated-field.ts';
import {
  defaultLanguage,
  isLanguage,
  isTranslated,
  type Language,
  type Translated,
} from '#content/language/language.ts';

/**
 * Finds the language of a block's summary, for a `lang` attribute. Undefined if the summary is not a text of
 * the page, such as `3 columns` or a file name. It summarizes the same block with every text replaced by its
 * language code.
 */
export function findSummaryLanguage(
  { fields, summary }: BlockDefinition,
  block: Block,
  language: Language,
): Language | undefined {
  const coded = mapFields(fields, block, ({ field, value }) =>
    isTranslatedField(field) && isTranslated(value) ? replaceByCodes(value) : value,
  );
  const [first] = summary(coded as Block, language).split(' ');
  return isLanguage(first) ? first : undefined;
}

/** Replaces each text by its language code. A shared text counts as one in the default language. */
function replaceByCodes(text: Translated): Translated {
  if (typeof text === 'string') return text && defaultLanguage;
  return Object.fromEntries(Object.entries(text).map(([code, words]) => [code, words && code]));
}
