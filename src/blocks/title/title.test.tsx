// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { mountBlock, renderVisitorBlocks } from '../../../tests/support/render-visitor-blocks.tsx';

const heading = (values: object, context = {}) =>
  mountBlock('title', values, context).querySelector<HTMLElement>('.title');

describe('a title', () => {
  it('is the h1 of its page, while a second title is an h2 with the same style', () => {
    const titles = ['a', 'b'].map((id) => ({ id, type: 'title', content: 'Kop' }));
    const html = renderVisitorBlocks(titles, { mainHeadingBlock: titles[0] });
    expect(html.match(/<h\d class="title"/g)).toEqual(['<h1 class="title"', '<h2 class="title"']);
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

  it('styles the name before a colon separately without changing its text', () => {
    const line = heading({ content: 'Laagwater: op tijd terug' });
    expect(line?.textContent).toBe('Laagwater: op tijd terug');
    expect(line?.querySelector('.split-title__name')?.textContent).toBe('Laagwater:');
    expect(line?.querySelector('.split-title__rest')?.textContent).toBe('op tijd terug');
    expect(heading({ content: 'De bus van 14:20' })?.children).toHaveLength(0);
  });

  it('is not split at small size, and keeps its colon', () => {
    const line = heading({ content: 'Laagwater: op tijd terug', size: 'small' });
    expect(line?.className).toBe('title title--small');
    expect(line?.innerHTML).toBe('Laagwater: op tijd terug');
  });
});
