import { formatPath, type Issue, type PathPart } from './issue.ts';

/**
 * NUL, and half of a surrogate pair: no text of any language has them, PostgreSQL takes neither, and UTF-8 has no
 * way to write the second.
 */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Every text at any depth of a JSON value that cannot be stored, names of properties included. */
export function unstorableTexts(value: unknown): Issue[] {
  // Nearly all of what comes is sound, and a page may have megabytes: places are looked up for the rest alone.
  return isSound(value) ? [] : issuesIn(value, []);
}

function isSound(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isSound);
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isSound(inner));
}

function issuesIn(value: unknown, path: readonly PathPart[]): Issue[] {
  if (typeof value === 'string') {
    if (isStorable(value)) return [];
    return [
      { path: formatPath(path), message: 'holds a character that is no text (NUL, or half of a pair)' },
    ];
  }
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => issuesIn(item, [...path, index]));
  return Object.entries(value).flatMap(([name, inner]) => {
    const issues = issuesIn(inner, [...path, name]);
    if (isStorable(name)) return issues;
    const message = 'has a property whose name holds a character that is no text (NUL, or half of a pair)';
    return [{ path: formatPath(path), message }, ...issues];
  });
}
