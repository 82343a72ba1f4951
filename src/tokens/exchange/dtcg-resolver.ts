import { getTokenSetting, type TokenChanges } from '../token-changes.ts';
import { exchangedTokens, isThemed } from '../token-list.ts';
import { buildExtension, buildTokenNode, buildTokenTree, findDtcg } from './dtcg.ts';
import { exchangeWords } from './exchange-words.ts';
import { FoundTokens } from './found-tokens.ts';
import { getOwnProperty, listSafeEntries, type Node } from './json-walk.ts';
import { findNamedTheme } from './names.ts';

const say = exchangeWords.token;

/**
 * True for a document of the DTCG's Resolver Module: sets of tokens, and modifiers whose contexts change
 * them.
 */
export function isResolver(file: Node): boolean {
  return Array.isArray(getOwnProperty(file, 'resolutionOrder'));
}

/** Reads a Resolver document with inline sources: its sets, and the contexts named after a theme. */
export function readResolver(file: Node): FoundTokens {
  const found = new FoundTokens('dtcg-resolver');
  const order = getOwnProperty(file, 'resolutionOrder') as readonly unknown[];
  for (const entry of order.slice(0, 200)) {
    const [place, item] = resolveItem(file, entry);
    if (item === undefined) found.fail(place, say.otherFile);
    readSources(getOwnProperty(item, 'sources'), place, found);
    for (const [name, sources] of listSafeEntries(getOwnProperty(item, 'contexts'))) {
      const theme = findNamedTheme(name);
      if (theme) readSources(sources, `${place}/${name}`, found, theme);
      else found.fail(place, say.unknownMode(name));
    }
  }
  return found;
}

/** Resolves a set or modifier: a pointer into the document, or an inline definition. */
function resolveItem(file: Node, entry: unknown): [place: string, item: unknown] {
  const pointer = getOwnProperty(entry, '$ref');
  if (typeof pointer !== 'string') return [String(getOwnProperty(entry, 'name') ?? 'resolutionOrder'), entry];
  const [, kind, name] = /^#\/(sets|modifiers)\/([^/]+)$/.exec(pointer.slice(0, 300)) ?? [];
  const plain = name?.replaceAll('~1', '/').replaceAll('~0', '~');
  return [pointer, kind && plain ? getOwnProperty(getOwnProperty(file, kind), plain) : undefined];
}

function readSources(sources: unknown, place: string, found: FoundTokens, theme?: 'light' | 'dark'): void {
  for (const source of Array.isArray(sources) ? sources.slice(0, 200) : []) {
    const elsewhere = getOwnProperty(source, '$ref');
    if (typeof elsewhere === 'string') found.fail(`${place}: ${elsewhere}`, say.otherFile);
    else findDtcg(source, found, theme);
  }
}

/**
 * Writes a studio's tokens as a Resolver document: the values that both themes share, then a context for each
 * theme.
 */
export function writeResolver(changes: TokenChanges): object {
  const shared = exchangedTokens.filter((token) => !isThemed(token));
  const themed = exchangedTokens.filter(isThemed);
  const buildContext = (theme: 'light' | 'dark') =>
    buildTokenTree(themed, (token) => {
      const { value, dark } = getTokenSetting(token, changes);
      return buildTokenNode(token, theme === 'dark' ? (dark ?? value) : value, {});
    });
  const plain = buildTokenTree(shared, (token) => {
    const { value, fluid } = getTokenSetting(token, changes);
    return buildTokenNode(token, value, buildExtension(token, fluid));
  });
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: 'Design tokens',
    version: '2025.10',
    sets: { shared: { description: 'The same in both themes', sources: [plain] } },
    modifiers: {
      theme: {
        description: 'Different in each theme',
        contexts: { light: [buildContext('light')], dark: [buildContext('dark')] },
        default: 'light',
      },
    },
    resolutionOrder: [{ $ref: '#/sets/shared' }, { $ref: '#/modifiers/theme' }],
  };
}
