import { describe, expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import type { Block } from '../block/block.ts';
import { listThirdPartyHosts } from './third-party-hosts.ts';

const asked = (...blocks: readonly Partial<Block>[]) =>
  listThirdPartyHosts(
    blockDefinitions,
    blocks.map((block, index) => ({ id: `b${index}`, ...block }) as Block),
  ).map((one) => `${one.host} ${one.for} ${one.when}`);

describe('the third-party hosts of a page', () => {
  it('include the hosts of posts and scenes, after consent', () => {
    expect(asked({ type: 'socialEmbed', platform: 'youtube', url: 'https://youtu.be/abc123' })).toEqual([
      'www.youtube-nocookie.com post after-consent',
    ]);
    const code = '<spline-viewer url="https://prod.spline.design/x/scene.splinecode"></spline-viewer>';
    expect(asked({ type: 'componentSample', selectedComponent: 'Spline', code })).toEqual([
      'prod.spline.design scene after-consent',
      'cdn.spline.design scene after-consent',
      'unpkg.com scene after-consent',
    ]);
  });

  it('include the hosts of presentations, after a click', () => {
    const card = { type: 'card', interactionEnabled: true, presentPath: 'https://slides.example/deck' };
    expect(asked(card)).toEqual(['slides.example presentation when-pressed']);
    expect(asked({ ...card, interactionEnabled: false })).toEqual([]);
  });

  it('include the hosts of external images, immediately', () => {
    expect(asked({ type: 'image', src: 'https://blobs.example:8443/a.jpg' })).toEqual([
      'blobs.example:8443 file at-once',
    ]);
    expect(asked({ type: 'image', src: '/media/0123456789abcdef/a.jpg' })).toEqual([]);
    const each = { nl: '/media/0123456789abcdef/a.jpg', en: 'https://blobs.example/b.jpg' };
    expect(asked({ type: 'image', src: each })).toEqual(['blobs.example file at-once']);
  });

  it('include the hosts that a code block loads from, but not its links', () => {
    const htmlContent = {
      nl: '<a class="x" href="https://elders.example/">x</a><script src="https://cdn.example/a.js"></script><svg xmlns="http://www.w3.org/2000/svg">',
      en: '<img src="//pictures.example/a.png"><p>see https://words.example.</p>',
    };
    const cssContent = '@import url(https://fonts.example/css?x);';
    expect(asked({ type: 'code', htmlContent, cssContent })).toEqual([
      'cdn.example code at-once',
      'pictures.example code at-once',
      'fonts.example code at-once',
    ]);
  });

  it('exclude hidden blocks, unknown types and invalid URLs', () => {
    expect(
      asked(
        { type: 'image', hidden: true, src: 'https://blobs.example/a.jpg' },
        { type: 'unheardOf', src: 'https://blobs.example/a.jpg' },
        { type: 'socialEmbed', platform: 'youtube', url: 7 },
        { type: 'socialEmbed', platform: 'nowhere', url: 'https://nowhere.example/1' },
      ),
    ).toEqual([]);
  });
});
