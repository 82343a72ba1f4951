/** Decodes a path for people; a path that can't be decoded stays as it is. */
export function decodePathForDisplay(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Reads the path from typed or pasted text, which may be a whole URL; '' for empty text. */
export function readTypedPath(text: string): string {
  const typed = text.trim();
  if (typed === '') return '';
  if (/^https?:\/\//i.test(typed) && URL.canParse(typed)) return new URL(typed).pathname;
  return typed.startsWith('/') ? typed : `/${typed}`;
}
