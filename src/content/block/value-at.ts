import type { PathPart } from './issue.ts';

/** Reads the value at a path; undefined if the path leads nowhere. */
export function getValueAt(value: unknown, path: readonly PathPart[]): unknown {
  return path.reduce<unknown>((at, part) => {
    if (typeof at !== 'object' || at === null) return undefined;
    return Object.hasOwn(at, part) ? (at as Record<PathPart, unknown>)[part] : undefined;
  }, value);
}

/**
 * Copies a value with another value at a path; `undefined` removes the property. Creates missing parents: an
 * array if the next part is a number, else an object.
 */
export function withValueAt<T>(value: T, path: readonly PathPart[], next: unknown): T {
  const [part, ...rest] = path;
  if (part === undefined) return next as T;
  if (part === '__proto__') throw new Error('A path cannot name __proto__');
  const inner = withValueAt(getValueAt(value, [part]), rest, next);
  if (Array.isArray(value) || (value === undefined && typeof part === 'number')) {
    const items: unknown[] = Array.isArray(value) ? [...value] : [];
    items[Number(part)] = inner;
    return items as T;
  }
  const copy = { ...(value as Record<PathPart, unknown>) };
  if (inner === undefined) delete copy[part];
  else copy[part] = inner;
  return copy as T;
}
