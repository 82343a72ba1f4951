// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { mountBlock } from '../../../tests/support/draw-blocks.tsx';

const heading = (values: object, context = {}) =>
  mountBlock('title', values, context).querySelector<HTMLElement>('.title');

describe('a title', () => {
  it('is the h1 of its page; a second one looks the same and is an h2', () => {
    expect(heading({ content: 'Kop' }, { mainHeadingBlock: 'block' })?.tagName).toBe('H1');
    expect(heading({ content: 'Kop' }, { mainHeadingBlock: 'other' })?.tagName).toBe('H2');
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
});
