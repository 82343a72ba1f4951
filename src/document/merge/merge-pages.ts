import type { Definitions } from '#content/block/block.ts';
import { isEqual } from '#content/is-equal.ts';
import { isTranslated, type Translated } from '#content/language/language.ts';
import { omitEmptyTexts, type PageMetadata } from '#content/page/page-metadata.ts';
import type { Edit } from '../edit.ts';
import { type PageDocument, pickSettings } from '../page-document.ts';
import { createPageTree } from '../page-tree.ts';
import { type Conflict, type Decide, getConflictKey, leaveUndecided } from './conflict.ts';
import { editBetween } from './edit-between.ts';
import { mergeBlocks } from './merge-blocks.ts';
import { mergeSettings } from './merge-settings.ts';
import type { MergeSides } from './merge-sides.ts';
import { mergeTranslations } from './merge-translations.ts';
import { mergeValue } from './merge-value.ts';
import { createPageOutline } from './page-outline.ts';

export interface MergeResult {
  readonly content: PageDocument;
  /** Turns my page into the merged one. */
  readonly edit: Edit;
  readonly conflicts: readonly Conflict[];
}

/**
 * Merges the changes of two sides, block by block, field by field and language by language. Calls `decide`
 * for each conflict. Pure; the caller applies `edit`, so that the merge can be undone.
 *
 * @example
 * const { content, conflicts } = mergePages(definitions, { base, mine, theirs }, () => 'theirs');
 */
export function mergePages(
  definitions: Definitions,
  pages: MergeSides<PageDocument>,
  decide: Decide = leaveUndecided,
): MergeResult {
  const conflicts = new Map<string, Conflict>();
  const content = mergeContent(definitions, pages, (conflict) => {
    conflicts.set(getConflictKey(conflict), conflict);
    return decide(conflict);
  });
  const edit = editBetween(createPageTree(definitions, pages.mine), content);
  return { content, edit, conflicts: [...conflicts.values()] };
}

function mergeContent(
  definitions: Definitions,
  pages: MergeSides<PageDocument>,
  decide: Decide,
): PageDocument {
  const { base, mine, theirs } = pages;
  if (isEqual(base, theirs) || isEqual(mine, theirs)) return mine;
  // Keeps settings that theirs lacks.
  if (isEqual(base, mine)) return { ...pickSettings(mine), ...theirs };
  const [b, m, t] = [base, mine, theirs].map((page) => createPageOutline(definitions, page));
  if (!b || !m || !t) return decide({ about: 'page' }) === 'theirs' ? theirs : mine;
  const title = mergeTitle({ base: base.title, mine: mine.title, theirs: theirs.title }, decide);
  const overview = mergeBlocks(definitions, { base: b, mine: m, theirs: t }, decide);
  const metadata = mergeMetadata(
    { base: base.metadata, mine: mine.metadata, theirs: theirs.metadata },
    decide,
  );
  const { translations: _own, metadata: _mine, ...page } = mine;
  const settings = mergeSettings(pages, (overlap) => decide({ about: 'settings', ...overlap }));
  const merged = { ...page, ...settings, title, overview, ...(metadata && { metadata }) };
  const translations = mergeTranslations(definitions, pages, merged);
  return translations ? { ...merged, translations } : merged;
}

function mergeTitle(three: MergeSides<Translated>, decide: Decide): Translated {
  const merged = mergeValue(three, [], (overlap) => decide({ about: 'title', ...overlap }));
  return isTranslated(merged) ? merged : three.mine;
}

function mergeMetadata(
  three: MergeSides<PageMetadata | undefined>,
  decide: Decide,
): PageMetadata | undefined {
  const { base = {}, mine = {}, theirs = {} } = three;
  // Merging three objects gives an object; each text is merged separately.
  const merged = mergeValue({ base, mine, theirs }, [], (overlap) =>
    decide({ about: 'metadata', ...overlap }),
  ) as PageMetadata;
  return omitEmptyTexts(merged);
}
