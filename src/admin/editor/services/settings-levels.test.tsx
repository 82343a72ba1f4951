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

it('loaded settings are passed on part by part, each part once', async () => {
  const { told, content } = open({});
  expect(told).toEqual([{ layoutSettings: wide }]);
  act(() => void queryClient.setQueryData(pageBackgroundQuery('p', 'v').queryKey, noBackground));
  await waitFor(() => expect(told).toEqual([{ layoutSettings: wide }, noBackground]));
  expect(content()).toMatchObject({ layoutSettings: wide, ...noBackground });
});

it('loaded settings are also applied to a restored page that has settings of its own', () => {
  const { told, content } = open({ ...noSettings, layoutSettings: { container: { gap: '1px' } } });
  expect(told).toEqual([{ layoutSettings: wide }]);
  expect(content().layoutSettings).toEqual(wide);
});

it('loaded settings are applied again to a replaced page that lacks them', () => {
  const { told, draft, content } = open({});
  const { title, overview } = samplePage();
  act(() => {
    draft.edit({ type: 'page/put', content: { title: `${String(title)}!`, overview } }, 'Put');
  });
  expect(told.at(-1)).toEqual({ layoutSettings: wide });
  expect(content().layoutSettings).toEqual(wide);
});
