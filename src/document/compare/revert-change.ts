import type { Definitions } from '#content/block/block.ts';
import { withValueAt } from '#content/block/value-at.ts';
import { isRecord } from '#content/block/walk-fields.ts';
import { isTranslated, type Translated } from '#content/language/language.ts';
import { type PageMetadata, withContactSection, withMetadataText } from '#content/page/page-metadata.ts';
import type { Edit } from '../edit.ts';
import { leaveUndecided } from '../merge/conflict.ts';
import { editBetween } from '../merge/edit-between.ts';
import { mergeBlocks } from '../merge/merge-blocks.ts';
import { mergeTranslations } from '../merge/merge-translations.ts';
import type { PageDocument, PageSettings } from '../page-document.ts';
import { createPageTree } from '../page-tree.ts';
import type { PageChange } from './page-change.ts';
import { createOutlines, type PagePair } from './page-pair.ts';
import { revertOutline } from './revert-outline.ts';

/**
 * Returns the newer version with some changes reverted and all others kept, merged by block, field and
 * language. `changes` come from {@link comparePages} for the same two versions.
 */
export function revertChange(
  definitions: Definitions,
  pages: PagePair,
  changes: readonly PageChange[],
): PageDocument {
  const { before, after } = pages;
  if (changes.length === 0) return after;
  const { translations: _own, metadata: _told, ...page } = after;
  const metadata = revertMetadata(after.metadata, changes);
  const merged: PageDocument = {
    ...page,
    ...(metadata && { metadata }),
    ...revertSettings(changes),
    title: revertTitle(after.title, changes),
    overview: revertOverview(definitions, pages, changes),
  };
  const translations = mergeTranslations(definitions, { base: after, mine: after, theirs: before }, merged);
  return translations ? { ...merged, translations } : merged;
}

/** Returns the edit of the newer version that reverts some changes; see {@link revertChange}. */
export function createRevertEdit(
  definitions: Definitions,
  pages: PagePair,
  changes: readonly PageChange[],
): Edit {
  return editBetween(createPageTree(definitions, pages.after), revertChange(definitions, pages, changes));
}

const ofThePage: ReadonlySet<PageChange['about']> = new Set([
  'title',
  'metadata',
  'contact-section',
  'setting',
]);

function revertOverview(definitions: Definitions, pages: PagePair, changes: readonly PageChange[]) {
  if (changes.some(({ about }) => about === 'page')) return pages.before.overview;
  const outlines = createOutlines(definitions, pages);
  const isOfBlocks = changes.some(({ about }) => !ofThePage.has(about));
  if (!outlines || !isOfBlocks) return pages.after.overview;
  const { after } = outlines;
  const theirs = revertOutline(outlines, changes);
  return mergeBlocks(definitions, { base: after, mine: after, theirs }, leaveUndecided);
}

function revertTitle(title: Translated, changes: readonly PageChange[]): Translated {
  return changes.reduce<Translated>((now, change) => {
    if (change.about !== 'title') return now;
    const { language, before } = change;
    if (language !== undefined) return isRecord(now) ? withValueAt(now, [language], before) : now;
    return isTranslated(before) ? before : now;
  }, title);
}

function revertMetadata(
  metadata: PageMetadata | undefined,
  changes: readonly PageChange[],
): PageMetadata | undefined {
  return changes.reduce<PageMetadata | undefined>((now, change) => {
    if (change.about === 'contact-section') return withContactSection(now, !change.isShown);
    if (change.about !== 'metadata') return now;
    const { name, language, before } = change;
    return withMetadataText(now, name, { language, text: before });
  }, metadata);
}

function revertSettings(changes: readonly PageChange[]): Partial<PageSettings> {
  const settings = changes.flatMap((change) =>
    change.about === 'setting' ? [[change.name, change.before] as const] : [],
  );
  return Object.fromEntries(settings);
}
