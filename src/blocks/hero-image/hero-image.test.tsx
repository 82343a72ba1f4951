// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { validateContent } from '#content/validate.ts';
import { mountBlock, renderVisitorBlocks } from '../../../tests/support/render-visitor-blocks.tsx';
import { blockDefinitions } from '../definitions.ts';

const src = '/media/a.jpg';
const heights = (root: HTMLElement) =>
  ['mobile', 'tablet', 'desktop'].map((device) =>
    root.querySelector<HTMLElement>('.hero')?.style.getPropertyValue(`--hero-${device}`),
  );

describe('a hero image', () => {
  it('asks for its picture', () => {
    const { issues, warnings } = validateContent(blockDefinitions, {
      overview: [{ id: 'a', type: 'heroImage' }],
    });
    expect(issues).toEqual([]);
    expect(warnings).toEqual([{ path: 'overview[0].src', message: 'Hero image URL is required' }]);
  });

  it('takes 50, 40 and 30 percent of the small viewport, or what is stored', () => {
    expect(heights(mountBlock('heroImage', { src }))).toEqual(['50svh', '40svh', '30svh']);
    expect(heights(mountBlock('heroImage', { src, heightPercentageTablet: 65 }))).toEqual([
      '50svh',
      '65svh',
      '30svh',
    ]);
  });

  it('reaches as far as the page, in widths up to 1920', () => {
    const root = mountBlock('heroImage', { src });
    expect(root.querySelector('.block--page')).not.toBeNull();
    expect(root.querySelector('img')?.sizes).toBe('min(1200px, 100vw)');
    expect(root.querySelector('source')?.srcset).toContain('1920w');
  });

  it('always loads at once, the first one in the best quality', () => {
    const texts = ['1', '2', '3'].map((id) => ({ id, type: 'text', content: 'x' }));
    const heroes = ['4', '5'].map((id) => ({ id, type: 'heroImage', src }));
    const html = renderVisitorBlocks([...texts, ...heroes]);
    expect(html.match(/loading="eager" fetchPriority="high"/g)).toHaveLength(2);
    const [first, second] = html.split('block--hero-image').slice(1);
    expect(first).toContain('q=95');
    expect(second).toContain('q=90');
  });
});
