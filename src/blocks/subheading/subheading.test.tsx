// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { mountBlock } from '../../../tests/support/render-visitor-blocks.tsx';

const heading = (values: object, context = {}) =>
  mountBlock('subheading', values, context).querySelector<HTMLElement>('.subheading');

describe('a subheading', () => {
  it('is an h2 wherever it stands', () => {
    expect(heading({ content: 'Kop' }, { mainHeadingBlock: 'block' })?.tagName).toBe('H2');
    expect(heading({ content: '# Kop' })?.textContent).toBe('# Kop');
  });

  it('has paddings and a place of its own', () => {
    const places = { headingPaddingTop: '2rem', headingPaddingLeft: 12, textAlignHorizontal: 'center' };
    const line = heading({ content: 'Kop', ...places });
    const around = line?.parentElement?.style;
    expect([around?.paddingTop, around?.paddingLeft, line?.style.textAlign]).toEqual([
      '2rem',
      '12px',
      'center',
    ]);
  });

  it('has the size of a heading, or a larger one where it says so', () => {
    expect(heading({ content: 'Kop' })?.className).toBe('subheading');
    expect(heading({ content: '34 → 9', size: 'huge' })?.className).toBe('subheading subheading--huge');
  });

  it('says how many characters have to fit its column, where it is as large as that takes it', () => {
    const characters = (values: object) => heading(values)?.style.getPropertyValue('--characters');
    expect(characters({ content: '34 → 9', size: 'huge' })).toBe('6');
    expect(characters({ content: '34 → 9', size: 'large' })).toBe('');
  });

  it('shrinks a huge figure rather than break it, and breaks words rather than shrink them', () => {
    const least = (content: string) =>
      heading({ content, size: 'huge' })?.style.getPropertyValue('--least') !== '';
    expect(['0 → 900', '€ 1.250,-', '3 jaar', 'Productontwerpstudio'].map(least)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('stands at the margin to the eye where it is huge, whatever it begins with', () => {
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
