import { mostColumns } from '#blocks/shared/columns.ts';

/** A stored row of columns: each part may be missing or of any type. */
export interface StoredColumns {
  readonly slots: unknown;
  readonly count: unknown;
  readonly fractions: unknown;
  readonly cards: unknown;
}

/** Writes a row as one undo step: per pause in typing, or per gesture. */
export type WriteColumns = (
  next: StoredColumns,
  how?: { readonly typed?: boolean; readonly gestureId?: string | undefined },
) => void;

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** Counts the rendered columns; every stored column is rendered. */
export function countColumns({ slots, count }: StoredColumns): number {
  const wanted = typeof count === 'number' && count <= mostColumns ? Math.floor(count) : 0;
  return Math.max(1, wanted, toList(slots).length);
}

export function getFraction({ fractions }: StoredColumns, index: number): number {
  const stored = toList(fractions)[index];
  return typeof stored === 'number' && stored > 0 ? stored : 1;
}

export function isCard({ cards }: StoredColumns, index: number): boolean {
  return toList(cards)[index] === true;
}

/** Adds a column at the end, one fraction wide. */
export function addColumn(stored: StoredColumns): StoredColumns {
  const count = countColumns(stored);
  return {
    slots: [...fillSlots(stored.slots, count, []), []],
    count: count + 1,
    fractions: Array.isArray(stored.fractions)
      ? [...fillSlots(stored.fractions, count, 1), 1]
      : stored.fractions,
    cards: Array.isArray(stored.cards) ? [...fillSlots(stored.cards, count, false), false] : stored.cards,
  };
}

/** Removes a column and moves its blocks to the one beside it, so that none is lost. */
export function removeColumn(stored: StoredColumns, index: number): StoredColumns {
  const count = countColumns(stored);
  if (count === 1) return stored;
  const slots = fillSlots(stored.slots, count, []);
  const [from, to] = index === 0 ? [0, 1] : [index, index - 1];
  const joined = index === 0 ? [slots[from], slots[to]] : [slots[to], slots[from]];
  return {
    slots: slots.with(to, joined.flatMap(toList)).toSpliced(from, 1),
    count: count - 1,
    fractions: without(stored.fractions, index),
    cards: without(stored.cards, index),
  };
}

/** Fractions of every rendered column. */
export function listFractions(stored: StoredColumns): readonly number[] {
  return Array.from({ length: countColumns(stored) }, (_column, index) => getFraction(stored, index));
}

export function withFractions(stored: StoredColumns, fractions: readonly number[]): StoredColumns {
  const kept = toList(stored.fractions).slice(fractions.length);
  return { ...stored, fractions: [...fractions, ...kept] };
}

export function withFraction(stored: StoredColumns, index: number, fraction: number): StoredColumns {
  return { ...stored, fractions: fillSlots(stored.fractions, countColumns(stored), 1).with(index, fraction) };
}

export function withCard(stored: StoredColumns, index: number, card: boolean): StoredColumns {
  return { ...stored, cards: fillSlots(stored.cards, countColumns(stored), false).with(index, card) };
}

/** Adds the columns that exist only by the count to `slots`. */
export function withAllSlots(stored: StoredColumns): StoredColumns {
  return { ...stored, slots: fillSlots(stored.slots, countColumns(stored), []) };
}

function fillSlots(value: unknown, count: number, filler: unknown): unknown[] {
  const stored = toList(value);
  return Array.from({ length: Math.max(count, stored.length) }, (_none, index) => stored[index] ?? filler);
}

function without(value: unknown, index: number): unknown {
  return Array.isArray(value) ? (value as unknown[]).toSpliced(index, 1) : value;
}
