/** An untrusted JSON object. */
export type Node = Readonly<Record<string, unknown>>;

/** Maximum depth of groups; real files have up to five levels. */
const levelsAtMost = 32;

/** Keys with a special meaning in JavaScript; never names of tokens. */
const unsafeKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns an own property; ignores the prototype chain. */
export function getOwnProperty(value: unknown, key: string): unknown {
  return isNode(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Lists the objects within an object, by their safe names. */
export function listSafeEntries(value: unknown): [string, unknown][] {
  return isNode(value) ? Object.entries(value).filter(([key]) => !unsafeKeys.has(key)) : [];
}

interface Place {
  readonly path: readonly string[];
  readonly node: Node;
  /** The type inherited from enclosing groups. */
  readonly type: string | undefined;
}

interface WalkResult {
  readonly tokens: readonly Place[];
  /** Paths of groups that use `$extends`. */
  readonly extending: readonly string[];
  readonly isTooDeep: boolean;
}

/**
 * Lists all tokens below a group in the order of the file. Without recursion, since files may be nested
 * arbitrarily deep.
 */
export function walkTokens(root: unknown, isToken: (node: Node) => boolean): WalkResult {
  const tokens: Place[] = [];
  const extending: string[] = [];
  let isTooDeep = false;
  const ahead: Place[] = isNode(root) ? [{ path: [], node: root, type: undefined }] : [];
  for (let place = ahead.pop(); place; place = ahead.pop()) {
    const { path, node } = place;
    const said = getOwnProperty(node, '$type') ?? getOwnProperty(node, 'type');
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
    const inside = listSafeEntries(node).flatMap(([key, child]) =>
      isNode(child) && (key === '$root' || !key.startsWith('$'))
        ? [{ path: key === '$root' ? path : [...path, key], node: child, type }]
        : [],
    );
    ahead.push(...inside.reverse());
  }
  return { tokens, extending, isTooDeep };
}
