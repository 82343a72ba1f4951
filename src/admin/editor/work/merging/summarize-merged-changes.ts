import type { Definitions } from '#content/block/block.ts';
import { isEqual } from '#content/is-equal.ts';
import { createPageOutline, isSamePlace, type OutlineEntry } from '#document/merge/page-outline.ts';
import type { PageDocument } from '#document/page-document.ts';
import { words } from '../../../words.ts';

/** What one page has that another has not, as a person would say it: "changed Text and added 2 blocks". */
export function summarizeMergedChanges(
  definitions: Definitions,
  before: PageDocument,
  after: PageDocument,
): string {
  const [old, now] = [createPageOutline(definitions, before), createPageOutline(definitions, after)];
  const say = words.merged;
  if (!old || !now) return say.changed(words.editor.page);
  const only = (a: typeof old, b: typeof old) =>
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
    ...(only(now, old).length > 0 ? [say.added(name(only(now, old)))] : []),
    ...(only(old, now).length > 0 ? [say.deleted(name(only(old, now)))] : []),
    ...(moved.length > 0 ? [say.moved(name(moved))] : []),
  ];
  return parts.length > 0 ? say.list(parts) : say.changed(say.order);
}

/** One by its name, several by how many there are. */
function formatNames(definitions: Definitions, entries: readonly OutlineEntry[]): string {
  const [first] = entries;
  if (entries.length !== 1 || !first) return words.outline.several(entries.length);
  return definitions.get(first.own.type)?.label ?? first.own.type;
}
