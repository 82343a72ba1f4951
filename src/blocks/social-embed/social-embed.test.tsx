// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { validateContent } from '#content/block/validate.ts';
import { createIslandElement } from '#ui/island/hydrate-island.tsx';
import {
  embedValues,
  expectFrame,
  expectLaterConsent,
  expectPosterRules,
  setConsent,
} from '../../../tests/support/embed-rules.ts';
import {
  createBlocksElement,
  mountBlock,
  renderVisitorBlock,
} from '../../../tests/support/render-visitor-blocks.tsx';
import { blockDefinitions } from '../definitions.ts';
import { island } from './social-embed.island.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const islands = { runtime: '/runtime.js', modules: { 'social-embed': '/embed.js' } };
const change = async (run: () => void) => act(async () => run());
afterEach(() => setConsent(false));

const alive = async () => {
  const root = mountBlock('socialEmbed', embedValues, { islands }).querySelector<HTMLElement>(
    '[data-island]',
  );
  if (!root) throw new Error('There is no island');
  await change(() => void hydrateRoot(root, createIslandElement(root, island as never)));
  return root;
};

describe('an embed', () => {
  it('is a link to the post without scripts, and sends no third-party request', () => {
    const html = renderVisitorBlock('socialEmbed', embedValues, { islands });
    expect(html).not.toContain('<iframe');
    const root = mountBlock('socialEmbed', embedValues, { islands });
    expect(root.querySelector('a')?.href).toBe('https://vimeo.com/76979871');
    expect(root.querySelector('.poster__label')?.textContent).toBe('Laad van Vimeo');
    const english = mountBlock('socialEmbed', embedValues, { islands, language: 'en' });
    expect(english.querySelector('.poster__label')?.textContent).toBe('Load from Vimeo');
  });

  it('reserves its space before anything is loaded', () => {
    const box = (values: object) =>
      mountBlock('socialEmbed', { ...embedValues, ...values }).querySelector<HTMLElement>('.embed')?.style;
    expect(box({})?.cssText).toBe('');
    expect(box({ width: '80%' })?.getPropertyValue('--embed-width')).toBe('80%');
    expect(box({ height: 480 })?.getPropertyValue('--embed-height')).toBe('480px');
    expect(box({ height: 480 })?.getPropertyValue('--embed-ratio')).toBe('auto');
  });

  it('shows the poster and title that the server has stored, without third-party requests', () => {
    const src = '/media/embed-vimeo-76979871/poster';
    const post = { title: 'De <film>', author: 'Studio Elders' };
    const facts = { width: 1280, height: 720, animated: false, post };
    const media = (url: string) => (url === src ? facts : undefined);
    const root = mountBlock('socialEmbed', embedValues, { islands, media });
    const picture = root.querySelector('a picture');
    expect([...(picture?.querySelectorAll('source') ?? [])].map(({ type }) => type)).toEqual([
      'image/avif',
      'image/webp',
    ]);
    const asked = [...root.querySelectorAll('[src], [srcset]')].flatMap((element) =>
      ['src', 'srcset'].flatMap((name) => element.getAttribute(name)?.split(', ') ?? []),
    );
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((address) => !address.startsWith(`${src}?w=`))).toEqual([]);
    const text = (of: string) => root.querySelector(of)?.textContent;
    expect(text('.embed__title')).toBe('De <film> · Studio Elders');
    expect(text('.poster__label')).toBe('Laad van Vimeo');
    expect(text('.poster__note')).toBe('Daarbij gaan gegevens naar Vimeo.');
    expect(root.querySelector('[data-props]')?.getAttribute('data-props')).toContain(
      '"title":"Video van Vimeo: De <film>"',
    );
  });

  it('prefers the chosen poster per theme over the stored one', () => {
    const known = '/media/embed-vimeo-76979871/poster';
    const post = { title: 'De film', author: 'Studio Elders' };
    const facts = { width: 1280, height: 720, animated: false };
    const media = (url: string) => (url === known ? { ...facts, post } : facts);
    const values = { ...embedValues, poster: '/media/day.webp', darkPoster: '/media/night.webp' };
    const root = mountBlock('socialEmbed', values, { islands, media });
    const pictures = [...root.querySelectorAll('picture img')].map((image) => image.getAttribute('src'));
    expect(pictures).toEqual([
      expect.stringContaining('/media/day.webp'),
      expect.stringContaining('/media/night.webp'),
    ]);
    expect(root.innerHTML).not.toContain(known);
    expect(root.querySelector('.embed__title')?.textContent).toBe('De film · Studio Elders');
    expect(root.querySelector('.embed--faced')).not.toBeNull();
  });

  it('shows a chosen poster for a platform that provides none', () => {
    const values = { platform: 'twitter', url: 'https://x.com/jack/status/20', poster: '/media/day.webp' };
    const root = mountBlock('socialEmbed', values, { islands });
    expect(root.querySelector('picture img')?.getAttribute('src')).toContain('/media/day.webp');
    expect(root.querySelector('a')?.textContent).toContain('Laad van X (Twitter)');
  });

  it.each([
    ['youtube', 'https://www.youtube.com/@studio'],
    ['twitter', 'https://twitter.com/studio'],
    ['vimeo', 'https://evil.example/1'],
    ['tiktok', 'https://www.tiktok.com/@a/video/1'],
  ])('shows an error for an invalid %s URL', (platform, url) => {
    const texts = [...mountBlock('socialEmbed', { platform, url }, { islands }).querySelectorAll('p')];
    expect(texts.map((text) => text.textContent)).toEqual([
      `Failed to load ${platform} embed`,
      'Please check the URL format and try again',
    ]);
  });

  it('is only a link if the post cannot be embedded', () => {
    const values = { platform: 'linkedin', url: 'https://www.linkedin.com/in/somebody/' };
    const root = mountBlock('socialEmbed', values, { islands });
    expect(root.querySelector('[data-island]')).toBeNull();
    expect(root.querySelector('a')?.textContent).toBe('Bekijk op LinkedIn');
  });

  it('warns if its URL is missing, and then renders nothing for visitors', () => {
    const overview = [{ id: 'a', type: 'socialEmbed', platform: 'youtube', url: '' }];
    expect(validateContent(blockDefinitions, { overview })).toEqual({
      issues: [],
      warnings: [{ path: 'overview[0].url', message: 'Social media URL is required' }],
      notes: [],
    });
    expect(renderVisitorBlock('socialEmbed', { url: '' })).toBe('');
  });
});

describe('a hydrated embed', () => {
  it('matches the server-rendered fixture that the Preact test hydrates', async () => {
    await expect(renderVisitorBlock('socialEmbed', embedValues, { islands })).toMatchFileSnapshot(
      './social-embed.fixture.html',
    );
  });

  it('waits for a click without consent', async () => {
    await expectPosterRules(await alive(), change);
  });

  it.each([true, false])('loads automatically only if consent is true: %s', async (granted) => {
    setConsent(granted);
    const root = await alive();
    if (granted) expectFrame(root);
    else expect(root.querySelector('iframe')).toBeNull();
  });

  it('loads when consent is given later', async () => {
    await expectLaterConsent(await alive(), change);
  });

  it('follows changes of its URL in the live preview', async () => {
    const root = document.createElement('div');
    document.body.replaceChildren(root);
    const live = createRoot(root);
    const show = (url: string) =>
      live.render(
        createBlocksElement([{ ...embedValues, url, id: 'a', type: 'socialEmbed' }], { preview: true }),
      );
    await change(() => show(embedValues.url));
    await expectPosterRules(root, change);
    await change(() => show('https://vimeo.com/123'));
    expect(root.querySelector('a')?.getAttribute('href')).toBe('https://vimeo.com/123');
  });
});
