import type { PathPart } from '#content/block/issue.ts';
import { isRecord } from '#content/block/walk-fields.ts';
import { isEqual } from '#content/is-equal.ts';
import type { Decision, Overlap } from './conflict.ts';
import { mergeOrder } from './merge-order.ts';
import type { MergeSides } from './merge-sides.ts';

/** Returns the decision about a value that both sides changed, or undefined for none. */
export type DecideValue = (overlap: Overlap) => Decision | undefined;

/**
 * Merges a value. Objects are merged by key (so texts by language), lists by the ids of their items, other
 * lists by index as long as neither side changed their length. Calls `decide` if both changed the same value
 * differently; mine stays unless it says otherwise.
 */
export function mergeValue(
  three: MergeSides<unknown>,
  path: readonly PathPart[],
  decide: DecideValue,
): unknown {
  const changed = findOnlyChange(three);
  if (changed) return changed.value;
  const { base, mine, theirs } = three;
  if (isRecord(mine) && isRecord(theirs) && (base === undefined || isRecord(base))) {
    return mergeRecords({ base: isRecord(base) ? base : {}, mine, theirs }, (values, key) =>
      mergeValue(values, [...path, key], decide),
    );
  }
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs)) {
    return mergeLists({ base, mine, theirs }, path, decide);
  }
  return applyDecision({ path, values: three }, decide, mine);
}

/**
 * Merges a record whose values are not merged further. If both changed a value differently, mine stays and
 * the name is added to `overlaps`.
 */
export function mergeWholeValues<V>(three: MergeSides<Readonly<Record<string, V>>>) {
  const overlaps: string[] = [];
  const values = mergeRecords(three, (of, key) => {
    const changed = findOnlyChange(of);
    if (changed) return changed.value;
    overlaps.push(key);
    return of.mine;
  });
  return { values: values as Readonly<Record<string, V>>, overlaps };
}

/** Returns the value of the only side that changed it, or undefined if both changed it differently. */
function findOnlyChange({
  base,
  mine,
  theirs,
}: MergeSides<unknown>): { readonly value: unknown } | undefined {
  if (isEqual(mine, theirs) || isEqual(base, theirs)) return { value: mine };
  return isEqual(base, mine) ? { value: theirs } : undefined;
}

function applyDecision(overlap: Overlap, decide: DecideValue, otherwise: unknown): unknown {
  const decision = decide(overlap);
  if (decision === undefined) return otherwise;
  return typeof decision === 'string' ? overlap.values[decision] : decision.value;
}

type Values = Readonly<Record<string, unknown>>;

function mergeRecords(
  { base, mine, theirs }: MergeSides<Values>,
  mergeEntry: (values: MergeSides<unknown>, key: string) => unknown,
): Values {
  const added = new Set([...Object.keys(mine), ...Object.keys(theirs)].filter((key) => !(key in base)));
  const keys = [...Object.keys(base), ...[...added].toSorted()];
  const entries = keys.flatMap((key): [string, unknown][] => {
    const getEntry = (value: Values) => (Object.hasOwn(value, key) ? value[key] : undefined);
    const merged = mergeEntry({ base: getEntry(base), mine: getEntry(mine), theirs: getEntry(theirs) }, key);
    return merged === undefined ? [] : [[key, merged]];
  });
  return Object.fromEntries(entries);
}

function mergeLists(
  three: MergeSides<readonly unknown[]>,
  path: readonly PathPart[],
  decide: DecideValue,
): unknown {
  const { base, mine, theirs } = three;
  const byId = { base: mapItems(base), mine: mapItems(mine), theirs: mapItems(theirs) };
  if (byId.base && byId.mine && byId.theirs) {
    return mergeItems({ base: byId.base, mine: byId.mine, theirs: byId.theirs }, path, decide);
  }
  if (base.length === mine.length && base.length === theirs.length) {
    return base.map((item, index) =>
      mergeValue({ base: item, mine: mine[index], theirs: theirs[index] }, [...path, index], decide),
    );
  }
  return applyDecision({ path, values: three }, decide, mine);
}

type Items = ReadonlyMap<string, unknown>;

/** Indexes list items by id, in order. Undefined if an item has no id, or one that is used twice. */
function mapItems(items: readonly unknown[]): Items | undefined {
  const byId = new Map<string, unknown>();
  for (const item of items) {
    if (!isRecord(item) || typeof item.id !== 'string' || byId.has(item.id)) return undefined;
    byId.set(item.id, item);
  }
  return byId;
}

function mergeItems(
  { base, mine, theirs }: MergeSides<Items>,
  path: readonly PathPart[],
  decide: DecideValue,
): readonly unknown[] {
  const merged = new Map<string, unknown>();
  const inMine = [...mine.keys()];
  for (const id of new Set([...base.keys(), ...mine.keys(), ...theirs.keys()])) {
    const values = { base: base.get(id), mine: mine.get(id), theirs: theirs.get(id) };
    const isInBoth = values.mine !== undefined && values.theirs !== undefined;
    const item = isInBoth
      ? mergeValue(values, [...path, inMine.indexOf(id)], decide)
      : mergeOneSidedItem({ path, item: id, values }, decide);
    if (item !== undefined) merged.set(id, item);
  }
  const values = { base: [...base.values()], mine: [...mine.values()], theirs: [...theirs.values()] };
  const order = mergeOrder(
    { base: [...base.keys()], mine: inMine, theirs: [...theirs.keys()] },
    new Set(merged.keys()),
    () => decide({ path, isOrder: true, values }) === 'theirs',
  );
  return order.map((id) => merged.get(id));
}

/**
 * Merges an item that only one side has. If that side changed it and the other deleted it, it is kept by
 * default.
 */
function mergeOneSidedItem(overlap: Overlap, decide: DecideValue): unknown {
  const { base, mine, theirs } = overlap.values;
  const left = mine ?? theirs;
  if (base === undefined) return left;
  return left === undefined || isEqual(left, base) ? undefined : applyDecision(overlap, decide, left);
}
