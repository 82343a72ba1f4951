import { describe, expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { getTokenSetting, listTokenIssues, type TokenChanges } from '../token-changes.ts';
import {
  canBeFluid,
  exchangedTokens,
  isThemed,
  type TokenDefinition,
  type TokenSetting,
} from '../token-list.ts';
import type { TokenType } from '../token-value.ts';
import { exportTokens, formatNames } from './export-tokens.ts';
import type { FormatName } from './found-tokens.ts';
import { importTokens } from './import-tokens.ts';

const whole = (min: number, max: number, parts = 1) =>
  fc.integer({ min: min * parts, max: max * parts }).map((each) => each / parts);

const color = fc
  .record({ l: whole(0, 1, 1000), c: whole(0, 0.4, 1000), h: whole(0, 359, 10), a: whole(0, 1, 100) })
  .map(({ l, c, h, a }) => ({
    colorSpace: 'oklch' as const,
    components: [l, c, h] as [number, number, number],
    ...(a === 1 ? {} : { alpha: a }),
  }));
const dimension = fc.record({
  value: whole(0, 200, 100),
  unit: fc.constantFrom('px' as const, 'rem' as const),
});

const values: Record<Exclude<TokenType, 'composition'>, fc.Arbitrary<unknown>> = {
  color,
  dimension,
  duration: whole(0, 2000).map((value) => ({ value, unit: 'ms' })),
  number: whole(-2, 5, 1000),
  fontWeight: whole(1, 1000),
  fontFamily: fc.uniqueArray(fc.constantFrom('Inter', 'Nunito Sans', 'IBM Plex Mono', "D'Artagnan", 'A, B'), {
    minLength: 1,
    maxLength: 3,
  }),
  cubicBezier: fc.tuple(whole(0, 1, 100), whole(-1, 2, 100), whole(0, 1, 100), whole(-1, 2, 100)),
  shadow: fc.array(
    fc.record(
      {
        color,
        offsetX: dimension,
        offsetY: dimension,
        blur: dimension,
        spread: dimension,
        inset: fc.constant(true),
      },
      { requiredKeys: ['color', 'offsetX', 'offsetY', 'blur', 'spread'] },
    ),
    { maxLength: 3 },
  ),
};

/** A literal value, or a reference to another token of the type. */
function sideFor(token: TokenDefinition): fc.Arbitrary<unknown> {
  const others = exchangedTokens.filter(
    ({ type, unit, path }) => type === token.type && unit === token.unit && path !== token.path,
  );
  const alias = fc.constantFrom(...others.map(({ path }) => `{${path}}`));
  return others.length === 0
    ? values[token.type as keyof typeof values]
    : fc.oneof(
        { weight: 3, arbitrary: values[token.type as keyof typeof values] },
        { weight: 1, arbitrary: alias },
      );
}

function settingFor(token: TokenDefinition): fc.Arbitrary<TokenSetting> {
  const fluid = fc.record({
    min: fc.record({ value: whole(0, 10, 100), unit: fc.constant('px') }),
    from: whole(320, 700),
    to: whole(701, 1600),
  });
  return fc
    .record(
      {
        value: sideFor(token),
        ...(isThemed(token) ? { dark: sideFor(token) } : {}),
        ...(canBeFluid(token) ? { fluid } : {}),
      },
      { requiredKeys: ['value'] },
    )
    .map((setting) => setting as unknown as TokenSetting);
}

/** Publishable changes: without circular references or redundant values. */
const changesOf = fc
  .subarray([...exchangedTokens], { maxLength: 30 })
  .chain((tokens) => fc.tuple(...tokens.map((token) => fc.tuple(fc.constant(token), settingFor(token)))))
  .map((pairs) => {
    const changes = Object.fromEntries(pairs.map(([{ path }, setting]) => [path, plain(setting)]));
    for (const { path } of listTokenIssues(changes)) delete changes[path];
    const clean = listTokenIssues(changes).length === 0 ? changes : {};
    return Object.fromEntries(
      Object.entries(clean).filter(
        ([path, setting]) =>
          JSON.stringify(setting) !==
          JSON.stringify(plain(exchangedTokens.find((each) => each.path === path)?.standard as TokenSetting)),
      ),
    ) as TokenChanges;
  });

function plain(setting: TokenSetting): TokenSetting {
  const { dark, fluid, ...rest } = setting;
  const isOther = dark !== undefined && JSON.stringify(dark) !== JSON.stringify(setting.value);
  const grows =
    fluid && typeof setting.value !== 'string' && pixels(fluid.min) < pixels(setting.value as never);
  return { ...rest, ...(isOther ? { dark } : {}), ...(grows ? { fluid } : {}) };
}

const pixels = ({ value, unit }: { value: number; unit: string }) => (unit === 'rem' ? value * 16 : value);

function read(text: string, changes: TokenChanges) {
  const result = importTokens(text, changes);
  if ('problem' in result) throw new Error(result.problem);
  return result.reading;
}

const exact = formatNames.filter((format) => format !== 'figma');

describe.each(exact)('%s', (format) => {
  it('exports a studio’s changes and imports them unchanged, whatever the current tokens are', () => {
    fc.assert(
      fc.property(changesOf, changesOf, (changes, others) => {
        const { text } = exportTokens(format, changes);
        const reading = read(text, {});
        expect(reading.problems).toEqual([]);
        expect(reading.changes).toEqual(changes);
        expect(read(text, others).changes).toEqual(changes);
        expect(exportTokens(format, reading.changes).text).toBe(text);
      }),
      { numRuns: 60 },
    );
  });
});

describe.each(formatNames)('%s', (format: FormatName) => {
  it('changes nothing when imported into the same site', () => {
    fc.assert(
      fc.property(changesOf, (changes) => {
        const { text } = exportTokens(format, changes);
        const again = read(text, changes);
        expect([again.format, again.taken, again.problems]).toEqual([format, [], []]);
        expect(again.changes).toEqual(changes);
        const elsewhere = read(text, {}).changes;
        expect(read(exportTokens(format, elsewhere).text, elsewhere).changes).toEqual(elsewhere);
        expect(getTokenSetting(exchangedTokens[0] as TokenDefinition, elsewhere)).toBeDefined();
      }),
      { numRuns: 60 },
    );
  });
});

it('every format reports that a chosen composition is not exported', () => {
  const changes: TokenChanges = { 'composition.page': { value: 'aside' } };
  for (const format of formatNames) {
    const { text, lost } = exportTokens(format, changes);
    expect(lost).toContain('The composition isn’t exported: no token format has a value for it.');
    expect(exportTokens(format, {}).lost).not.toContain(lost.at(-1));
    expect(read(text, changes).changes).toEqual(changes);
  }
});
