import { afterEach, expect, test, vi } from 'vitest';
import { color } from '#content/fields/kinds.ts';
import { checkColor } from './check-color.ts';
import { colorWords } from './color-words.ts';

const field = color('Background');
const check = (typed: string) => checkColor(field, typed);

afterEach(() => vi.unstubAllGlobals());

test('a hex colour is stored in one way, however it was pasted', () => {
  for (const typed of ['#1A1A1A', ' 1a1a1a ', '#1a1a1a;'])
    expect(check(typed)).toMatchObject({ value: '#1a1a1a' });
  expect(check('F80')).toMatchObject({ value: '#f80' });
});

test('a colour function and a token stay as they are typed, and no text is no colour', () => {
  for (const typed of ['oklch(0.7 0.1 200)', 'var(--color-accent)', 'rebeccapurple'])
    expect(check(typed)).toMatchObject({ value: typed });
  expect(check('  ')).toMatchObject({ value: undefined });
});

test('what is no colour is answered by a sentence', () => {
  for (const typed of ['#12', '#12345', 'oklch(0.7', 'url(x)'])
    expect(check(typed)).toEqual({ issue: colorWords.unknown });
});

test('a name that the browser does not know is no colour', () => {
  vi.stubGlobal('CSS', { supports: (_property: string, value: string) => value !== 'blau' });
  expect(check('blau')).toEqual({ issue: colorWords.unknown });
  expect(check('blue')).toMatchObject({ value: 'blue' });
});
