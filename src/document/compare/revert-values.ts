import type { Block } from '#content/block/block.ts';
import { getValueAt, withValueAt } from '#content/block/value-at.ts';
import { isRecord } from '#content/block/walk-fields.ts';
import type { Step, ValueDifference } from './page-change.ts';
import { mapItemsById, resolveSteps } from './steps.ts';

/** Returns a block with some values reverted to the older version, without the blocks inside it. */
export function revertValues(after: Block, before: Block, differences: readonly ValueDifference[]): Block {
  // Restores the order of a list after its items.
  const sorted = differences.toSorted((a, b) => Number(a.what === 'order') - Number(b.what === 'order'));
  return sorted.reduce((block, difference) => revertDifference(block, before, difference), after);
}

function revertDifference(block: Block, older: Block, difference: ValueDifference): Block {
  const { what, steps, language, before } = difference;
  if (steps.length === 0) return older;
  switch (what) {
    case 'value': {
      const path = resolveSteps(block, steps);
      if (!path) return block;
      return withValueAt(block, language === undefined ? path : [...path, language], before);
    }
    case 'item-added':
      return updateList(block, steps.slice(0, -1), (items) =>
        items.filter((item) => getId(item) !== getLastId(steps)),
      );
    case 'item-removed':
      return updateList(block, steps.slice(0, -1), (items) =>
        withItem(items, listAt(older, steps.slice(0, -1)), before),
      );
    case 'order':
      return updateList(block, steps, (items) => sortByOlder(items, listAt(older, steps)));
  }
}

type Items = readonly unknown[];

function updateList(block: Block, steps: readonly Step[], change: (items: Items) => Items): Block {
  const path = resolveSteps(block, steps);
  if (!path) return block;
  const stored = getValueAt(block, path);
  return withValueAt(block, path, change(Array.isArray(stored) ? stored : []));
}

function listAt(block: Block, steps: readonly Step[]): Items {
  const path = resolveSteps(block, steps);
  const stored = path && getValueAt(block, path);
  return Array.isArray(stored) ? stored : [];
}

const getId = (item: unknown) => (isRecord(item) ? item.id : undefined);

function getLastId(steps: readonly Step[]): unknown {
  const step = steps.at(-1);
  return typeof step === 'object' ? step.item : step;
}

/** Inserts an item after the nearest item that it followed in the older list. */
function withItem(items: Items, older: Items, item: unknown): Items {
  if (items.some((one) => getId(one) === getId(item))) return items;
  const behind = older.slice(
    0,
    older.findIndex((one) => getId(one) === getId(item)),
  );
  const ids = items.map(getId);
  const anchor = behind.findLast((one) => ids.includes(getId(one)));
  const index = anchor === undefined ? 0 : ids.indexOf(getId(anchor)) + 1;
  return items.toSpliced(index, 0, item);
}

/** Sorts items by the older list. Items that it lacks stay behind the item that they follow. */
function sortByOlder(items: Items, older: Items): Items {
  const byId = mapItemsById(items);
  if (!byId) return items;
  const known = older.map(getId).filter((id) => typeof id === 'string' && byId.has(id)) as string[];
  const isKnown = new Set(known);
  const followers = new Map<string | undefined, unknown[]>();
  let anchor: string | undefined;
  for (const [id, item] of byId) {
    if (isKnown.has(id)) anchor = id;
    else followers.set(anchor, [...(followers.get(anchor) ?? []), item]);
  }
  return [
    ...(followers.get(undefined) ?? []),
    ...known.flatMap((id) => [byId.get(id), ...(followers.get(id) ?? [])]),
  ];
}
