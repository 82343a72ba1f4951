// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { ApiPage } from '#api/schemas/page.ts';
import type { Block } from '#content/block/block.ts';
import { renderInEditor } from '../../../../tests/support/render-in-editor.tsx';
import { block } from '../../../../tests/support/sample-page.ts';
import { openTestEditor } from '../../../../tests/support/test-editor.ts';
import { words } from '../../words.ts';
import { OtherTabsContext } from '../services/other-tabs-context.ts';
import { alone, type OtherTabsState } from '../work/tabs/other-tabs.ts';
import { StatusBar } from './status-bar.tsx';

afterEach(cleanup);

interface Options {
  readonly blocks?: readonly Block[];
  readonly facts?: Partial<ApiPage>;
  readonly title?: object;
}

function open({ blocks, facts, title }: Options = {}) {
  const editor = openTestEditor({ blocks });
  if (title) editor.draft.edit({ type: 'page/put-title', title: title as { nl: string } }, 'Title');
  const tabs = createStore<OtherTabsState>(() => alone);
  renderInEditor(
    editor,
    <OtherTabsContext value={tabs}>
      <StatusBar />
    </OtherTabsContext>,
    facts,
  );
  const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  const trail = () =>
    [...screen.getByRole('navigation', { name: words.editor.trail }).children].map(
      ({ textContent }) => textContent,
    );
  return { ...editor, tabs, press, trail };
}

const dutch = (id: string) => block(id, 'text', { isMultiLanguage: true, content: { nl: 'Ja' } });

test('the breadcrumb leads from the page to the selected block and back', () => {
  const { trail, draft, press, selected } = open();
  expect(trail()).toEqual(['Page']);
  act(() => draft.select('text'));
  expect(trail()).toEqual(['Page', 'Grid', 'Text']);
  press('Grid');
  expect([selected(), trail()]).toEqual([['grid'], ['Page', 'Grid']]);
  press('Page');
  expect([selected(), trail()]).toEqual([[], ['Page']]);
});

test('missing English texts are counted, and clicking shows the first one', () => {
  const { press, selected, panes } = open({ blocks: [block('d', 'divider'), dutch('a'), dutch('b')] });
  press('English: 2 texts missing');
  expect([selected(), panes.active().store.getState().language]).toEqual([['a'], 'en']);
});

test('if only the title is missing, clicking shows it in the inspector', () => {
  const { press, view, panes, selected } = open({ title: { nl: 'Proef' } });
  press('English: 1 text missing');
  expect(view.getState()).toMatchObject({ panelOpen: true, pageTab: 'page' });
  expect(panes.active().store.getState().language).toBe('en');
  expect(selected()).toEqual([]);
});

test('a complete page disables the translation button and shows no problems', () => {
  open();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'English complete' }).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: /problem/ })).toBeNull();
});

test('problems are counted, and clicking lists them', async () => {
  const { press, view, draft } = open({ blocks: [block('hero', 'heroImage', { alt: 'A boat' })] });
  press(words.publish.warnings(1));
  expect(view.getState().dialog).toEqual({ type: 'preflight' });
  act(
    () =>
      void draft.edit({ type: 'block/set', blockId: 'hero', path: ['src'], value: '/media/a.jpg' }, 'Set'),
  );
  // The checks run again after a pause.
  await waitFor(() => expect(screen.queryByRole('button', { name: /problem/ })).toBeNull());
});

test('another open tab is reported, and a newer version saved there leads to a conflict', () => {
  const { tabs, press, saves } = open();
  expect(screen.queryByText(words.otherTabs.open)).toBeNull();
  act(() => tabs.setState({ open: new Set(['other']) }));
  expect(screen.getByText(words.otherTabs.open)).toBeDefined();
  act(() => tabs.setState({ newer: true }));
  expect(screen.queryByText(words.otherTabs.open)).toBeNull();
  press('Newer in your other tab');
  expect(saves.store.getState().status).toBe('conflict');
});

test.each<[string, Partial<ApiPage>]>([
  [words.version.none, { versioning: false, draftVersionId: 'd' }],
  ['Draft', { draftVersionId: 'd' }],
  ['Live version', { draftVersionId: null }],
])('the status bar says what is edited: %s', (sentence, facts) => {
  open({ facts });
  expect(screen.getByText(sentence)).toBeDefined();
});

test('the time of the last save is shown', async () => {
  const { editing, saves } = open();
  editing.setTitle('Anders', 'nl');
  await act(() => saves.save());
  expect(screen.getByText(/^Live version · saved \d\d:\d\d$/)).toBeDefined();
});

test('the zoom switches between fit and full size, and shows its percentage', () => {
  const { panes, press } = open();
  act(() => panes.active().store.setState({ scale: 0.625 }));
  press('Fit · 63%');
  expect(panes.active().store.getState().zoom).toBe('full');
  act(() => panes.active().store.setState({ scale: 1 }));
  press('100%');
  expect(panes.active().store.getState().zoom).toBe('fit');
});

test('the preview theme cycles through system, light and dark', () => {
  const { view, press } = open();
  const seen = ['System', 'Light', 'Dark'].map((theme) => {
    press(`Preview theme: ${theme}`);
    return view.getState().theme;
  });
  expect(seen).toEqual(['light', 'dark', 'system']);
});
