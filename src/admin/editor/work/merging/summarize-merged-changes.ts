import type { Definitions } from '#content/block/block.ts';
import { isEqual } from '#content/is-equal.ts';
import { createPageOutline, isSamePlace, type OutlineEntry } from '#document/merge/page-outline.ts';
import type { PageDocument } from '#document/page-document.ts';
import { words } from '../../../words.ts';
import { editWords } from '../edit-words.ts';
import { mergingWords } from './merging-words.ts';

/** Summarizes the differences between two pages: "changed Text and added 2 blocks". */
export function summarizeMergedChanges(
  definitions: Definitions,
  before: PageDocument,
  after: PageDocument,
): string {
  const [old, now] = [createPageOutline(definitions, before), createPageOutline(definitions, after)];
  const say = mergingWords;
  if (!old || !now) return say.changed(words.editor.page);
  const listOnlyIn = (a: typeof old, b: typeof old) =>
    [...a.blocks].filter(([id]) => !b.blocks.has(id)).map(([, entry]) => entry);
  const both = [...now.blocks].flatMap(([id, entry]) => {
    const was = old.blocks.get(id);
    return was ? [[was, entry] as const] : [];
  });
  const changed = both.filter(([was, is]) => !isEqual(was.own, is.own)).map(([, is]) => is);
  const moved = both.filter(([was, is]) => !isSamePlace(was, is)).map(([, is]) => is);
  const name = (entries: readonly OutlineEntry[]) => formatNames(definitions, entries);
  const parts = [
    ...(isEqual(before.title, after.title) ? [] : [say.changed(say.title)]),
    ...(changed.length > 0 ? [say.changed(name(changed))] : []),
    ...(listOnlyIn(now, old).length > 0 ? [say.added(name(listOnlyIn(now, old)))] : []),
    ...(listOnlyIn(old, now).length > 0 ? [say.deleted(name(listOnlyIn(old, now)))] : []),
    ...(moved.length > 0 ? [say.moved(name(moved))] : []),
  ];
  return parts.length > 0 ? say.list(parts) : say.changed(say.order);
}

/** Formats one block by its label, several by their number. */
function formatNames(definitions: Definitions, entries: readonly OutlineEntry[]): string {
  const [first] = entries;
  if (entries.length !== 1 || !first) return editWords.several(entries.length);
  return definitions.get(first.own.type)?.label ?? first.own.type;
}
