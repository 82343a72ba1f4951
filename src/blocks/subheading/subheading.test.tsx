// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { mountBlock } from '../../../tests/support/render-visitor-blocks.tsx';

const heading = (values: object, context = {}) =>
  mountBlock('subheading', values, context).querySelector<HTMLElement>('.subheading');

describe('a subheading', () => {
  it('is always an h2', () => {
    expect(heading({ content: 'Kop' }, { mainHeadingBlock: 'block' })?.tagName).toBe('H2');
    expect(heading({ content: '# Kop' })?.textContent).toBe('# Kop');
  });

  it('has its own padding and alignment', () => {
    const places = { headingPaddingTop: '2rem', headingPaddingLeft: 12, textAlignHorizontal: 'center' };
    const line = heading({ content: 'Kop', ...places });
    const around = line?.parentElement?.style;
    expect([around?.paddingTop, around?.paddingLeft, line?.style.textAlign]).toEqual([
      '2rem',
      '12px',
      'center',
    ]);
  });

  it('has the normal heading size, or a larger one if chosen', () => {
    expect(heading({ content: 'Kop' })?.className).toBe('subheading');
    expect(heading({ content: '34 → 9', size: 'huge' })?.className).toBe('subheading subheading--huge');
  });

  it('passes its number of characters to the CSS only at huge size, to fit its column', () => {
    const characters = (values: object) => heading(values)?.style.getPropertyValue('--characters');
    expect(characters({ content: '34 → 9', size: 'huge' })).toBe('6');
    expect(characters({ content: '34 → 9', size: 'large' })).toBe('');
  });

  it('shrinks a huge figure instead of breaking it, and breaks words instead of shrinking them', () => {
    const least = (content: string) =>
      heading({ content, size: 'huge' })?.style.getPropertyValue('--least') !== '';
    expect(['0 → 900', '€ 1.250,-', '3 jaar', 'Productontwerpstudio'].map(least)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('is optically aligned to the margin at huge size, depending on its first character', () => {
    const into = (content: string) => heading({ content, size: 'huge' })?.style.marginLeft;
    expect(['Weinig.', 'Jij', '1 jaar', '34 → 9', '€0'].map(into)).toEqual([
      '-0.04em',
      '-0.013em',
      '0px',
      '',
      '',
    ]);
  });
});
