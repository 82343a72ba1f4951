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
import type { Three } from './three.ts';

/** Merges translation records: each text brings the record of the page that it comes from. */
export function mergeTranslations(
  definitions: Definitions,
  pages: Three<PageDocument>,
  merged: PageDocument,
): Translations | undefined {
  const trees = three((of) => createPageTree(definitions, pages[of]));
  const ofTitle = (page: PageDocument) => new Map([[titleKey, page.title]]);
  let result = withRecords(
    undefined,
    null,
    recordsIn(
      three((of) => ofTitle(pages[of])),
      ofTitle(merged),
      getKnownRecords(trees, null),
    ),
  );
  for (const { block } of createPageTree(definitions, merged).walk()) {
    const texts = three((of) => mapTextsByKey(definitions, trees[of].find(block.id)?.block));
    const records = recordsIn(texts, mapTextsByKey(definitions, block), getKnownRecords(trees, block.id));
    if (Object.keys(records).length > 0) result = withRecords(result, block.id, records);
  }
  return result;
}

function three<T>(of: (which: keyof Three<unknown>) => T): Three<T> {
  return { base: of('base'), mine: of('mine'), theirs: of('theirs') };
}

const getKnownRecords = (trees: Three<PageTree>, of: string | null) =>
  three((which) => getBlockRecords(trees[which].content.translations, of));

type Texts = ReadonlyMap<string, Translated>;

function recordsIn(texts: Three<Texts>, merged: Texts, known: Three<BlockRecords>): BlockRecords {
  const entries = [...merged].flatMap(([key, value]) => {
    const said = three((of) => (Object.hasOwn(known[of], key) ? (known[of][key] as TextRecords) : {}));
    const records = pick(
      three((of) => texts[of].get(key)),
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
  texts: Three<Translated | undefined>,
  merged: Translated,
  said: Three<TextRecords>,
): TextRecords {
  const entries = languages.flatMap((language) => {
    const own = getOwnText(merged, language);
    const hasOwnText = (of: 'mine' | 'theirs') => getOwnText(texts[of], language) === own;
    const only = three((of) => {
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
