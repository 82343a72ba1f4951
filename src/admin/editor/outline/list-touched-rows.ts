/** Extent of a row, in CSS pixels from the top of the tree. */
export interface RowSpan {
  readonly key: string;
  readonly top: number;
  readonly bottom: number;
}

/** Lists the rows between two heights. The row nearest to `to` comes last and becomes the leading one. */
export function listTouchedRows(rows: readonly RowSpan[], from: number, to: number): readonly string[] {
  const [upper, lower] = [Math.min(from, to), Math.max(from, to)];
  const touched = rows.filter(({ top, bottom }) => bottom > upper && top < lower).map(({ key }) => key);
  return to < from ? touched.toReversed() : touched;
}
