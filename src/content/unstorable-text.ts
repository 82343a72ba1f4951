import { formatPath, type Issue, mostIssues, type PathPart } from './issue.ts';

/**
 * NUL, and half of a surrogate pair: no text of any language has them, PostgreSQL takes neither, and UTF-8 has no
 * way to write the second.
 */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

const unstorable = 'a character that is no text (NUL, or half of a pair)';

/** Texts at any depth of a JSON value that cannot be stored, names of properties included; no more than an answer lists. */
export function unstorableTexts(value: unknown): Issue[] {
  const found: Issue[] = [];
  // Nearly all of what comes is sound, and a page may have megabytes: places are looked up for the rest alone.
  if (!isSound(value)) collect(value, [], found);
  return found;
}

function isSound(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isSound);
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isSound(inner));
}

function collect(value: unknown, path: readonly PathPart[], into: Issue[]): void {
  if (into.length >= mostIssues) return;
  if (typeof value === 'string') {
    if (!isStorable(value)) into.push({ path: formatPath(path), message: `holds ${unstorable}` });
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) collect(item, [...path, index], into);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name))
        into.push({ path: formatPath(path), message: `has a property whose name holds ${unstorable}` });
      collect(inner, [...path, name], into);
    }
  }
}
