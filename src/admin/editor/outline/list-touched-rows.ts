/** A row as it stands in the tree, in CSS pixels from its top. */
export interface RowSpan {
  readonly key: string;
  readonly top: number;
  readonly bottom: number;
}

/** The rows that a rectangle touches between two heights; the one nearest to where it ends comes last, and leads. */
export function listTouchedRows(rows: readonly RowSpan[], from: number, to: number): readonly string[] {
  const [upper, lower] = [Math.min(from, to), Math.max(from, to)];
  const touched = rows.filter(({ top, bottom }) => bottom > upper && top < lower).map(({ key }) => key);
  return to < from ? touched.toReversed() : touched;
}
