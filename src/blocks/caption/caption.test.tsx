// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { mountBlock } from '../../../tests/support/render-visitor-blocks.tsx';

describe('a caption', () => {
  it('is small print with links, and never the main heading', () => {
    const content = '# Groot\n\nBij de foto van [Noor](https://example.com)';
    const root = mountBlock('caption', { content });
    const link = root.querySelector('.caption a');
    expect([link?.getAttribute('href'), link?.getAttribute('target')]).toEqual([
      'https://example.com',
      '_blank',
    ]);
    expect(root.querySelector('h1')).toBeNull();
  });

  it('can stand on a surface of its own', () => {
    const looks = { textBackgroundEnabled: true, textBackgroundColor: '#fff', textAlignHorizontal: 'right' };
    const { style } =
      mountBlock('caption', { content: 'x', ...looks }).querySelector<HTMLElement>('.caption') ?? {};
    expect([style?.borderRadius, style?.textAlign]).toEqual(['8px', 'right']);
  });
});
