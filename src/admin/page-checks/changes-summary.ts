import type { VersionChanges } from '#api/schemas/page.ts';
import type { Definitions } from '#content/block/block.ts';
import { count, joinWords } from '../words.ts';

const say = {
  first: 'The first version',
  counting: 'Counting what changed…',
  same: 'Says the same as the one before',
  unknown: 'Could not be read',
  said: (parts: readonly string[]) => parts.join('; '),
  texts: (number: number) => count(number, 'text', 'texts'),
  pictures: (number: number) => (number === 1 ? 'a picture' : `${number} pictures`),
  others: (number: number) => count(number, 'setting', 'settings'),
  changed: (things: readonly string[]) => `${joinWords('conjunction', things)} changed`,
  blocksAdded: (names: readonly string[]) => `${joinWords('conjunction', names)} added`,
  blocksRemoved: (names: readonly string[]) => `${joinWords('conjunction', names)} deleted`,
  times: (name: string, number: number) => (number === 1 ? name : `${number} × ${name}`),
  moved: (number: number) => `${count(number, 'block', 'blocks')} moved`,
  lookChanged: 'layout or background changed',
} as const;

/** Summarizes a version's changes in a sentence: "3 texts and a picture changed; Card added". */
export function summarizeChanges(
  definitions: Definitions,
  changed: VersionChanges | null | undefined,
): string {
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
  return parts.length > 0 ? capitalize(say.said(parts)) : say.same;
}

const capitalize = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);
