import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { getSizeProps, Picture } from './picture.tsx';

const base = { alt: 'Een tafel', facts: undefined, sizes: '100vw', quality: 75, priority: false };
const render = (props: Partial<Parameters<typeof Picture>[0]> & { src: string }) =>
  renderToStaticMarkup(<Picture {...base} {...props} />);

describe('an image', () => {
  it('offers AVIF before WebP in every width, and a JPEG in the largest width', () => {
    const html = render({ src: '/media/a.png' });
    expect(html.match(/type="image\/(\w+)"/g)).toEqual(['type="image/avif"', 'type="image/webp"']);
    for (const format of ['avif', 'webp']) {
      expect(html).toContain(
        `srcSet="/media/a.png?w=640&amp;f=${format} 640w, /media/a.png?w=1024&amp;f=${format} 1024w, /media/a.png?w=1600&amp;f=${format} 1600w"`,
      );
    }
    // The `auto` of the sources has no effect unless the <img> has it too (HTML, 4.8.4.2.2).
    expect(html).toContain('<img sizes="auto" src="/media/a.png?w=1600&amp;f=jpg"');
  });

  it('adds the quality to its URLs if it is not the default', () => {
    expect(render({ src: '/media/a.png', quality: 80 })).toContain('?w=640&amp;q=80&amp;f=avif');
  });

  it('loads lazily, unless it has priority', () => {
    expect(render({ src: '/media/a.png' })).toContain('loading="lazy" decoding="async"');
    expect(render({ src: '/media/a.png' })).toContain('sizes="auto, 100vw"');
    expect(render({ src: '/media/a.png', priority: true })).toContain('loading="eager" fetchPriority="high"');
    expect(render({ src: '/media/a.png', priority: true })).toContain('sizes="100vw"');
    expect(render({ src: '/media/a.png', priority: true })).toContain('<img src=');
  });

  it('has the dimensions of its file, and offers no larger width', () => {
    const html = render({ src: '/media/a.png', facts: { width: 900, height: 600, animated: false } });
    expect(html).toContain('width="900" height="600"');
    expect(html).not.toContain('1600w');
  });

  it.each([
    ['https://example.com/a.jpg', undefined],
    ['/media/a.gif', undefined],
    ['/media/a.webp', { width: 10, height: 10, animated: true }],
  ])('uses %s unchanged', (src, facts) => {
    const html = render({ src, facts });
    expect(html).not.toContain('type="image/');
    expect(html).not.toContain('<img srcSet');
    expect(html).toContain(`src="${src}"`);
  });
});

describe('an image that is loading', () => {
  const facts = {
    width: 900,
    height: 600,
    animated: false,
    blur: `${'000000'.repeat(3)}${'ffffff'.repeat(3)}`,
  };
  const image = (props: object) => render({ src: '/media/a.png', facts, ...props }).match(/<img[^>]+>/)?.[0];

  it('shows its blur colours', () => {
    expect(image({})).toContain('style="--b1:#000;--b2:#000;--b3:#000;--b4:#fff;--b5:#fff;--b6:#fff"');
  });

  it('shows no blur colours if they are unknown or its fit is "contain"', () => {
    expect(image({ fit: 'contain' })).not.toContain('--b');
    expect(image({ facts: { ...facts, blur: undefined } })).not.toContain('style');
  });
});

it('an image of an external image service always has the default content widths', () => {
  const hosts = ['https://blobs.example'];
  const html = render({ src: 'https://blobs.example/a.jpg', hosts, widths: [320], quality: 95 });
  for (const format of ['avif', 'webp']) {
    const set = [640, 1024, 1600].map(
      (width) => `https://blobs.example/a.jpg?w=${width}&amp;q=95&amp;f=${format} ${width}w`,
    );
    expect(html).toContain(`srcSet="${set.join(', ')}"`);
  }
  expect(html).toContain('src="https://blobs.example/a.jpg?w=1600&amp;q=95&amp;f=jpg"');
  expect(render({ src: 'https://blobs.example/a.gif', hosts })).toContain(
    'src="https://blobs.example/a.gif"',
  );
});

it.each([
  ['/media/a.gif', undefined, true],
  ['/media/a.gif', { width: 10, height: 10, animated: false }, false],
  ['/media/a.webp', { width: 10, height: 10, animated: true }, true],
  ['/media/a.png', undefined, false],
  ['https://example.com/a.gif', undefined, false],
])('with reduced motion, %s has a still version only if it is a local animation', (src, facts, moves) => {
  const still = `<source media="(prefers-reduced-motion: reduce)" srcSet="${src}?f=jpg"/>`;
  expect(render({ src, facts }).includes(still)).toBe(moves);
});

it('an animated local GIF is also offered as WebP, after its still version for reduced motion', () => {
  const facts = { width: 10, height: 10, animated: true };
  const html = render({ src: '/media/a.gif', facts });
  expect(html).toContain('<source type="image/webp" srcSet="/media/a.gif?f=webp"/>');
  expect(html.indexOf('prefers-reduced-motion')).toBeLessThan(html.indexOf('f=webp'));
  expect(html).toContain('src="/media/a.gif"');
  for (const other of [
    render({ src: '/media/a.webp', facts }),
    render({ src: 'https://example.com/a.gif', facts }),
  ])
    expect(other).not.toContain('type="image/webp"');
});

it('getSizeProps adds full-bleed widths for an image that can exceed the content widths', () => {
  expect(getSizeProps((window) => window)).toEqual({
    sizes: '100vw',
    widths: [640, 1024, 1600, 1920, 2560],
  });
  expect(getSizeProps((window) => Math.min(1200, window))).toEqual({
    sizes: 'min(1200px,100vw)',
    widths: [640, 1024, 1600],
  });
  expect(getSizeProps((window) => window, [640, 1920]).widths).toEqual([640, 1920, 2560]);
});
