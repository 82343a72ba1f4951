// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { mountBlock, renderVisitorBlocks } from '../../../tests/support/render-visitor-blocks.tsx';

it('a caption below a missing image is not shown to visitors', () => {
  const caption = { id: 'c', type: 'caption', content: 'De wachtkamer' };
  const render = (src: string) => renderVisitorBlocks([{ id: 'i', type: 'image', src }, caption]);
  expect(render('/media/a.jpg')).toContain('De wachtkamer');
  expect(render('')).not.toContain('De wachtkamer');
  expect(renderVisitorBlocks([caption])).toContain('De wachtkamer');
});

describe('a caption', () => {
  it('renders links, but never an h1', () => {
    const content = '# Groot\n\nBij de foto van [Noor](https://example.com)';
    const root = mountBlock('caption', { content });
    const link = root.querySelector('.caption a');
    expect([link?.getAttribute('href'), link?.getAttribute('target')]).toEqual([
      'https://example.com',
      '_blank',
    ]);
    expect(root.querySelector('h1')).toBeNull();
  });

  it('can have a text background and an alignment', () => {
    const looks = { textBackgroundEnabled: true, textBackgroundColor: '#fff', textAlignHorizontal: 'right' };
    const { style } =
      mountBlock('caption', { content: 'x', ...looks }).querySelector<HTMLElement>('.caption') ?? {};
    expect([style?.borderRadius, style?.textAlign]).toEqual(['8px', 'right']);
  });
});
