/**
 * The key of a stroke at either end of the frame. With Alt a key writes another sign on many keyboards, such as © for G:
 * then its place counts. A letter counts as it is written, since layouts have them in other places.
 */
export function keyOf({ key, code, altKey }: Pick<KeyboardEvent, 'key' | 'code' | 'altKey'>): string {
  const letter = altKey && !/^[a-z]$/i.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  return letter?.toLowerCase() ?? key;
}
