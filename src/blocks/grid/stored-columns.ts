import { maxColumns, toTwelfths } from '../shared/columns.ts';

/** A stored row of columns: each part may be missing or of any type. */
export interface StoredColumns {
  readonly slots: unknown;
  readonly count: unknown;
  readonly fractions: unknown;
  readonly cards: unknown;
}

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);

/** Counts the rendered columns; every stored column is rendered. */
export function countColumns({ slots, count }: StoredColumns): number {
  const wanted = typeof count === 'number' && count <= maxColumns ? Math.floor(count) : 0;
  return Math.max(1, wanted, toList(slots).length);
}

export function getFraction({ fractions }: StoredColumns, index: number): number {
  const stored = toList(fractions)[index];
  return typeof stored === 'number' && stored > 0 ? stored : 1;
}

export function isCard({ cards }: StoredColumns, index: number): boolean {
  return toList(cards)[index] === true;
}

/**
 * Adds an empty column, by default at the end. Among equal columns it is as wide as they are. Otherwise it is
 * as wide as their average, and the row is divided into twelfths.
 */
export function addColumn(stored: StoredColumns, at = countColumns(stored)): StoredColumns {
  const count = countColumns(stored);
  return {
    slots: fillSlots(stored.slots, count, []).toSpliced(at, 0, []),
    count: count + 1,
    fractions: Array.isArray(stored.fractions) ? widenFractions(listFractions(stored), at) : stored.fractions,
    cards: Array.isArray(stored.cards)
      ? fillSlots(stored.cards, count, false).toSpliced(at, 0, false)
      : stored.cards,
  };
}

function widenFractions(fractions: readonly number[], at: number): readonly number[] {
  const average = fractions.reduce((sum, one) => sum + one, 0) / fractions.length;
  return simplifyFractions(fractions.toSpliced(at, 0, average));
}

/** Divides unequal columns into twelfths. */
function simplifyFractions(fractions: readonly number[]): readonly number[] {
  return new Set(fractions).size > 1 ? toTwelfths(fractions) : fractions;
}

/** Removes columns that hold nothing. The widths of the others are divided into twelfths if they differ. */
export function dropColumns(stored: StoredColumns, indexes: readonly number[]): StoredColumns {
  const count = countColumns(stored);
  const isLeft = (_value: unknown, index: number) => !indexes.includes(index);
  return {
    slots: fillSlots(stored.slots, count, []).filter(isLeft),
    count: count - indexes.length,
    fractions: Array.isArray(stored.fractions)
      ? simplifyFractions(listFractions(stored).filter(isLeft))
      : stored.fractions,
    cards: Array.isArray(stored.cards) ? stored.cards.filter(isLeft) : stored.cards,
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
