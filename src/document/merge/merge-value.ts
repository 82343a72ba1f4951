import type { PathPart } from '#content/issue.ts';
import { isRecord } from '#content/walk-fields.ts';
import { sameValue } from '../same-value.ts';
import { mergeOrder } from './merge-order.ts';
import type { Three } from './three.ts';

/**
 * The value with both changes in it. Where both changed the same thing to something else, `conflict` is told its path,
 * and mine stays. Objects are merged by key (so texts by language), lists by the ids of their items, other lists by
 * position as long as nobody made them longer or shorter.
 */
export function mergeValue(
  three: Three<unknown>,
  path: readonly PathPart[],
  conflict: (path: readonly PathPart[]) => void,
): unknown {
  const { base, mine, theirs } = three;
  if (sameValue(mine, theirs) || sameValue(base, theirs)) return mine;
  if (sameValue(base, mine)) return theirs;
  if (isRecord(mine) && isRecord(theirs) && (base === undefined || isRecord(base))) {
    return mergeRecords({ base: isRecord(base) ? base : {}, mine, theirs }, path, conflict);
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    return mergeLists({ base, mine, theirs }, path, conflict);
  }
  conflict(path);
  return mine;
}

type Values = Readonly<Record<string, unknown>>;

function mergeRecords(
  { base, mine, theirs }: Three<Values>,
  path: readonly PathPart[],
  conflict: (path: readonly PathPart[]) => void,
): Values {
  const added = new Set([...Object.keys(mine), ...Object.keys(theirs)].filter((key) => !(key in base)));
  const keys = [...Object.keys(base), ...[...added].toSorted()];
  const entries = keys.flatMap((key): [string, unknown][] => {
    const at = (value: Values) => (Object.hasOwn(value, key) ? value[key] : undefined);
    const merged = mergeValue(
      { base: at(base), mine: at(mine), theirs: at(theirs) },
      [...path, key],
      conflict,
    );
    return merged === undefined ? [] : [[key, merged]];
  });
  return Object.fromEntries(entries);
}

function mergeLists(
  three: Three<readonly unknown[]>,
  path: readonly PathPart[],
  conflict: (path: readonly PathPart[]) => void,
): readonly unknown[] {
  const { base, mine, theirs } = three;
  const byId = { base: itemsById(base), mine: itemsById(mine), theirs: itemsById(theirs) };
  if (byId.base && byId.mine && byId.theirs) {
    return mergeItems({ base: byId.base, mine: byId.mine, theirs: byId.theirs }, path, conflict);
  }
  if (base.length === mine.length && base.length === theirs.length) {
    return base.map((item, index) =>
      mergeValue({ base: item, mine: mine[index], theirs: theirs[index] }, [...path, index], conflict),
    );
  }
  conflict(path);
  return mine;
}

/** The items of a list by their ids, in order; undefined where not all have one of their own. */
function itemsById(items: readonly unknown[]): ReadonlyMap<string, unknown> | undefined {
  const byId = new Map<string, unknown>();
  for (const item of items) {
    if (!isRecord(item) || typeof item.id !== 'string' || byId.has(item.id)) return undefined;
    byId.set(item.id, item);
  }
  return byId;
}

function mergeItems(
  { base, mine, theirs }: Three<ReadonlyMap<string, unknown>>,
  path: readonly PathPart[],
  conflict: (path: readonly PathPart[]) => void,
): readonly unknown[] {
  const merged = new Map<string, unknown>();
  for (const id of new Set([...base.keys(), ...mine.keys(), ...theirs.keys()])) {
    const three = { base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) };
    // Of an item that one removed and the other changed, the words stay.
    const isGone = three.mine === undefined || three.theirs === undefined;
    const left = three.mine ?? three.theirs;
    if (isGone && base.has(id) && sameValue(left ?? three.base, three.base)) continue;
    if (isGone && base.has(id)) conflict([...path, (left === three.mine ? mine : theirs).size]);
    merged.set(id, isGone ? left : mergeValue(three, [...path, [...mine.keys()].indexOf(id)], conflict));
  }
  const order = mergeOrder(
    { base: [...base.keys()], mine: [...mine.keys()], theirs: [...theirs.keys()] },
    new Set(merged.keys()),
    () => conflict(path),
  );
  return order.map((id) => merged.get(id));
}
