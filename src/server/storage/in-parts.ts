/** As many rows as one statement takes on either database, with room to spare. */
const rowsAtOnce = 200;

/** A list in parts that a statement can name. */
export function inParts<T>(list: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (let from = 0; from < list.length; from += rowsAtOnce) parts.push(list.slice(from, from + rowsAtOnce));
  return parts;
}
