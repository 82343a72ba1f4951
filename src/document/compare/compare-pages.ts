import type { Definitions } from '#content/block/block.ts';
import { isRecord } from '#content/block/walk-fields.ts';
import { isEqual } from '#content/is-equal.ts';
import { languages } from '#content/language/language.ts';
import { metadataNames } from '#content/page/page-metadata.ts';
import { getOwnWords } from '#content/translation/own-text.ts';
import { findUnmoved } from '../merge/merge-order.ts';
import type { OutlineEntry, PageOutline } from '../merge/page-outline.ts';
import { pageSettingNames } from '../page-document.ts';
import { compareValues } from './compare-values.ts';
import type { PageChange } from './page-change.ts';
import { createOutlines, type OutlinePair, type PagePair } from './page-pair.ts';
import { toSteps } from './steps.ts';

/**
 * Lists the changes between two versions of a page, matching blocks and items by id: first the page's own,
 * then block by block in the order of the newer page. Removed blocks are listed at their old position. Blocks
 * that both versions share by identity are skipped.
 *
 * @example
 * comparePages(definitions, { before: live, after: draft });
 * // [{ about: 'added', blockId: 'b2' }]
 */
export function comparePages(definitions: Definitions, pages: PagePair): PageChange[] {
  const outlines = createOutlines(definitions, pages);
  return [
    ...compareTitles(pages),
    ...compareMetadata(pages),
    ...compareSettings(pages),
    ...(outlines ? compareBlocks(definitions, outlines) : compareDamagedPages(pages)),
  ];
}

function compareDamagedPages({ before, after }: PagePair): PageChange[] {
  return isEqual(before.overview, after.overview) ? [] : [{ about: 'page' }];
}

function compareTitles({ before: { title: before }, after: { title: after } }: PagePair): PageChange[] {
  if (isEqual(before, after)) return [];
  if (!isRecord(before) || !isRecord(after)) return [{ about: 'title', before, after }];
  const codes = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return codes.flatMap((language): PageChange[] => {
    const [was, is] = [before[language], after[language]];
    return was === is ? [] : [{ about: 'title', language, before: was, after: is }];
  });
}

function compareMetadata({ before, after }: PagePair): PageChange[] {
  if (isEqual(before.metadata, after.metadata)) return [];
  const texts = metadataNames.flatMap((name) =>
    languages.flatMap((language): PageChange[] => {
      const [was, is] = [before, after].map(({ metadata }) => getOwnWords(metadata?.[name], language));
      if (was === undefined || is === undefined || was === is) return [];
      return [{ about: 'metadata', name, language, before: was, after: is }];
    }),
  );
  const [had, has] = [before, after].map(({ metadata }) => metadata?.contactSection !== 'none');
  return had === has ? texts : [...texts, { about: 'contact-section', isShown: has === true }];
}

/** Compares layout and background, if both versions know theirs. */
function compareSettings({ before, after }: PagePair): PageChange[] {
  return pageSettingNames.flatMap((name): PageChange[] => {
    const [was, is] = [before[name], after[name]];
    if (was === undefined || is === undefined || isEqual(was, is)) return [];
    return [{ about: 'setting', name, before: was, after: is }];
  });
}

function compareBlocks(definitions: Definitions, outlines: OutlinePair): PageChange[] {
  const { before, after } = outlines;
  const moved = findMovedBlocks(outlines);
  const gone = groupRemoved(outlines);
  const listRemoved = (anchor: string | undefined) =>
    (gone.get(anchor) ?? []).map((blockId): PageChange => ({ about: 'removed', blockId }));
  return [
    ...listRemoved(undefined),
    ...[...after.blocks].flatMap(([blockId, entry]): PageChange[] => {
      const was = before.blocks.get(blockId);
      if (!was)
        return [
          ...(isRoot(entry, before) ? [{ about: 'added', blockId } as const] : []),
          ...listRemoved(blockId),
        ];
      const values = was.own === entry.own ? [] : compareOwnValues(definitions, blockId, was, entry);
      return [
        ...(moved.has(blockId) ? [{ about: 'moved', blockId } as const] : []),
        ...values,
        ...listRemoved(blockId),
      ];
    }),
  ];
}

function compareOwnValues(
  definitions: Definitions,
  blockId: string,
  was: OutlineEntry,
  is: OutlineEntry,
): PageChange[] {
  const isOther = was.own.type !== is.own.type;
  const whole = {
    what: 'value',
    kind: 'other',
    steps: [],
    path: [],
    before: was.own,
    after: is.own,
  } as const;
  const fields = definitions.get(is.own.type)?.fields ?? {};
  const differences = isOther ? [whole] : compareValues(fields, was.own, is.own);
  return differences.map((difference) => ({ about: 'value', blockId, ...difference }));
}

/** True unless the block is inside another added (or removed) block. */
function isRoot({ parent }: OutlineEntry, other: PageOutline): boolean {
  return parent === null || other.blocks.has(parent);
}

/**
 * Groups removed blocks by the block that they followed in reading order; undefined for the beginning of the
 * page.
 */
function groupRemoved({ before, after }: OutlinePair): ReadonlyMap<string | undefined, readonly string[]> {
  const gone = new Map<string | undefined, string[]>();
  let anchor: string | undefined;
  for (const [id, entry] of before.blocks) {
    if (after.blocks.has(id)) anchor = id;
    else if (isRoot(entry, after)) gone.set(anchor, [...(gone.get(anchor) ?? []), id]);
  }
  return gone;
}

/** Finds blocks that are in another list now, or that changed their order within their list. */
function findMovedBlocks({ before, after }: OutlinePair): ReadonlySet<string> {
  const moved = new Set<string>();
  for (const [id, entry] of after.blocks) {
    const was = before.blocks.get(id);
    if (was && listKey(before, was) !== listKey(after, entry)) moved.add(id);
  }
  for (const [name, ids] of mapListsByKey(after)) {
    const old = (mapListsByKey(before).get(name) ?? []).filter((id) => !moved.has(id));
    const known = new Set(old);
    const now = ids.filter((id) => known.has(id));
    const stayed = findUnmoved(old, now);
    for (const id of now) if (!stayed.has(id)) moved.add(id);
  }
  return moved;
}

const keyed = new WeakMap<PageOutline, ReadonlyMap<string, readonly string[]>>();

/** Indexes the lists of a page by a key that does not depend on the index of list items. */
function mapListsByKey(outline: PageOutline): ReadonlyMap<string, readonly string[]> {
  const known = keyed.get(outline);
  if (known) return known;
  const lists = new Map<string, string[]>();
  for (const [id, entry] of outline.blocks) {
    const key = listKey(outline, entry);
    lists.set(key, [...(lists.get(key) ?? []), id]);
  }
  keyed.set(outline, lists);
  return lists;
}

function listKey({ blocks }: PageOutline, { parent, slot }: OutlineEntry): string {
  if (parent === null) return '';
  return JSON.stringify([parent, toSteps(blocks.get(parent)?.own, slot)]);
}
