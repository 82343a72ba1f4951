import type { VersionChanges } from '#api/schemas/page.ts';
import type { Definitions } from '#content/block/block.ts';
import { versionWords } from './version-words.ts';

/** What a version changed, in a sentence: "3 texts and a picture changed; Card added". */
export function changesSummary(definitions: Definitions, changed: VersionChanges | null | undefined): string {
  const say = versionWords;
  if (changed === undefined) return say.counting;
  if (changed === null) return say.first;
  if (changed.unknown) return say.unknown;
  const { texts, pictures, others, moved, added, removed, look } = changed;
  const things = [
    texts > 0 ? say.texts(texts) : [],
    pictures > 0 ? say.pictures(pictures) : [],
    others > 0 ? say.others(others) : [],
  ].flat();
  const names = (byType: Readonly<Record<string, number>>) =>
    Object.entries(byType).map(([type, count]) => say.times(definitions.get(type)?.label ?? type, count));
  const parts = [
    things.length > 0 ? say.changed(things) : [],
    Object.keys(added).length > 0 ? say.blocksAdded(names(added)) : [],
    Object.keys(removed).length > 0 ? say.blocksRemoved(names(removed)) : [],
    moved > 0 ? say.moved(moved) : [],
    look ? say.lookChanged : [],
  ].flat();
  return parts.length > 0 ? begun(say.said(parts)) : say.same;
}

const begun = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);
