/** An address as people write it; one that cannot be decoded stays as it is. */
export function decodePathForDisplay(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The path of what somebody typed or pasted, which may be a whole address; empty for nothing. */
export function readTypedPath(text: string): string {
  const typed = text.trim();
  if (typed === '') return '';
  if (/^https?:\/\//i.test(typed) && URL.canParse(typed)) return new URL(typed).pathname;
  return typed.startsWith('/') ? typed : `/${typed}`;
}
