import type { PathPart } from '#content/block/issue.ts';
import { isRecord } from '#content/block/walk-fields.ts';
import type { Step } from './page-change.ts';

/** Indexes list items by id, in order. Undefined if an item has no id, or one that is used twice. */
export function mapItemsById(items: readonly unknown[]): ReadonlyMap<string, unknown> | undefined {
  const byId = new Map<string, unknown>();
  for (const item of items) {
    if (!isRecord(item) || typeof item.id !== 'string' || byId.has(item.id)) return undefined;
    byId.set(item.id, item);
  }
  return byId;
}

/** Converts a path to steps, naming items by id in lists where all items have one. */
export function toSteps(value: unknown, path: readonly PathPart[]): readonly Step[] {
  let at = value;
  return path.map((part): Step => {
    const list = at;
    at = getProperty(list, part);
    const isItem = Array.isArray(list) && typeof part === 'number' && mapItemsById(list) !== undefined;
    return isItem && isRecord(at) ? { item: String(at.id) } : part;
  });
}

/** Finds the current path of steps; undefined if the item is gone. */
export function resolveSteps(value: unknown, steps: readonly Step[]): readonly PathPart[] | undefined {
  let at = value;
  const path: PathPart[] = [];
  for (const step of steps) {
    const part = typeof step === 'object' ? findItemIndex(at, step.item) : step;
    if (part === undefined) return undefined;
    path.push(part);
    at = getProperty(at, part);
  }
  return path;
}

function findItemIndex(list: unknown, id: string): number | undefined {
  const index = Array.isArray(list) ? list.findIndex((item) => isRecord(item) && item.id === id) : -1;
  return index === -1 ? undefined : index;
}

function getProperty(value: unknown, part: PathPart): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
  return (value as Readonly<Record<PathPart, unknown>>)[part];
}
