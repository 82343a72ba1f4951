import type { Block } from '#content/block.ts';
import { hasLanguage, type Language, languages, resolveText, type Translated } from '#content/language.ts';
import { translatableTexts } from '#content/localize-page.ts';
import { unwrittenValues } from '#content/starter-values.ts';
import type { PageTree } from '#document/page-tree.ts';

/** True when a block says different things per language: it was switched on, or already has such texts. */
export function isPerLanguage(block: Pick<Block, 'isMultiLanguage'>, value: Translated | undefined): boolean {
  return block.isMultiLanguage ?? typeof value === 'object';
}

/** True when a reader of the language gets another language's words for lack of its own. */
function isMissing(block: Block, value: Translated, language: Language): boolean {
  if (!isPerLanguage(block, value) || hasLanguage(value, language)) return false;
  // A text that all languages still share counts as written in the first one.
  if (typeof value === 'string') return value !== '' && language !== languages[0];
  return resolveText(value, language) !== '';
}

/** How many of a block's own texts nobody has written in a language. The words it came with are examples. */
export function countMissing({ definitions }: PageTree, block: Block, language: Language): number {
  const untranslated = [...translatableTexts(definitions, block)].filter(({ value }) =>
    isMissing(block, value as Translated, language),
  );
  const examples = unwrittenValues(definitions, block).filter(({ field }) => field.kind === 'text');
  return untranslated.length + examples.length;
}

export interface MissingTexts {
  readonly count: number;
  /** Where the first one is; undefined when it is the page's title. */
  readonly firstBlockId: string | undefined;
}

/** What is not written yet in a language, over the whole page, its title included. */
export function missingTexts(tree: PageTree, language: Language): MissingTexts {
  let count = 0;
  let firstBlockId: string | undefined;
  for (const { block } of tree.walk()) {
    const missing = countMissing(tree, block, language);
    count += missing;
    if (missing > 0) firstBlockId ??= block.id;
  }
  const { title } = tree.content;
  const titled =
    language === languages[0] ? resolveText(title, language) !== '' : hasLanguage(title, language);
  return { count: titled ? count : count + 1, firstBlockId };
}
