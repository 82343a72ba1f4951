import { expect, it } from 'vitest';
import { style } from './style.ts';

it('style returns undefined if no property is set', () => {
  expect(style({ width: undefined, '--gap': undefined })).toBeUndefined();
});

it('style leaves percentages, keywords and small lengths unchanged', () => {
  const values = {
    width: '80%',
    maxWidth: 'fit-content',
    paddingLeft: '1.5rem',
    marginRight: 'auto',
    height: '900px',
  };
  expect(style(values)).toEqual(values);
});

it('style limits a width to its container', () => {
  expect(style({ width: '333px', minWidth: '60vw', maxWidth: '900px' })).toEqual({
    width: 'min(333px, 100%)',
    minWidth: 'min(60vw, 100%)',
    maxWidth: '900px',
  });
});

it('style limits side margins and paddings so that enough space is left for text', () => {
  expect(style({ paddingLeft: '333px' })).toEqual({ paddingLeft: 'min(333px, 40%)' });
  expect(
    style({ marginLeft: '90px', marginRight: '4px', paddingLeft: '90px', paddingRight: '90px' }),
  ).toEqual({
    marginLeft: 'min(90px, 30%)',
    marginRight: '4px',
    paddingLeft: 'min(90px, 30%)',
    paddingRight: 'min(90px, 30%)',
  });
});
