// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Translated } from '#content/language/language.ts';
import { selectBlocks } from '#document/selection.ts';
import { renderInEditor } from '../../../../tests/support/render-in-editor.tsx';
import { block, samplePage } from '../../../../tests/support/sample-page.ts';
import { openTestEditor } from '../../../../tests/support/test-editor.ts';
import { commandWords } from '../../command-menu/command-words.ts';
import { words } from '../../words.ts';
import { PropertyPanel } from './property-panel.tsx';

afterEach(cleanup);

function open(title: Translated = { nl: 'Proef', en: 'Trial' }, ...ids: string[]) {
  const editor = openTestEditor({ content: { ...samplePage(), title } });
  editor.draft.select(selectBlocks(editor.draft.store.getState().tree, ids));
  renderInEditor(editor, <PropertyPanel />, { kind: 'case', identifier: 'halte' });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const input = () => screen.getByLabelText<HTMLInputElement>('Title');
  return { ...editor, press, input };
}

test('without a selection the inspector shows the title, path and settings of the page', () => {
  const { input, press, view } = open();
  expect(input().value).toBe('Proef');
  expect(screen.getByText('/cases/halte')).toBeDefined();
  press('Page settings');
  expect(view.getState().dialog).toEqual({ type: 'settings' });
});

test('the title is edited in the current language, and the other language is unchanged', () => {
  const { input, panes, content, steps } = open();
  act(() => panes.active().store.setState({ language: 'en' }));
  expect([input().value, input().lang]).toEqual(['Trial', 'en']);
  fireEvent.change(input(), { target: { value: 'Another' } });
  expect(content().title).toEqual({ nl: 'Proef', en: 'Another' });
  expect(steps()).toEqual(['Change Title']);
});

test.each<[string, Translated]>([
  ['a title in Dutch alone', { nl: 'Proef' }],
  ['a title of no language', 'Proef'],
])('%s is the placeholder in English until there is an English title', (_name, title) => {
  const { input, panes, content } = open(title);
  expect(input().value).toBe('Proef');
  act(() => panes.active().store.setState({ language: 'en' }));
  expect([input().value, input().placeholder]).toEqual(['', 'Proef']);
  expect(screen.getByText(words.panel.fallback('English'))).toBeDefined();
  fireEvent.change(input(), { target: { value: 'Trial' } });
  expect(content().title).toEqual({ nl: 'Proef', en: 'Trial' });
  expect(screen.queryByText(words.panel.fallback('English'))).toBeNull();
});

test('a selected block shows its form, and can be hidden and shown', async () => {
  const { press, block: find } = open(undefined, 'title');
  expect(screen.getByRole('heading', { name: 'Title' })).toBeDefined();
  expect((await screen.findByLabelText<HTMLInputElement>('Text')).value).toBe('Titel');
  press('Hide');
  expect(find('title')?.hidden).toBe(true);
  expect(screen.getByRole('button', { name: 'Show' }).getAttribute('aria-pressed')).toBe('true');
  press('Show');
  expect(find('title')?.hidden).toBeUndefined();
});

test('several blocks show the fields that they share, and commands for all of them', async () => {
  const { press, block: find, top } = open(undefined, 'title', 'divider');
  expect(screen.getByRole('heading', { name: '2 blocks' })).toBeDefined();
  expect(await screen.findByLabelText('Space above')).toBeDefined();
  press('Hide');
  expect([find('title')?.hidden, find('divider')?.hidden]).toEqual([true, true]);
  press('Show');
  press(commandWords.duplicate);
  expect(top()).toHaveLength(5);
  press(commandWords.delete);
  expect(top()).toEqual(['title', 'grid', 'divider']);
});

test('selecting another block shows its form, and a deleted block shows none', () => {
  const { draft } = open(undefined, 'title');
  act(() => draft.select('text'));
  expect(screen.getByRole('heading', { name: 'Text' })).toBeDefined();
  act(
    () =>
      void draft.edit(
        { type: 'page/put', content: { title: 'x', overview: [block('y', 'divider')] } },
        'Put',
      ),
  );
  expect(screen.getByRole('heading', { name: 'Page' })).toBeDefined();
});

test('the inspector closes and opens, but never closes as the only visible area', () => {
  const { press, view } = open();
  press('Close properties');
  expect([view.getState().panelOpen, screen.queryByLabelText('Title')]).toEqual([false, null]);
  act(() => view.setState({ area: 'properties' }));
  expect(screen.getByLabelText('Title')).toBeDefined();
  act(() => view.setState({ area: 'page' }));
  press('Open properties');
  expect(screen.getByLabelText('Title')).toBeDefined();
});
