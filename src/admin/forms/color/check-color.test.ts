import { afterEach, expect, test, vi } from 'vitest';
import { color } from '#content/fields/kinds.ts';
import { checkColor } from './check-color.ts';
import { colorWords } from './color-words.ts';

const field = color('Background');
const check = (typed: string) => checkColor(field, typed);

afterEach(() => vi.unstubAllGlobals());

test('a hex colour is stored in one format, however it was pasted', () => {
  for (const typed of ['#1A1A1A', ' 1a1a1a ', '#1a1a1a;'])
    expect(check(typed)).toMatchObject({ value: '#1a1a1a' });
  expect(check('F80')).toMatchObject({ value: '#f80' });
});

test('a colour function, token or name is stored as typed, and an empty text removes the colour', () => {
  for (const typed of ['oklch(0.7 0.1 200)', 'var(--color-accent)', 'rebeccapurple'])
    expect(check(typed)).toMatchObject({ value: typed });
  expect(check('  ')).toMatchObject({ value: undefined });
});

test('an invalid colour returns a message', () => {
  for (const typed of ['#12', '#12345', 'oklch(0.7', 'url(x)'])
    expect(check(typed)).toEqual({ issue: colorWords.unknown });
});

test('a colour name that the browser does not know is invalid', () => {
  vi.stubGlobal('CSS', { supports: (_property: string, value: string) => value !== 'blau' });
  expect(check('blau')).toEqual({ issue: colorWords.unknown });
  expect(check('blue')).toMatchObject({ value: 'blue' });
});
