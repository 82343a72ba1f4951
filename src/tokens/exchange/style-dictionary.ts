import { settingOf, type TokenChanges } from '../token-changes.ts';
import {
  canBeFluid,
  exchangedTokens,
  isAlias,
  type TokenDefinition,
  type TokenSetting,
} from '../token-list.ts';
import { sidesOf } from './dtcg.ts';
import { exactCss, lengthCss } from './exact-css.ts';
import { exchangeWords } from './exchange-words.ts';
import { FoundTokens } from './found-tokens.ts';
import { type Node, own, walkTokens } from './json-walk.ts';
import { themeNamed } from './names.ts';

const say = exchangeWords.token;

/** A token of Style Dictionary 3 or 4 as it was before the DTCG: `value`, with `type`, `comment` and `attributes`. */
function isPlainToken(node: Node): boolean {
  const value = own(node, 'value') ?? own(node, '$value');
  return (
    value !== undefined &&
    !(typeof value === 'object' && value !== null && 'value' in value && 'type' in value)
  );
}

export function looksLikeStyleDictionary(file: Node): boolean {
  return walkTokens(file, isPlainToken).tokens.length > 0;
}

/** Reads properties of Style Dictionary. What stands in a group `light` or `dark` is for that theme, and so is `darkValue`. */
export function readStyleDictionary(file: Node): FoundTokens {
  const found = new FoundTokens('style-dictionary');
  findPlain(file, found, undefined);
  return found;
}

/** Finds the tokens of one tree; in a theme, where the whole tree is for that. */
export function findPlain(tree: unknown, found: FoundTokens, inTheme: 'light' | 'dark' | undefined): void {
  const { tokens, isTooDeep } = walkTokens(tree, isPlainToken);
  if (isTooDeep) found.fail('', exchangeWords.file.tooDeep);
  for (const { path, node } of tokens) {
    const [first = '', ...rest] = path;
    const named = rest.length > 0 ? themeNamed(first) : undefined;
    const name = (named ? rest : path).join('.');
    const extensions = own(node, '$extensions');
    const value = own(node, 'value') ?? own(node, '$value');
    const dark = own(node, 'darkValue');
    if (own(own(extensions, 'studio.tokens'), 'modify') !== undefined) found.fail(name, say.modified);
    else if ((inTheme ?? named) === 'dark') found.say(name, { dark: value });
    else
      found.say(name, {
        light: value,
        ...sidesOf(own(extensions, 'vitrine')),
        ...(dark === undefined ? {} : { dark }),
      });
  }
}

const types: Partial<Record<string, string>> = {
  duration: 'time',
  fontWeight: 'fontWeight',
  cubicBezier: 'cubicBezier',
};

/** The tokens of a studio as properties of Style Dictionary, which reads them in its versions 3 and 4. */
export function writeStyleDictionary(changes: TokenChanges): object {
  return groupsOf(exchangedTokens, (token) => {
    const { value, dark, fluid } = settingOf(token, changes);
    return {
      value: plainValue(token, value),
      type: types[token.type] ?? token.type,
      comment: token.use,
      ...(dark === undefined ? {} : { darkValue: plainValue(token, dark) }),
      ...growing(token, fluid),
    };
  });
}

/** How a size grows, for whoever reads it again. */
export function growing(token: TokenDefinition, fluid: TokenSetting['fluid']): object {
  if (!canBeFluid(token)) return {};
  return { $extensions: { vitrine: { fluid: fluid ? { ...fluid, min: lengthCss(fluid.min) } : null } } };
}

/** A value as these programs have it: as CSS, and names of others in braces. */
export function plainValue(token: TokenDefinition, value: TokenSetting['value']): string | number {
  if (typeof value === 'number' && !token.unit) return value;
  return isAlias(value) ? value : exactCss(token, value, String);
}

/** Tokens in groups by the parts of their paths. */
export function groupsOf(
  tokens: readonly TokenDefinition[],
  leaf: (token: TokenDefinition) => object,
): object {
  const tree: Record<string, unknown> = {};
  for (const token of tokens) {
    const path = token.path.split('.');
    const name = path.pop() as string;
    let group = tree;
    for (const part of path) {
      group[part] ??= {};
      group = group[part] as Record<string, unknown>;
    }
    group[name] = leaf(token);
  }
  return tree;
}
