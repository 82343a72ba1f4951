// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Media } from '#api/endpoints/media.ts';
import type { PageSettings } from '#document/page-document.ts';
import { InEditor, setKnownPage } from '../../../../tests/support/render-in-editor.tsx';
import { openTestEditor } from '../../../../tests/support/test-editor.ts';
import { mediaQuery } from '../../data/media.ts';
import { postersQuery } from '../../data/posters.ts';
import { queryClient } from '../../data/queries.ts';
import type { FrameSettings } from '../../page-settings/frame-settings.ts';
import { useFrameDocument } from './use-frame-document.ts';

const loaded: FrameSettings = {
  globalLayout: { container: { gap: '1rem' } },
  layoutSettings: { container: { gap: '2rem' } },
  backgroundSettings: { backgroundColorLight: '#ffffff' },
  dynamicBackgroundSettings: null,
};
const settings = (edited: Partial<PageSettings>) => ({ ...loaded, ...edited });

function open(options?: Parameters<typeof openTestEditor>[0]) {
  const editor = openTestEditor(options);
  setKnownPage();
  const hook = renderHook(() => useFrameDocument(settings), {
    wrapper: ({ children }) => <InEditor editor={editor}>{children}</InEditor>,
  });
  return { ...editor, hook, now: () => hook.result.current() };
}

test('the document is read on demand, with the current theme and the loaded settings', () => {
  const { now, editing, view, content, hook } = open();
  const before = hook.result.current;
  editing.setTitle('Later', 'nl');
  view.setState({ theme: 'dark' });
  expect(hook.result.current).toBe(before);
  expect(now()).toEqual({
    theme: 'dark',
    document: {
      ...loaded,
      title: { nl: 'Later', en: 'Trial' },
      overview: content().overview,
      media: {},
      sections: {},
    },
  });
});

test('edited settings override the loaded ones, even when they are removed', () => {
  const { now, editing } = open();
  const layout = { container: { gap: '9rem' } };
  editing.apply({ type: 'page/set-setting', name: 'layoutSettings', value: layout }, 'Layout');
  editing.apply({ type: 'page/set-setting', name: 'backgroundSettings', value: null }, 'Background');
  expect(now().document).toMatchObject({
    globalLayout: loaded.globalLayout,
    layoutSettings: layout,
    backgroundSettings: null,
  });
});

test('loading the media list requests a new document with the facts of each file', async () => {
  const { hook, now } = open();
  const before = hook.result.current;
  const picture = { url: '/media/a.jpg', width: 30, height: 20, animated: false, name: 'a' };
  const video = { url: '/media/b.webm', width: 40, height: 30, animated: true, duration: 2.5, name: 'b' };
  queryClient.setQueryData(mediaQuery.queryKey, [picture, video] as unknown as Media[]);
  await waitFor(() => expect(hook.result.current).not.toBe(before));
  expect(now().document.media).toEqual({
    '/media/a.jpg': { width: 30, height: 20, animated: false },
    '/media/b.webm': { width: 40, height: 30, animated: true, duration: 2.5 },
  });
});

test('posters of embedded posts are part of the media of the document', async () => {
  const video = '/media/embed-vimeo-1/poster';
  const facts = { width: 1280, height: 720, animated: false, post: { title: 'De film' } };
  queryClient.setQueryData(postersQuery([video]).queryKey, { [video]: facts });
  const embed = { id: 'e', type: 'socialEmbed', platform: 'vimeo', url: 'https://vimeo.com/1' };
  const { now } = open({ blocks: [embed] });
  await waitFor(() => expect(now().document.media).toEqual({ [video]: facts }));
});
