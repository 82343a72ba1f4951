/** What is stored as JSON; undefined where nothing is, or where it is damaged: one row that cannot be read takes no list along. */
export function parseStored(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The same of an object; an empty one where it is none. */
export function parseStoredObject(text: string | null): Readonly<Record<string, unknown>> {
  const value = parseStored(text);
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}
