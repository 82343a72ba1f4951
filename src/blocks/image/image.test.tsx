// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { validateContent } from '#content/validate.ts';
import { drawBlock, drawBlocks, mountBlock } from '../../../tests/support/draw-blocks.tsx';
import { blockDefinitions } from '../definitions.ts';

const src = '/media/a.jpg';

describe('an image', () => {
  it('has a box of 16 by 9 that its picture fills', () => {
    const picture = mountBlock('image', { src }).querySelector<HTMLElement>('picture');
    expect(picture?.style.aspectRatio).toBe('16 / 9');
    expect(picture?.style.getPropertyValue('--picture-fit')).toBe('cover');
  });

  it('has the box of its file when asked for', () => {
    const media = () => ({ width: 900, height: 600, animated: false });
    const picture = mountBlock('image', { src, aspectRatio: 'auto' }, { media }).querySelector<HTMLElement>(
      'picture',
    );
    expect(picture?.style.aspectRatio).toBe('900 / 600');
  });

  it.each(['16/9', '2 / 1', '1.91/1', 'auto', '1'])('takes the ratio %s', (aspectRatio) => {
    expect(faults({ aspectRatio })).toEqual([]);
  });

  it.each(['16:9', 'wide', '1;color:red'])('refuses the ratio %s', (aspectRatio) => {
    expect(faults({ aspectRatio })).toEqual(['overview[0].aspectRatio']);
  });

  it('is better in quality where it loads first', () => {
    expect(drawBlock('image', { src })).toContain('q=80');
    const later = drawLater({ src });
    expect(later).not.toContain('q=');
    expect(later).toContain('loading="lazy"');
  });

  it('is a link with a name, also without description', () => {
    const link = mountBlock('image', { src, link: '/cases' }, { language: 'en' }).querySelector('a');
    expect(link?.getAttribute('href')).toBe('/en/cases');
    expect(link?.getAttribute('aria-label')).toBe('View');
    expect(
      mountBlock('image', { src, link: '/cases', alt: 'Tafel' }).querySelector('a')?.ariaLabel ?? null,
    ).toBeNull();
  });

  it('breaks out of the column at the top of a page only', () => {
    expect(drawBlock('image', { src, widthType: 'viewport' })).toContain('block--viewport');
    const inner = { id: 'b', type: 'image', src, widthType: 'viewport' };
    expect(drawBlock('grid', { columns: [[inner]] })).not.toContain('block--viewport');
  });

  it('without a picture shows visitors nothing and the editor where it will stand', () => {
    expect(drawBlock('image')).toBe('');
    expect(mountBlock('image', {}, { preview: true }).textContent).toBe('Choose a picture');
  });
});

function faults(values: object): string[] {
  const overview = [{ id: 'a', type: 'image', ...values }];
  return validateContent(blockDefinitions, { overview }).faults.map((fault) => fault.path);
}

/** Below the blocks that load at once. */
function drawLater(values: object): string {
  const texts = ['1', '2', '3'].map((id) => ({ id, type: 'text', content: 'x' }));
  return drawBlocks([...texts, { ...values, id: 'image', type: 'image' }]);
}
