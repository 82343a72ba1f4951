// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { validateContent } from '#content/block/validate.ts';
import { mountBlock, renderVisitorBlock } from '../../../tests/support/render-visitor-blocks.tsx';

const src = '/media/a/film.mp4';
const vtt = 'WEBVTT\n\n00:01.000 --> 00:02.000\nDag';
const islands = { runtime: '/runtime.js', modules: { video: '/video.js', player: '/player.js' } };
const mount = (values: object, context = {}) => mountBlock('video', values, context);

describe('a video file', () => {
  it('has native controls without scripts, and does not play automatically', () => {
    const video = mount({ src }).querySelector('video');
    expect(video?.getAttribute('src')).toBe(src);
    expect([video?.controls, video?.autoplay, video?.muted]).toEqual([true, false, false]);
    expect(mount({ src }).querySelector<HTMLElement>('.player__bar')?.hidden).toBe(true);
    expect(
      mount({ src, controls: false }).querySelector('video[controls], .player, [data-island]'),
    ).toBeNull();
  });

  it('has the aspect ratio of its file, or the chosen one', () => {
    const media = () => ({ width: 1080, height: 1920, animated: false });
    const ratio = (values: object) =>
      mount({ src, ...values }, { media }).querySelector('video')?.style.aspectRatio;
    expect(ratio({})).toBe('1080 / 1920');
    expect(ratio({ aspectRatio: '16/9' })).toBe('16 / 9');
  });

  it('has captions in the language of the page, and a transcript', () => {
    const values = {
      src,
      isMultiLanguage: true,
      captions: { nl: vtt, en: vtt.replace('Dag', 'Hello') },
      transcript: { nl: 'Dag, *allemaal*', en: 'Hello' },
    };
    const track = (language: string) => mount(values, { language }).querySelector('track');
    expect([track('nl')?.kind, track('nl')?.srclang]).toEqual(['captions', 'nl']);
    expect(decodeURIComponent(track('en')?.src ?? '')).toContain('Hello');
    expect(mount(values).querySelector('details em')?.textContent).toBe('allemaal');
    expect(mount({ ...values, captions: 'Dag' }).querySelector('track')).toBeNull();
    expect(mount({ ...values, silent: true }).querySelector('track, details')).toBeNull();
  });

  it('always has controls or a pause button if it plays automatically', () => {
    const root = mount({ src, autoplay: true, controls: false, loop: true }, { islands });
    const video = root.querySelector('video');
    expect([video?.controls, video?.autoplay, video?.loop]).toEqual([true, true, true]);
    const controlled = mount({ src, autoplay: true }, { islands });
    expect(controlled.querySelector('.video__player')).toBeNull();
    expect(
      root.querySelector('[data-island="video"], island-root, .video__player, [data-props]'),
    ).not.toBeNull();
  });

  it('has a player with only the buttons that apply to its file', () => {
    const acts = (values: object) => {
      const root = mount({ src, ...values }, { islands });
      expect(root.querySelector('[data-island="player"]')).not.toBeNull();
      return [...root.querySelectorAll<HTMLElement>('[data-act]')].map(({ dataset }) => dataset.act);
    };
    expect(acts({})).toEqual(['play', 'mute', 'screen']);
    expect(acts({ captions: vtt })).toEqual(['play', 'mute', 'captions', 'screen']);
    expect(acts({ silent: true, captions: vtt })).toEqual(['play', 'screen']);
  });

  it('shows a poster from the library in one size', () => {
    const video = mount({ src, poster: '/media/b/still.jpg' }).querySelector('video');
    expect(video?.getAttribute('poster')).toContain('/media/b/still.jpg?w=1200');
    expect(video?.preload).toBe('none');
  });
});

describe('an embedded video of a platform', () => {
  const values = { source: 'embed', url: 'https://vimeo.com/76979871', title: 'De bouw' };

  it('is a link until the visitor loads it', () => {
    const root = mount(values, { islands });
    expect(root.querySelector('iframe')).toBeNull();
    expect(root.querySelector('a')?.href).toBe('https://vimeo.com/76979871');
    expect(root.querySelector('[data-props]')?.getAttribute('data-props')).toContain(
      'Video van Vimeo: De bouw',
    );
  });

  it('lists the platform host for consent, and the post for its poster', () => {
    const definition = blockDefinitions.get('video');
    const block = { id: 'a', type: 'video', ...values };
    expect(definition?.asks?.(block)).toEqual({ for: 'post', hosts: ['player.vimeo.com'] });
    expect(definition?.embeds?.(block)).toEqual({ provider: 'vimeo', id: '76979871' });
    expect(definition?.asks?.({ ...block, source: 'file' })).toEqual({ for: 'post', hosts: [] });
  });

  it('shows an error for a URL of another platform', () => {
    const root = mount({ ...values, url: 'https://x.com/jack/status/20' });
    expect(root.textContent).toContain('Failed to load');
  });
});

it('a video block without a video renders nothing, and has no validation issues', () => {
  expect(renderVisitorBlock('video', {})).toBe('');
  const overview = [{ id: 'a', type: 'video' }];
  expect(validateContent(blockDefinitions, { overview }).issues).toEqual([]);
});
