/** Parses stored JSON; undefined if null or damaged, so one bad row can't break a list. */
export function parseStored(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses stored JSON of an object; `{}` if it is anything else. */
export function parseStoredObject(text: string | null): Readonly<Record<string, unknown>> {
  const value = parseStored(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}
