import { resolveToken } from '../resolve-tokens.ts';
import { getTokenSetting, type TokenChanges } from '../token-changes.ts';
import { exchangedTokens } from '../token-list.ts';
import type { TokenValues } from '../token-value.ts';
import { writeCss } from './css-write.ts';
import { writeDtcg } from './dtcg.ts';
import { writeResolver } from './dtcg-resolver.ts';
import { exchangeWords } from './exchange-words.ts';
import { writeFigma } from './figma.ts';
import type { FormatName } from './found-tokens.ts';
import { isInSrgb } from './read-color.ts';

interface TokenExport {
  readonly text: string;
  readonly fileName: string;
  readonly mimeType: string;
  /** Sentences about values that the format cannot hold. */
  readonly lost: readonly string[];
}

const say = exchangeWords.lost;

const createJsonWriter = (write: (changes: TokenChanges) => object) => (changes: TokenChanges) =>
  `${JSON.stringify(write(changes), null, 2)}\n`;

interface Writer {
  readonly write: (changes: TokenChanges) => string;
  readonly fileName: string;
  readonly lost: (changes: TokenChanges) => readonly string[];
}

const writers: Readonly<Record<FormatName, Writer>> = {
  dtcg: { write: createJsonWriter(writeDtcg), fileName: 'design.tokens.json', lost: () => [say.extension] },
  'dtcg-resolver': {
    write: createJsonWriter(writeResolver),
    fileName: 'design.resolver.json',
    lost: () => [],
  },
  figma: {
    write: createJsonWriter(writeFigma),
    fileName: 'figma-variables.json',
    lost: (changes) => [say.srgb, ...findGamutLoss(changes), say.rem, ...findFluidLoss(changes), say.shadows],
  },
  css: { write: writeCss, fileName: 'design-tokens.css', lost: () => [] },
};

export const formatNames = Object.keys(writers) as readonly FormatName[];

/** Exports all tokens of a studio in one format. */
export function exportTokens(format: FormatName, changes: TokenChanges): TokenExport {
  const { write, fileName, lost } = writers[format];
  const mimeType = format === 'css' ? 'text/css' : 'application/json';
  return {
    text: write(changes),
    fileName,
    mimeType,
    lost: [...lost(changes), ...findCompositionLoss(changes)],
  };
}

function findCompositionLoss(changes: TokenChanges): string[] {
  return Object.hasOwn(changes, 'composition.page') ? [say.composition] : [];
}

function findFluidLoss(changes: TokenChanges): string[] {
  return exchangedTokens.some((token) => getTokenSetting(token, changes).fluid) ? [say.fluid] : [];
}

function findGamutLoss(changes: TokenChanges): string[] {
  const beyond = exchangedTokens.filter(
    (token) =>
      token.type === 'color' &&
      (['light', 'dark'] as const).some(
        (theme) => !isInSrgb(resolveToken(token, changes, theme).value as TokenValues['color']),
      ),
  );
  return beyond.length === 0 ? [] : [say.gamut(beyond.map(({ path }) => path).join(', '))];
}
