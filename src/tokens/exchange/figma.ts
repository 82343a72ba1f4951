import { getTokenSetting, type TokenChanges } from '../token-changes.ts';
import {
  exchangedTokens,
  formatCssReference,
  isAlias,
  isThemed,
  type TokenDefinition,
  type TokenSetting,
} from '../token-list.ts';
import { type TokenValue, type TokenValues, toPixels } from '../token-value.ts';
import { formatExactCss } from './exact-css.ts';
import { exchangeWords } from './exchange-words.ts';
import { FoundTokens } from './found-tokens.ts';
import { getOwnProperty, isNode, listSafeEntries, type Node } from './json-walk.ts';
import { findNamedTheme } from './names.ts';
import { toChannels } from './read-color.ts';

const say = exchangeWords.token;

/**
 * True for variables in the format of Figma's REST API or of plugins: collections with modes, variables with
 * a value per mode.
 */
export function isFigma(file: Node): boolean {
  return toList(getPart(file, 'variables')).some((variable) =>
    isNode(getOwnProperty(variable, 'valuesByMode')),
  );
}

/** Returns a part of the file. The API wraps it in `meta`; plugins do not, and some write arrays. */
function getPart(file: Node, ...names: readonly string[]): unknown {
  return names
    .map((name) => getOwnProperty(getOwnProperty(file, 'meta'), name) ?? getOwnProperty(file, name))
    .find((each) => each !== undefined);
}

function toList(part: unknown): unknown[] {
  return Array.isArray(part)
    ? part
    : listSafeEntries(part).map(([id, each]) => (isNode(each) ? { id, ...each } : each));
}

type Theme = 'light' | 'dark';

interface Mode {
  readonly name: string;
  readonly theme: Theme | undefined;
}

/** Reads variables with their values for the modes Light (or the default mode) and Dark. */
export function readFigma(file: Node): FoundTokens {
  const found = new FoundTokens('figma');
  const variables = toList(getPart(file, 'variables'));
  const modes = mapModes(toList(getPart(file, 'variableCollections', 'collections')), found);
  const names = new Map(
    variables.map((each) => [getOwnProperty(each, 'id'), getOwnProperty(each, 'name')] as const),
  );
  for (const variable of variables) {
    const name = getOwnProperty(variable, 'name');
    if (typeof name !== 'string' || name.length > 300) continue;
    const values = listSafeEntries(getOwnProperty(variable, 'valuesByMode'));
    values.forEach(([id, value], at) => {
      const { theme } = modes.get(id) ?? { theme: values.length === 1 || at === 0 ? 'light' : undefined };
      if (theme) found.say(name, { [theme]: toPlainValue(value, names) });
    });
  }
  return found;
}

/** Maps modes to themes by their names; by default, a collection's default mode is the light theme. */
function mapModes(collections: readonly unknown[], found: FoundTokens): ReadonlyMap<string, Mode> {
  const modes = new Map<string, Mode>();
  for (const collection of collections) {
    const list = getOwnProperty(collection, 'modes');
    const named = (Array.isArray(list) ? list : []).flatMap((mode) => {
      const [id, name] = [
        getOwnProperty(mode, 'modeId') ?? getOwnProperty(mode, 'id'),
        getOwnProperty(mode, 'name'),
      ];
      return typeof id === 'string' && typeof name === 'string'
        ? [{ id, name, theme: findNamedTheme(name) }]
        : [];
    });
    const standard = getOwnProperty(collection, 'defaultModeId') ?? named[0]?.id;
    const hasLight = named.some(({ theme }) => theme === 'light');
    for (const { id, name, theme } of named) {
      const counts = theme ?? (!hasLight && id === standard ? 'light' : undefined);
      if (!counts) found.fail(String(getOwnProperty(collection, 'name') ?? ''), say.unknownMode(name));
      modes.set(id, { name, theme: counts });
    }
  }
  return modes;
}

function toPlainValue(value: unknown, names: ReadonlyMap<unknown, unknown>): unknown {
  if (getOwnProperty(value, 'type') !== 'VARIABLE_ALIAS') return value;
  const name = names.get(getOwnProperty(value, 'id'));
  return typeof name === 'string' ? `{${name}}` : `{${String(getOwnProperty(value, 'id')).slice(0, 100)}}`;
}

const kinds = { color: 'COLOR', fontFamily: 'STRING', cubicBezier: 'STRING' } as const;

/** Writes a studio's tokens in the format of Figma's REST API for variables, which has no shadows. */
export function writeFigma(changes: TokenChanges): object {
  const tokens = exchangedTokens.filter(({ type }) => type !== 'shadow');
  const collections = [
    { id: 'VariableCollectionId:1:1', name: 'Themes', modes: createModes('1:0 Light', '1:1 Dark') },
    { id: 'VariableCollectionId:1:2', name: 'Sizes', modes: createModes('2:0 Default') },
  ] as const;
  const getCollection = (token: TokenDefinition) => collections[isThemed(token) ? 0 : 1];
  const variables = tokens.map((token) => {
    const { id, modes } = getCollection(token);
    const { value, dark } = getTokenSetting(token, changes);
    return {
      id: getVariableId(token.path),
      name: token.path.replaceAll('.', '/'),
      key: token.path,
      variableCollectionId: id,
      resolvedType: kinds[token.type as keyof typeof kinds] ?? 'FLOAT',
      valuesByMode: Object.fromEntries(
        modes.map(({ modeId }, at) => [modeId, toFigmaValue(token, at === 1 ? (dark ?? value) : value)]),
      ),
      remote: false,
      description: token.use,
      hiddenFromPublishing: false,
      scopes: ['ALL_SCOPES'],
      codeSyntax: { WEB: formatCssReference(token.path) },
    };
  });
  return {
    status: 200,
    error: false,
    meta: {
      variables: Object.fromEntries(variables.map((each) => [each.id, each])),
      variableCollections: Object.fromEntries(
        collections.map(({ id, name, modes }) => [
          id,
          {
            id,
            name,
            key: name.toLowerCase(),
            modes,
            defaultModeId: modes[0]?.modeId,
            remote: false,
            hiddenFromPublishing: false,
            variableIds: variables.filter((each) => each.variableCollectionId === id).map((each) => each.id),
          },
        ]),
      ),
    },
  };
}

function createModes(...modes: readonly string[]): { modeId: string; name: string }[] {
  return modes.map((mode) => {
    const [modeId = '', name = ''] = mode.split(' ');
    return { modeId, name };
  });
}

function getVariableId(path: string): string {
  return `VariableID:${exchangedTokens.findIndex((token) => token.path === path) + 1}:1`;
}

function toFigmaValue(token: TokenDefinition, value: TokenSetting['value']): unknown {
  if (isAlias(value)) return { type: 'VARIABLE_ALIAS', id: getVariableId(value.slice(1, -1)) };
  return (figmaWriters[token.type] ?? ((each: TokenValue) => each))(value as never, token);
}

const figmaWriters: Partial<Record<string, (value: never, token: TokenDefinition) => unknown>> = {
  color: (value: TokenValues['color']) => toChannels(value),
  dimension: (value: TokenValues['dimension']) => Number(toPixels(value).toFixed(6)),
  duration: ({ value }: TokenValues['duration']) => value,
  fontFamily: (names: TokenValues['fontFamily']) =>
    names.map((name) => (/[,']/.test(name) ? `"${name}"` : name)).join(', '),
  cubicBezier: (points: TokenValues['cubicBezier'], token) => formatExactCss(token, points, String),
};
