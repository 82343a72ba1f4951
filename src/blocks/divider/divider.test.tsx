// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { mountBlock } from '../../../tests/support/render-visitor-blocks.tsx';

const line = (values: object) => mountBlock('divider', values).querySelector('hr');

it('a divider is a solid 1px line across the full width by default', () => {
  const style = line({})?.style;
  expect(style?.getPropertyValue('--divider-thickness')).toBe('1px');
  expect(style?.getPropertyValue('--divider-style')).toBe('solid');
  expect(style?.getPropertyValue('--divider-length')).toBe('100%');
  expect(style?.getPropertyValue('--divider-color')).toBe('');
});

it('a divider can have a colour per theme', () => {
  const style = line({ colorLight: '#eee', colorDark: '#333' })?.style;
  expect(style?.getPropertyValue('--divider-color')).toBe('var(--light,#eee)var(--dark,#333)');
});

it('a vertical divider has aria-orientation', () => {
  expect(line({})?.getAttribute('aria-orientation')).toBeNull();
  expect(line({ orientation: 'vertical' })?.getAttribute('aria-orientation')).toBe('vertical');
});

it('a divider applies its margin and padding', () => {
  const box = mountBlock('divider', { marginTop: '2rem', paddingBottom: 12 }).querySelector<HTMLElement>(
    '.divider',
  );
  expect(box?.style.marginTop).toBe('2rem');
  expect(box?.style.paddingBottom).toBe('12px');
});
