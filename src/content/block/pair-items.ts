import { readItemId } from '../language/page-texts.ts';
import { isRecord } from './walk-fields.ts';

/** How the items of a list look to somebody who was given them to change. */
export interface ItemViews {
  /** The stored item as its reader was given it. */
  readonly given: (stored: unknown) => unknown;
  /** The words of an item, so that one whose address changed is still found by what it says. */
  readonly words: (item: unknown) => readonly string[];
}

/**
 * For every incoming item the place of the stored one that it continues; undefined for a new one. An id decides.
 * An item without one is found by all it says, then by its words alone, and only then by its place. One whose id
 * nobody knows is new, unless what is stored has no id of its own. Takes time linear in both lists.
 */
export function pairItems(
  stored: readonly unknown[],
  incoming: readonly unknown[],
  { given, words }: ItemViews,
): readonly (number | undefined)[] {
  const pairs: (number | undefined)[] = incoming.map(() => undefined);
  const open = new Set(stored.keys());
  const pair = (index: number, place: number | undefined) => {
    if (place !== undefined && open.delete(place)) pairs[index] = place;
  };
  const left = () => [...incoming.keys()].filter((index) => pairs[index] === undefined);

  const placeOfId = firstPlaces(stored);
  for (const index of incoming.keys()) pair(index, placeOfId.get(readItemId(incoming[index]) ?? ''));

  const nameless = [...open].filter((place) => placeOfId.get(readItemId(stored[place]) ?? '') !== place);
  const shown = stored.map(given);
  for (const view of [says, (item: unknown) => wordsOf(item, words)]) {
    const [forNamed, forNameless] = [nameless, [...open]].map((places) => queues(shown, places, view));
    for (const index of left()) {
      const queue = readItemId(incoming[index]) === undefined ? forNameless : forNamed;
      pair(index, firstOpen(queue?.get(view(incoming[index]) ?? ''), open));
    }
  }

  // Among items that have ids, one without is new: matching by place is only for lists in which no item has an id.
  const places = incoming.every((item) => readItemId(item) === undefined) ? [...open] : nameless;
  const rest = left();
  const stillOpen = places.filter((place) => open.has(place));
  const inOrder = rest.length === stillOpen.length;
  for (const [count, index] of rest.entries()) {
    pair(index, inOrder ? stillOpen[count] : stillOpen.find((place) => place === index));
  }
  return pairs;
}

function firstPlaces(items: readonly unknown[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [place, item] of items.entries()) {
    const id = readItemId(item);
    if (id !== undefined && !places.has(id)) places.set(id, place);
  }
  return places;
}

/** The places of items that look alike, each with how many of them are known to be taken. */
type Queues = ReadonlyMap<string, { readonly places: number[]; next: number }>;

function queues(
  items: readonly unknown[],
  places: readonly number[],
  view: (item: unknown) => string | undefined,
): Queues {
  const found = new Map<string, { places: number[]; next: number }>();
  for (const place of places) {
    const key = view(items[place]);
    if (key === undefined) continue;
    const queue = found.get(key) ?? { places: [], next: 0 };
    found.set(key, queue);
    queue.places.push(place);
  }
  return found;
}

function firstOpen(queue: { places: number[]; next: number } | undefined, open: ReadonlySet<number>) {
  if (!queue) return undefined;
  while (queue.next < queue.places.length && !open.has(queue.places[queue.next] ?? -1)) queue.next += 1;
  return queue.places[queue.next];
}

/** All that an item says but its id. */
function says(item: unknown): string {
  if (!isRecord(item)) return stable(item);
  const { id: _id, ...rest } = item;
  return stable(rest);
}

function wordsOf(item: unknown, words: ItemViews['words']): string | undefined {
  const all = words(item);
  return all.some((word) => word !== '') ? stable(all) : undefined;
}

/** The same text for equal values, whatever the order of their properties. */
function stable(value: unknown): string {
  const text = JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
  return text ?? '';
}
