/** An object of JSON that came from outside. */
export type Node = Readonly<Record<string, unknown>>;

/** Levels of groups that are looked into; files of designers have five. */
const levelsAtMost = 32;

/** Keys that mean something to the language itself; none of them is a name. */
const unsafeKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own property, or undefined: nothing comes from a prototype. */
export function own(value: unknown, key: string): unknown {
  return isNode(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** The objects within one, by their safe names. */
export function entriesOf(value: unknown): [string, unknown][] {
  return isNode(value) ? Object.entries(value).filter(([key]) => !unsafeKeys.has(key)) : [];
}

interface Place {
  readonly path: readonly string[];
  readonly node: Node;
  /** What the groups round it say of its kind. */
  readonly type: string | undefined;
}

interface Walked {
  readonly tokens: readonly Place[];
  /** Groups that take over others by `$extends`. */
  readonly extending: readonly string[];
  readonly isTooDeep: boolean;
}

/** All tokens below a group in the order of the file, without recursion: a file can be as deep as it likes. */
export function walkTokens(root: unknown, isToken: (node: Node) => boolean): Walked {
  const tokens: Place[] = [];
  const extending: string[] = [];
  let isTooDeep = false;
  const ahead: Place[] = isNode(root) ? [{ path: [], node: root, type: undefined }] : [];
  for (let place = ahead.pop(); place; place = ahead.pop()) {
    const { path, node } = place;
    const said = own(node, '$type') ?? own(node, 'type');
    const type = typeof said === 'string' ? said : place.type;
    if (path.length > 0 && isToken(node)) {
      tokens.push({ ...place, type });
      continue;
    }
    if (Object.hasOwn(node, '$extends')) extending.push(path.join('.'));
    if (path.length >= levelsAtMost) {
      isTooDeep = true;
      continue;
    }
    const inside = entriesOf(node).flatMap(([key, child]) =>
      isNode(child) && (key === '$root' || !key.startsWith('$'))
        ? [{ path: key === '$root' ? path : [...path, key], node: child, type }]
        : [],
    );
    ahead.push(...inside.reverse());
  }
  return { tokens, extending, isTooDeep };
}
