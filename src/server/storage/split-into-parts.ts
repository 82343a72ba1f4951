/** Rows that one statement takes on either database, with room to spare. */
const rowsAtOnce = 200;

/** Splits a list into parts that fit into one statement. */
export function splitIntoParts<T>(list: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (let from = 0; from < list.length; from += rowsAtOnce) parts.push(list.slice(from, from + rowsAtOnce));
  return parts;
}
