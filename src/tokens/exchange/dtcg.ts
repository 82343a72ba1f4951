import { designTokens } from '../design-tokens.ts';
import { getTokenSetting, type TokenChanges } from '../token-changes.ts';
import { canBeFluid, exchangedTokens, type TokenDefinition, type TokenSetting } from '../token-list.ts';
import { exchangeWords } from './exchange-words.ts';
import { FoundTokens } from './found-tokens.ts';
import { getOwnProperty, isNode, listSafeEntries, type Node, walkTokens } from './json-walk.ts';
import { findNamedTheme } from './names.ts';

const say = exchangeWords.token;

/** True if an object is a token of the Design Tokens Format Module: it has a value or references one. */
function isDtcgToken(node: Node): boolean {
  return Object.hasOwn(node, '$value') || typeof getOwnProperty(node, '$ref') === 'string';
}

/** Reads a file of the Design Tokens Format Module 2025.10. */
export function readDtcg(file: Node): FoundTokens {
  const found = new FoundTokens('dtcg');
  // Figma exports one file per mode, with the mode's name.
  const mode = getOwnProperty(getOwnProperty(file, '$extensions'), 'com.figma.modeName');
  findDtcg(file, found, typeof mode === 'string' ? findNamedTheme(mode) : undefined);
  return found;
}

/** Collects the tokens of one tree; `inTheme` is set if the whole tree is for one theme. */
export function findDtcg(tree: unknown, found: FoundTokens, inTheme?: 'light' | 'dark'): void {
  const { tokens, extending, isTooDeep } = walkTokens(tree, isDtcgToken);
  if (isTooDeep) found.fail('', exchangeWords.file.tooDeep);
  for (const path of extending) found.fail(path, say.inherits);
  for (const { path, node } of tokens) {
    const [first = '', ...rest] = path;
    const named = rest.length > 0 ? findNamedTheme(first) : undefined;
    const name = (named ? rest : path).join('.');
    const vitrine = getOwnProperty(getOwnProperty(node, '$extensions'), 'vitrine');
    const value = getNodeValue(node);
    if (value === undefined) found.fail(name, say.inherits);
    else if ((inTheme ?? named) === 'dark') found.say(name, { dark: value });
    else found.say(name, { light: value, ...readExtension(vitrine) });
  }
}

/** Reads this project's extension next to a value. */
function readExtension(vitrine: unknown): { dark?: unknown; fluid?: unknown } {
  return Object.fromEntries(listSafeEntries(vitrine).filter(([key]) => key === 'dark' || key === 'fluid'));
}

/** Returns a token's value with references in braces, also if the file uses JSON pointers. */
function getNodeValue(node: Node): unknown {
  const pointer = getOwnProperty(node, '$ref') ?? getOwnProperty(getOwnProperty(node, '$value'), '$ref');
  if (typeof pointer !== 'string') return getOwnProperty(node, '$value');
  const parts = /^#\/(.+?)(?:\/\$value)?$/.exec(pointer.slice(0, 300))?.[1]?.split('/');
  if (!parts || parts.some((part) => part.startsWith('$'))) return undefined;
  return `{${parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')).join('.')}}`;
}

/** Writes a studio's tokens as one file, in the structure of the design's source. */
export function writeDtcg(changes: TokenChanges): object {
  return {
    $description: 'Design tokens',
    ...buildTokenTree(exchangedTokens, (token) => {
      const { value, dark, fluid } = getTokenSetting(token, changes);
      return buildTokenNode(token, value, {
        ...(dark === undefined ? {} : { dark }),
        ...buildExtension(token, fluid),
      });
    }),
  };
}

/**
 * Writes the extension for values that the format cannot express. Null marks a size that could be fluid and
 * is not.
 */
export function buildExtension(token: TokenDefinition, fluid: TokenSetting['fluid']): object {
  const { unit } = token;
  const grows = fluid ?? (canBeFluid(token) ? null : undefined);
  return { ...(grows === undefined ? {} : { fluid: grows }), ...(unit ? { unit } : {}) };
}

export function buildTokenNode(
  { path, use }: TokenDefinition,
  $value: TokenSetting['value'],
  vitrine: object,
): object {
  const group = designTokens[path.split('.')[0] as keyof typeof designTokens];
  const describes = use !== group.$description && !path.startsWith('palette.');
  return {
    $value,
    ...(describes ? { $description: use } : {}),
    ...(Object.keys(vitrine).length > 0 ? { $extensions: { vitrine } } : {}),
  };
}

/** Groups tokens, each group with its type; omits empty groups. */
export function buildTokenTree(
  tokens: readonly TokenDefinition[],
  leaf: (token: TokenDefinition) => object,
): object {
  const tree: Record<string, unknown> = {};
  for (const token of tokens) {
    const path = token.path.split('.');
    const name = path.pop() as string;
    let group = tree;
    path.forEach((part, depth) => {
      group[part] ??= depth === 0 ? buildHead(token) : {};
      group = group[part] as Record<string, unknown>;
    });
    group[name] = leaf(token);
  }
  return tree;
}

function buildHead({ scale }: TokenDefinition): Record<string, unknown> {
  const { $type, $description } = designTokens[scale];
  return { $type, $description };
}

/** True if a file contains tokens of the format anywhere. */
export function isDtcgFile(file: Node): boolean {
  return isNode(file) && walkTokens(file, isDtcgToken).tokens.length > 0;
}
