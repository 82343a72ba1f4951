import { z } from 'zod';

/**
 * One field of many rows, run-length encoded if that is shorter: an array of values, or the distinct values
 * and pairs of value index and run length. Most of thousands of pages are published, at the top level and
 * edited by the same person, so such columns become tiny.
 */
export type Column<Value> =
  | readonly Value[]
  | { readonly values: readonly Value[]; readonly runs: readonly number[] };

/** Schema of a column of such values. */
export function createColumnSchema<Value extends z.ZodType>(value: Value) {
  return z.union([z.array(value), z.object({ values: z.array(value), runs: z.array(z.number()) })]);
}

/**
 * Encodes a column in the shorter form.
 *
 * @example
 * packColumn([true, true, true, true, true, true]); // { values: [true], runs: [0, 6] }
 */
export function packColumn<Value>(column: readonly Value[]): Column<Value> {
  const known = { plain: new Map<unknown, number>(), objects: new Map<unknown, number>() };
  const values: Value[] = [];
  const runs: number[] = [];
  let last = -1;
  for (const value of column) {
    // An object's JSON may equal a string value, so objects have their own map.
    const [among, key] = isObject(value) ? [known.objects, JSON.stringify(value)] : [known.plain, value];
    let index = among.get(key);
    if (index === undefined) {
      index = values.length;
      among.set(key, index);
      values.push(value);
    }
    if (index === last) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    else runs.push(index, 1);
    last = index;
    if (values.length + runs.length >= column.length) return column;
  }
  return { values, runs };
}

/** True for objects, which are compared by content. */
function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

export function unpackColumn<Value>(column: Column<Value>): readonly Value[] {
  if (!('runs' in column)) return column;
  const all: Value[] = [];
  for (let at = 0; at < column.runs.length; at += 2) {
    const value = column.values[column.runs[at] ?? 0] as Value;
    for (let left = column.runs[at + 1] ?? 0; left > 0; left -= 1) all.push(value);
  }
  return all;
}
