import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { expect, it } from 'vitest';
import { resolveToken } from '../resolve-tokens.ts';
import type { TokenChanges } from '../token-changes.ts';
import { exchangedTokens, findToken } from '../token-list.ts';
import { exportTokens } from './export-tokens.ts';
import type { FormatName } from './found-tokens.ts';

/**
 * Parses with an independent implementation, which throws on invalid files: exports must be valid, although
 * imports accept more.
 */
function parsed(format: FormatName, changes: TokenChanges) {
  const { fileName, text } = exportTokens(format, changes);
  const filename = new URL(`file:///tokens/${fileName}`);
  const config = defineConfig({ lint: { rules: {} } }, { cwd: new URL('file:///tokens/') });
  return parse([{ filename, src: text }], { config, logger: new Logger({ level: 'error' }) });
}

const changes: TokenChanges = {
  'color.paper': {
    value: { colorSpace: 'oklch', components: [0.97, 0.02, 250], alpha: 0.9 },
    dark: '{palette.neutral.0}',
  },
  'text.h1': { value: '{text.h2}' },
  'shadow.low': { value: [] },
};

it('a DTCG export is valid for an independent parser and contains every token', async () => {
  const { tokens } = await parsed('dtcg', { ...changes, 'shadow.low': { value: '{shadow.high}' } });
  expect(Object.keys(tokens).sort()).toEqual(exchangedTokens.map(({ path }) => path).sort());
  expect(tokens['text.h1']?.aliasOf).toBe('text.h2');
  expect(tokens['color.paper']?.$value).toMatchObject({
    colorSpace: 'oklch',
    components: [0.97, 0.02, 250],
    alpha: 0.9,
  });
});

it('a DTCG Resolver export gives each theme the right values in an independent parser', async () => {
  const { resolver } = await parsed('dtcg-resolver', { 'color.paper': changes['color.paper'] as never });
  for (const theme of ['light', 'dark'] as const) {
    const tokens = resolver.apply({ theme });
    for (const path of ['color.paper', 'palette.neutral.7']) {
      const token = findToken(path);
      const ours = token && resolveToken(token, { 'color.paper': changes['color.paper'] }, theme).value;
      expect(tokens[path]?.$value).toMatchObject({
        components: (ours as { components: number[] }).components,
      });
    }
  }
});
