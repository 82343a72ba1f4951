import type { Definitions } from '#content/block/block.ts';
import { isEqual } from '#content/is-equal.ts';
import { languages, type Translated } from '#content/language/language.ts';
import { mapTextsByKey } from '#content/translation/block-texts.ts';
import { getOwnText, getOwnWords } from '#content/translation/own-text.ts';
import { hashText } from '#content/translation/text-hash.ts';
import {
  type BlockRecords,
  getBlockRecords,
  type TextRecords,
  type Translations,
  titleKey,
  withRecords,
} from '#content/translation/translations.ts';
import type { PageDocument } from '../page-document.ts';
import { createPageTree, type PageTree } from '../page-tree.ts';
import type { MergeSides } from './merge-sides.ts';

/** Merges translation records: each text brings the record of the page that it comes from. */
export function mergeTranslations(
  definitions: Definitions,
  pages: MergeSides<PageDocument>,
  merged: PageDocument,
): Translations | undefined {
  const trees = mapSides((of) => createPageTree(definitions, pages[of]));
  const mapTitle = (page: PageDocument) => new Map([[titleKey, page.title]]);
  let result = withRecords(
    undefined,
    null,
    mergeRecords(
      mapSides((of) => mapTitle(pages[of])),
      mapTitle(merged),
      getKnownRecords(trees, null),
    ),
  );
  for (const { block } of createPageTree(definitions, merged).walk()) {
    const texts = mapSides((of) => mapTextsByKey(definitions, trees[of].find(block.id)?.block));
    const records = mergeRecords(texts, mapTextsByKey(definitions, block), getKnownRecords(trees, block.id));
    if (Object.keys(records).length > 0) result = withRecords(result, block.id, records);
  }
  return result;
}

function mapSides<T>(of: (which: keyof MergeSides<unknown>) => T): MergeSides<T> {
  return { base: of('base'), mine: of('mine'), theirs: of('theirs') };
}

const getKnownRecords = (trees: MergeSides<PageTree>, of: string | null) =>
  mapSides((which) => getBlockRecords(trees[which].content.translations, of));

type Texts = ReadonlyMap<string, Translated>;

function mergeRecords(
  texts: MergeSides<Texts>,
  merged: Texts,
  known: MergeSides<BlockRecords>,
): BlockRecords {
  const entries = [...merged].flatMap(([key, value]) => {
    const said = mapSides((of) => (Object.hasOwn(known[of], key) ? (known[of][key] as TextRecords) : {}));
    const records = pick(
      mapSides((of) => texts[of].get(key)),
      value,
      said,
    );
    const beside = withSources(records, value, [texts.mine.get(key), texts.theirs.get(key)]);
    return Object.keys(beside).length === 0 ? [] : [[key, beside] as const];
  });
  return Object.fromEntries(entries);
}

/** Merges three states of a text's record as any value, if neither page changed the text. */
function pick(
  texts: MergeSides<Translated | undefined>,
  merged: Translated,
  said: MergeSides<TextRecords>,
): TextRecords {
  const entries = languages.flatMap((language) => {
    const own = getOwnText(merged, language);
    const hasOwnText = (of: 'mine' | 'theirs') => getOwnText(texts[of], language) === own;
    const only = mapSides((of) => {
      const record = said[of][language];
      return record ? { [language]: record } : {};
    });
    const isMine = hasOwnText('mine') && !(hasOwnText('theirs') && isEqual(only.mine, only.base));
    const chosen = isMine ? only.mine : hasOwnText('theirs') ? only.theirs : {};
    return Object.entries(chosen);
  });
  return Object.fromEntries(entries);
}

/** Adds the earlier source texts that merged records refer to; each is in one of the two pages. */
function withSources(
  records: TextRecords,
  merged: Translated,
  pages: readonly (Translated | undefined)[],
): TextRecords {
  const entries = Object.entries(records).map(([language, { fromText: _known, ...record }]) => {
    const known = records[language]?.fromText;
    if (record.fromHash === hashText(getOwnWords(merged, record.from))) return [language, record] as const;
    const sources = [known, ...pages.map((page) => getOwnWords(page, record.from))];
    const fromText = sources.find((text) => text !== undefined && hashText(text) === record.fromHash);
    return [language, fromText === undefined ? record : { ...record, fromText }] as const;
  });
  return Object.fromEntries(entries);
}
