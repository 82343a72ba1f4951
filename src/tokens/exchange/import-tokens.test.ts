import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { TokenChanges } from '../token-changes.ts';
import { importTokens, tokenFileBytes } from './import-tokens.ts';

const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url), 'utf8');

function read(text: string, changes: TokenChanges = {}) {
  const result = importTokens(text, changes);
  if ('problem' in result) throw new Error(result.problem);
  const { reading } = result;
  const problems = Object.fromEntries(reading.problems.map(({ path, message }) => [path, message]));
  return { ...reading, problems };
}

const readHue = (setting: unknown) =>
  Math.round((setting as { components: readonly number[] } | undefined)?.components[2] ?? Number.NaN);
const px = (value: number) => ({ value, unit: 'px' });
const rem = (value: number) => ({ value, unit: 'rem' });

describe('Figma variables', () => {
  it('are imported per mode, with references to other variables resolved', () => {
    const { format, changes, problems, unchanged } = read(fixture('figma.json'));
    expect(format).toBe('figma');
    expect(readHue(changes['color.accent']?.value)).toBe(264);
    expect(readHue(changes['color.accent']?.dark)).toBe(252);
    expect(changes['color.ink-soft']).toEqual({ value: '{color.ink}' });
    expect(changes['radius.small']).toEqual({ value: px(6) });
    expect(changes['font.heading']).toEqual({ value: ['Newsreader'] });
    // 20 pixels equal the current 1.25rem, so the value is unchanged.
    expect([changes['text.h3'], unchanged]).toEqual([undefined, 1]);
    expect(problems['brand/blue/600']).toBe('this site has no token with this name');
    expect(problems.Semantic).toContain('“High contrast”');
  });
});

describe('DTCG files', () => {
  it('are imported with all colour spaces and below a shared group name', () => {
    const { format, changes, problems } = read(fixture('dtcg.json'));
    expect(format).toBe('dtcg');
    expect(readHue(changes['color.accent']?.value)).toBe(266);
    expect(changes['color.ink']?.value).toEqual(changes['color.accent']?.value);
    expect(changes['color.scrim']?.value).toMatchObject({ alpha: 0.5 });
    // The file has no dark theme, so its value is unchanged.
    expect(changes['color.accent']?.dark).toBe('{palette.accent.1}');
    expect(changes['weight.strong']).toEqual({ value: 700 });
    expect(changes['time.control']).toEqual({ value: { value: 200, unit: 'ms' } });
    expect(changes['shadow.low']?.value).toMatchObject([
      { offsetY: px(2), color: { components: expect.anything() } },
    ]);
    expect(problems['brand.more']).toContain('$extends');
    expect(problems['brand.headline.large']).toBe('this site has no token with this name');
  });

  it('report values with calculations instead of guessing them', () => {
    const space = { $type: 'dimension', 1: { $value: '8px' }, 3: { $value: '{space.1} * 2' } };
    const { changes, problems } = read(JSON.stringify({ space }));
    expect(changes['space.1']).toEqual({ value: px(8) });
    expect(problems['space.3']).toBe('is “{space.1} * 2”, which can’t be read: set the value itself');
  });

  it('that Figma exports for one mode apply to that theme only', () => {
    const file = {
      color: {
        accent: { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 1], hex: '#0000FF' } },
      },
      $extensions: { 'com.figma.modeName': 'Dark' },
    };
    const { changes } = read(JSON.stringify(file));
    expect(changes['color.accent']?.value).toBe('{palette.accent.1}');
    expect(readHue(changes['color.accent']?.dark)).toBe(264);
  });

  it('with resolver contexts are imported per theme, and references to other files are reported', () => {
    const { format, changes, problems } = read(fixture('resolver.json'));
    expect(format).toBe('dtcg-resolver');
    expect([readHue(changes['color.accent']?.value), readHue(changes['color.accent']?.dark)]).toEqual([
      264, 252,
    ]);
    expect(changes['radius.small']).toEqual({ value: px(6) });
    expect(Object.values(problems)).toEqual([
      expect.stringContaining('another file'),
      expect.stringContaining('“sepia”'),
    ]);
  });
});

describe('custom properties', () => {
  it('are imported per theme, without print styles and class rules', () => {
    const { format, changes, problems } = read(fixture('custom-properties.css.txt'));
    expect(format).toBe('css');
    expect(changes['color.paper']?.dark).toBeDefined();
    expect(readHue(changes['color.accent']?.dark)).toBe(252);
    expect(readHue(changes['color.ink']?.value)).toBe(266);
    expect(changes['space.3']).toEqual({ value: rem(1.25) });
    expect(changes['text.h1']).toEqual({ value: rem(4), fluid: { min: rem(2), from: 400, to: 1400 } });
    expect(changes['font.heading']).toEqual({ value: ['Newsreader', 'Georgia'] });
    expect(changes['leading.text']).toEqual({ value: 1.5 });
    expect(changes['tracking.tight']).toEqual({ value: -0.03 });
    expect(changes['weight.medium']).toEqual({ value: 600 });
    expect(changes['shadow.low']?.value).toMatchObject([
      { offsetY: px(1), blur: px(3), color: { alpha: 0.1 } },
      { spread: px(-1), inset: true },
    ]);
    expect(changes['radius.small']).toBeUndefined();
    expect(problems['space-4']).toBe('is “calc(1rem + 2px)”, which can’t be read: set the value itself');
    expect(problems['size-huge']).toBe('this site has no token with this name');
  });

  it('keep a colour outside sRGB', () => {
    const { changes } = read(':root{--color-accent: oklch(0.7 0.31 145.5)}');
    expect(changes['color.accent']?.value).toMatchObject({ components: [0.7, 0.31, 145.5] });
  });
});

describe('text that is not a token file', () => {
  const findProblem = (text: string) => {
    const result = importTokens(text, {});
    return 'problem' in result ? result.problem : undefined;
  };

  it.each([
    ['nothing', '  ', 'empty'],
    ['broken JSON', '{"color":', 'can’t be read'],
    ['a text', 'Dear all,', 'isn’t a token file'],
    ['a list', '[1, 2]', 'isn’t a token file'],
    ['a page', '<html></html>', 'isn’t a token file'],
    ['5 MB', `{"a":"${'x'.repeat(5_000_000)}"}`, 'larger than 2 MB'],
  ])('is rejected: %s', (_, text, sentence) => {
    expect(findProblem(text)).toContain(sentence);
  });
});

describe('hostile files', () => {
  const everyReading = (text: string) => {
    const result = importTokens(text, {});
    return 'problem' in result ? { changes: {}, problems: [] } : result.reading;
  };
  const many = (count: number, each: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => each(at)).join();

  it.each([
    ['100,000 levels', `${'{"a":'.repeat(100_000)}{"$value":1}${'}'.repeat(100_000)}`],
    ['100,000 levels of lists', `{"a":{"$value":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`],
    ['100,000 names in a row', `{${many(60_000, (at) => `"a${at}":{"$value":"{a${at + 1}}"}`)}}`],
    ['100,000 numbers', `{"space":{"1":{"$type":"dimension","$value":[${many(100_000, String)}]}}}`],
    ['shadows without end', `{"shadow":{"low":{"$value":[${many(50_000, () => '{"color":"#fff"}')}]}}}`],
    ['quotes without end', `:root{--color-ink:"${'\\"'.repeat(100_000)}`],
    ['braces without end', `--a:b${'{'.repeat(500_000)}`],
    ['parentheses without end', `:root{--color-ink:${'('.repeat(500_000)}}`],
    ['comments without end', `--a:b ${'/*'.repeat(500_000)}`],
    ['spaces without end', `:root{--space-3:${' '.repeat(500_000)}1furlong}`],
    ['a long clamp', `:root{--text-h1:clamp(1rem,${' '.repeat(1_000)}1vw + 1em${' '.repeat(900)},2rem)}`],
    ['a circle', '{"a":{"$value":"{b}"},"b":{"$value":"{a}"},"color":{"ink":{"$value":"{a}"}}}'],
  ])('are read without harm and without changes: %s', (_, text) => {
    expect(everyReading(text).changes).toEqual({});
  });

  it('cannot pollute prototypes', () => {
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      everyReading(`{"${key}":{"polluted":{"$value":"#fff"}},"color":{"${key}":{"polluted":{"$value":1}}}}`);
      everyReading(
        `{"variables":{"${key}":{"name":"${key}","valuesByMode":{"${key}":{"r":1,"g":1,"b":1}}}}}`,
      );
      everyReading(`:root{--${key}: red; --color-${key}: red}`);
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it.each([
    ['a number that is none', 'NaN'],
    ['one without end', '1e999'],
    ['a text', '12 monkeys'],
    ['markup', '"}</style><script>alert(1)</script>'],
    ['nothing', ''],
    ['null', null],
    ['a flag', true],
    ['an object', { value: '12', unit: 'px' }],
    ['a unit of no token', '3furlongs'],
    ['too much', 1e9],
  ])('never set a token to an invalid value: %s', (_, $value) => {
    const names = [
      'space.1',
      'color.ink',
      'time.control',
      'layer.modal',
      'weight.strong',
      'ease.out',
      'shadow.low',
    ];
    const tree = Object.fromEntries(
      names.map((name) => {
        const [group = '', token = ''] = name.split('.');
        return [group, { [token]: { $value } }];
      }),
    );
    const reading = everyReading(JSON.stringify(tree));
    expect(reading.changes).toEqual({});
    expect(reading.problems.map(({ path }) => path).sort()).toEqual(names.sort());
  });

  it('cannot complete a circular reference with the current tokens', () => {
    const reading = read('{"color":{"ink":{"$value":"{color.edge}"}}}', {
      'color.edge': { value: '{color.ink}' },
    });
    expect(reading.changes).toEqual({ 'color.edge': { value: '{color.ink}' } });
    expect(reading.problems['color.ink']).toContain('refers back to this token');
  });

  it('are rejected if they are too large', () => {
    expect('problem' in importTokens(' '.repeat(tokenFileBytes + 1), {})).toBe(true);
  });
});
