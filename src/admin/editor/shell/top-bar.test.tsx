// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { ApiPage } from '#api/schemas/page.ts';
import { renderInEditor } from '../../../../tests/support/render-in-editor.tsx';
import { openTestEditor } from '../../../../tests/support/test-editor.ts';
import { commandWords } from '../../command-menu/command-words.ts';
import { words } from '../../words.ts';
import { AreaTabs } from './area-tabs.tsx';
import { TopBar } from './top-bar.tsx';

afterEach(cleanup);

function open(facts?: Partial<ApiPage>) {
  const editor = openTestEditor();
  const publish = vi.spyOn(editor.publisher, 'look');
  renderInEditor(editor, <TopBar />, facts);
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  return { ...editor, publish, button, press: (name: string) => fireEvent.click(button(name)) };
}

test('the heading is the page title in the current language', () => {
  const { panes, editing } = open();
  const title = () => screen.getByRole('heading', { level: 1 }).textContent;
  expect(title()).toBe('Proef');
  act(() => panes.active().store.setState({ language: 'en' }));
  expect(title()).toBe('Trial');
  act(() => {
    editing.setTitle('', 'nl');
    editing.setTitle('', 'en');
  });
  expect(title()).toBe('Untitled page');
});

test('undo and redo name their step, and are disabled without one', () => {
  const { button, press, editing, content } = open();
  expect([button('Undo').disabled, button('Redo').disabled]).toEqual([true, true]);
  act(() => editing.setTitle('Anders', 'nl'));
  press('Undo: Change Title');
  expect(content().title).toEqual({ nl: 'Proef', en: 'Trial' });
  expect(button('Undo').disabled).toBe(true);
  press('Redo: Change Title');
  expect(content().title).toMatchObject({ nl: 'Anders' });
});

test('on a phone the page actions are in one menu', async () => {
  const { view } = open();
  fireEvent.click(screen.getByLabelText(words.nav.more));
  const menu = await screen.findByRole('menu', { name: words.nav.more });
  expect(within(menu).getByRole('menuitem', { name: words.editor.viewOnSite })).toBeDefined();
  fireEvent.click(within(menu).getByRole('menuitem', { name: commandWords.versions }));
  expect(view.getState().dialog).toEqual({ type: 'versions' });
});

test('a live page has no publish button until something changes', () => {
  const { publish, press, editing } = open();
  expect(screen.getByText('Published')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull();
  act(() => editing.setTitle('Anders', 'nl'));
  press('Publish');
  expect(publish).toHaveBeenCalledOnce();
});

test.each<[string, Partial<ApiPage>]>([
  ['a draft', { status: 'DRAFT', published: false }],
  ['a page with changes that are not live', { draftVersionId: 'd' }],
])('%s can be published', (_name, facts) => {
  const { button } = open(facts);
  expect(button('Publish').disabled).toBe(false);
});

test('the publish button is disabled while publishing', () => {
  const { button, publisher } = open({ draftVersionId: 'd' });
  act(() => publisher.store.setState({ busy: true }));
  expect(button('Publishing…').disabled).toBe(true);
});

test('the link to the site uses the current language', () => {
  const { panes } = open({ kind: 'case', identifier: 'halte' });
  const href = () => screen.getByRole('link', { name: words.editor.viewOnSite }).getAttribute('href');
  expect(href()).toBe('/cases/halte');
  act(() => panes.active().store.setState({ language: 'en' }));
  expect(href()).toBe('/en/cases/halte');
});

test('the language is chosen by its name', () => {
  const { panes } = open();
  fireEvent.click(screen.getByRole('radio', { name: 'English' }));
  expect(panes.active().store.getState().language).toBe('en');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'English' }).checked).toBe(true);
});

test('the settings button opens the page settings', () => {
  const { press, view } = open();
  press('Page settings');
  expect(view.getState().dialog).toEqual({ type: 'settings' });
});

test('with room for one area only, tabs choose the area', () => {
  const editor = openTestEditor();
  renderInEditor(editor, <AreaTabs />);
  const current = () => document.querySelector('[aria-current=true]')?.textContent;
  expect(current()).toBe('Page');
  fireEvent.click(screen.getByRole('button', { name: words.editor.areas.properties }));
  expect([current(), editor.view.getState().area]).toEqual(['Properties', 'properties']);
});
