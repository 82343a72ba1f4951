/**
 * True if two JSON values are deeply equal, whatever the order of their properties. Parts that are the same
 * object cost nothing.
 */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = listDefinedEntries(a);
  const right = new Map(listDefinedEntries(b));
  return (
    left.length === right.size &&
    left.every(([key, value]) => right.has(key) && isEqual(value, right.get(key)))
  );
}

/** Lists an object's properties without those that are `undefined`, which JSON lacks. */
function listDefinedEntries(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, entry]) => entry !== undefined);
}
