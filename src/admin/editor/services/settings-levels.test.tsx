// @vitest-environment jsdom
import { act, cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { PageSettings } from '#document/page-document.ts';
import { renderInEditor } from '../../../../tests/support/render-in-editor.tsx';
import { samplePage } from '../../../../tests/support/sample-page.ts';
import { openTestEditor } from '../../../../tests/support/test-editor.ts';
import { queryClient } from '../../data/queries.ts';
import { noSettings } from '../../page-settings/frame-settings.ts';
import {
  globalLayoutQuery,
  pageBackgroundQuery,
  pageLayoutQuery,
} from '../../page-settings/settings-queries.ts';
import type { EditorServices } from './editor-context.ts';
import { useServerSettings } from './settings-levels.ts';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const wide = { container: { maxWidth: '1200px' } };
const { layoutSettings: _none, ...noBackground } = noSettings;

function Learned() {
  useServerSettings();
  return null;
}

function open(own: Partial<PageSettings>) {
  const told: Partial<PageSettings>[] = [];
  const editor = openTestEditor({ content: { ...samplePage(), ...own } });
  const services: EditorServices = {
    ...editor.services,
    receiveSettings: (settings) => {
      told.push(settings);
      editor.services.receiveSettings(settings);
    },
  };
  queryClient.setQueryData(globalLayoutQuery.queryKey, {});
  queryClient.setQueryData(pageLayoutQuery('p', undefined).queryKey, null);
  queryClient.setQueryData(pageBackgroundQuery('p', undefined).queryKey, noBackground);
  queryClient.setQueryData(pageLayoutQuery('p', 'v').queryKey, wide);
  renderInEditor({ ...editor, services }, <Learned />, { versionId: 'v' });
  return { ...editor, told };
}

it('is told part by part, as it comes, and once', async () => {
  const { told, content } = open({});
  expect(told).toEqual([{ layoutSettings: wide }]);
  act(() => void queryClient.setQueryData(pageBackgroundQuery('p', 'v').queryKey, noBackground));
  await waitFor(() => expect(told).toEqual([{ layoutSettings: wide }, noBackground]));
  expect(content()).toMatchObject({ layoutSettings: wide, ...noBackground });
});

it('is told to a page as well that brings its own back from an earlier visit: else they were never saved', () => {
  const { told, content } = open({ ...noSettings, layoutSettings: { container: { gap: '1px' } } });
  expect(told).toEqual([{ layoutSettings: wide }]);
  expect(content().layoutSettings).toEqual(wide);
});

it('is told again where a page that was put does not know it', () => {
  const { told, draft, content } = open({});
  const { title, overview } = samplePage();
  act(() => {
    draft.edit({ type: 'page/put', content: { title: `${String(title)}!`, overview } }, 'Put');
  });
  expect(told.at(-1)).toEqual({ layoutSettings: wide });
  expect(content().layoutSettings).toEqual(wide);
});
