import { settingOf, type TokenChanges } from '../token-changes.ts';
import {
  exchangedTokens,
  isAlias,
  isThemed,
  type TokenDefinition,
  type TokenSetting,
} from '../token-list.ts';
import type { TokenValues } from '../token-value.ts';
import { exactCss, lengthCss } from './exact-css.ts';
import { FoundTokens } from './found-tokens.ts';
import { entriesOf, isNode, type Node, own } from './json-walk.ts';
import { themeNamed } from './names.ts';
import { findPlain, groupsOf, growing, plainValue } from './style-dictionary.ts';

/** A file of Tokens Studio: sets beside each other, with `$themes` and `$metadata`. */
export function isTokensStudio(file: Node): boolean {
  return Array.isArray(own(file, '$themes')) || isNode(own(file, '$metadata'));
}

/** Reads the sets in their order; one that only dark themes turn on, or that is called so, is for the dark theme. */
export function readTokensStudio(file: Node): FoundTokens {
  const found = new FoundTokens('tokens-studio');
  const themes = themesOf(own(file, '$themes'));
  for (const name of setsOf(file)) findPlain(own(file, name), found, themes.get(name) ?? themeNamed(name));
  return found;
}

/** The names of all sets, in the order in which they count. */
function setsOf(file: Node): string[] {
  const order = own(own(file, '$metadata'), 'tokenSetOrder');
  const names = entriesOf(file).flatMap(([name]) => (name.startsWith('$') ? [] : [name]));
  const said = Array.isArray(order) ? order.filter((name) => typeof name === 'string') : [];
  return [...new Set([...said, ...names])].filter((name) => isNode(own(file, name)));
}

/** Sets that one kind of theme alone turns on. */
function themesOf(themes: unknown): ReadonlyMap<string, 'light' | 'dark' | undefined> {
  const uses = new Map<string, Set<'light' | 'dark' | undefined>>();
  for (const theme of Array.isArray(themes) ? themes.slice(0, 200) : []) {
    const name = own(theme, 'name');
    const kind = typeof name === 'string' ? themeNamed(name) : undefined;
    for (const [set, status] of entriesOf(own(theme, 'selectedTokenSets'))) {
      if (status === 'disabled') continue;
      uses.set(set, (uses.get(set) ?? new Set()).add(kind));
    }
  }
  const kinds = [...uses].map(([set, all]) => [set, all.size === 1 ? [...all][0] : undefined] as const);
  return new Map(kinds);
}

/** What Tokens Studio calls the types of our scales. */
const types: Readonly<Record<string, string>> = {
  palette: 'color',
  color: 'color',
  font: 'fontFamilies',
  text: 'fontSizes',
  weight: 'fontWeights',
  leading: 'lineHeights',
  tracking: 'letterSpacing',
  space: 'spacing',
  radius: 'borderRadius',
  width: 'sizing',
  height: 'sizing',
  shadow: 'boxShadow',
};

/** The tokens of a studio as sets of Tokens Studio: what both themes share, the light theme, and what the dark one changes. */
export function writeTokensStudio(changes: TokenChanges): object {
  const leaf = (token: TokenDefinition, value: TokenSetting['value'], fluid?: TokenSetting['fluid']) => ({
    value: studioValue(token, value),
    type: types[token.scale] ?? 'other',
    description: token.use,
    ...growing(token, fluid),
  });
  const themed = exchangedTokens.filter(isThemed);
  const darker = themed.filter((token) => settingOf(token, changes).dark !== undefined);
  return {
    core: groupsOf(
      exchangedTokens.filter((token) => !isThemed(token)),
      (token) => leaf(token, settingOf(token, changes).value, settingOf(token, changes).fluid),
    ),
    light: groupsOf(themed, (token) => leaf(token, settingOf(token, changes).value)),
    dark: groupsOf(darker, (token) => leaf(token, settingOf(token, changes).dark ?? '{}')),
    $themes: [
      { id: 'light', name: 'Light', group: 'Theme', selectedTokenSets: { core: 'source', light: 'enabled' } },
      {
        id: 'dark',
        name: 'Dark',
        group: 'Theme',
        selectedTokenSets: { core: 'source', light: 'source', dark: 'enabled' },
      },
    ],
    $metadata: { tokenSetOrder: ['core', 'light', 'dark'] },
  };
}

function studioValue(token: TokenDefinition, value: TokenSetting['value']): unknown {
  if (token.type !== 'shadow' || isAlias(value)) return plainValue(token, value);
  return (value as TokenValues['shadow']).map(({ color, offsetX, offsetY, blur, spread, inset }) => ({
    x: lengthCss(offsetX),
    y: lengthCss(offsetY),
    blur: lengthCss(blur),
    spread: lengthCss(spread),
    color: exactCss({ ...token, type: 'color' }, color, String),
    type: inset ? 'innerShadow' : 'dropShadow',
  }));
}
