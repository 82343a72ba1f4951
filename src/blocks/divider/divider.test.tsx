// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mountBlock } from '../../../tests/support/render-visitor-blocks.tsx';

const line = (values: object) => mountBlock('divider', values).querySelector('hr');

it('is a solid hairline over the whole width', () => {
  const style = line({})?.style;
  expect(style?.getPropertyValue('--divider-thickness')).toBe('1px');
  expect(style?.getPropertyValue('--divider-style')).toBe('solid');
  expect(style?.getPropertyValue('--divider-length')).toBe('100%');
  expect(style?.getPropertyValue('--divider-color')).toBe('');
});

it('has a colour per theme', () => {
  const style = line({ colorLight: '#eee', colorDark: '#333' })?.style;
  expect(style?.getPropertyValue('--divider-color')).toBe('var(--light,#eee)var(--dark,#333)');
});

it('says which way it goes', () => {
  expect(line({})?.getAttribute('aria-orientation')).toBeNull();
  expect(line({ orientation: 'vertical' })?.getAttribute('aria-orientation')).toBe('vertical');
});

it('keeps the room that is asked for', () => {
  const box = mountBlock('divider', { marginTop: '2rem', paddingBottom: 12 }).querySelector<HTMLElement>(
    '.divider',
  );
  expect(box?.style.marginTop).toBe('2rem');
  expect(box?.style.paddingBottom).toBe('12px');
});
