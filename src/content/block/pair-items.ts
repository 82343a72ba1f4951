import { readItemId } from '../language/page-texts.ts';
import { isRecord } from './walk-fields.ts';

/** The views of list items as a client was given them. */
export interface ItemViews {
  /** Converts a stored item to what the client was given. */
  readonly given: (stored: unknown) => unknown;
  /** Lists the texts of an item, so that an item whose URL changed is still found by its texts. */
  readonly words: (item: unknown) => readonly string[];
}

/**
 * For every incoming item, finds the index of the stored item that it continues; undefined for a new one.
 * Items match by id, then by their whole content, then by their texts. What remains matches in order, or by
 * index if the numbers differ. An item with an id never continues a stored item with another id. Linear time.
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
  const listUnpaired = () => [...incoming.keys()].filter((index) => pairs[index] === undefined);

  const placeOfId = mapFirstPlaces(stored);
  for (const index of incoming.keys()) pair(index, placeOfId.get(readItemId(incoming[index]) ?? ''));

  const nameless = [...open].filter((place) => placeOfId.get(readItemId(stored[place]) ?? '') !== place);
  const shown = stored.map(given);
  for (const view of [serializeItem, (item: unknown) => joinWords(item, words)]) {
    const [forNamed, forNameless] = [nameless, [...open]].map((places) => buildQueues(shown, places, view));
    for (const index of listUnpaired()) {
      const queue = readItemId(incoming[index]) === undefined ? forNameless : forNamed;
      pair(index, findFirstOpen(queue?.get(view(incoming[index]) ?? ''), open));
    }
  }

  // If any incoming item has an id, the remaining items can only match stored items without an id.
  const places = incoming.every((item) => readItemId(item) === undefined) ? [...open] : nameless;
  const rest = listUnpaired();
  const stillOpen = places.filter((place) => open.has(place));
  const inOrder = rest.length === stillOpen.length;
  for (const [count, index] of rest.entries()) {
    pair(index, inOrder ? stillOpen[count] : open.has(index) && places.includes(index) ? index : undefined);
  }
  return pairs;
}

function mapFirstPlaces(items: readonly unknown[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const [place, item] of items.entries()) {
    const id = readItemId(item);
    if (id !== undefined && !places.has(id)) places.set(id, place);
  }
  return places;
}

/** Indexes of items with equal content, and how many of them are already matched. */
type Queues = ReadonlyMap<string, { readonly places: number[]; next: number }>;

function buildQueues(
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

function findFirstOpen(queue: { places: number[]; next: number } | undefined, open: ReadonlySet<number>) {
  if (!queue) return undefined;
  while (queue.next < queue.places.length && !open.has(queue.places[queue.next] ?? -1)) queue.next += 1;
  return queue.places[queue.next];
}

/** Serializes an item without its id. */
function serializeItem(item: unknown): string {
  if (!isRecord(item)) return serializeStably(item);
  const { id: _id, ...rest } = item;
  return serializeStably(rest);
}

function joinWords(item: unknown, words: ItemViews['words']): string | undefined {
  const all = words(item);
  return all.some((word) => word !== '') ? serializeStably(all) : undefined;
}

/** Serializes a value independently of the order of its properties. */
function serializeStably(value: unknown): string {
  const text = JSON.stringify(value, (_key, part: unknown) =>
    isRecord(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );
  return text ?? '';
}
