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

it('a disabled text background adds no styles', () => {
  expect(buildTextStyle(plain, tokens.color)).toEqual({});
});

it('a text background gets default padding on sides without a chosen padding', () => {
  expect(buildTextStyle({ ...plain, textBackgroundEnabled: true }, tokens.color)).toMatchObject({
    background: '#eee',
    borderRadius: '8px',
    paddingTop: 'var(--space-2)',
    paddingRight: '3rem',
    paddingLeft: 'var(--space-3)',
  });
});

it('centred text is in a centred box', () => {
  expect(buildTextStyle({ ...plain, textAlignHorizontal: 'center' }, tokens.color)).toMatchObject({
    textAlign: 'center',
    marginInline: 'auto',
  });
});
