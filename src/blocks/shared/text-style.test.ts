import { expect, it } from 'vitest';
import { tokens } from '#tokens/resolve-tokens.ts';
import { buildTextStyle } from './text-style.ts';

const plain = {
  textAlignHorizontal: undefined,
  textBackgroundEnabled: false,
  textBackgroundColor: '#eee',
  textBackgroundColorDark: undefined,
  textBackgroundRadius: '8px',
  textBackgroundPaddingTop: undefined,
  textBackgroundPaddingRight: '3rem',
  textBackgroundPaddingBottom: undefined,
  textBackgroundPaddingLeft: undefined,
};

it('a background that is off renders nothing', () => {
  expect(buildTextStyle(plain, tokens.color)).toEqual({});
});

it('a background gets room where none was chosen', () => {
  expect(buildTextStyle({ ...plain, textBackgroundEnabled: true }, tokens.color)).toMatchObject({
    background: '#eee',
    borderRadius: '8px',
    paddingTop: 'var(--space-2)',
    paddingRight: '3rem',
    paddingLeft: 'var(--space-3)',
  });
});

it('centred lines stand in a centred box', () => {
  expect(buildTextStyle({ ...plain, textAlignHorizontal: 'center' }, tokens.color)).toMatchObject({
    textAlign: 'center',
    marginInline: 'auto',
  });
});
