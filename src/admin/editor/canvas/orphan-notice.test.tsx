// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInEditor } from '../../../../tests/support/render-in-editor.tsx';
import { samplePage } from '../../../../tests/support/sample-page.ts';
import { openTestEditor } from '../../../../tests/support/test-editor.ts';
import { words } from '../../words.ts';
import { OrphanNotice } from './orphan-notice.tsx';

afterEach(cleanup);

const saved = samplePage();
const left = (tab: string, keptAt?: number) => {
  const content = { ...saved, title: tab };
  return { tab, draft: { content, saved, revision: 'r1', past: [], future: [], keptAt } };
};

function open() {
  const at = new Date();
  at.setHours(14, 5);
  const editor = openTestEditor({ content: saved, orphans: [left('first', at.getTime()), left('second')] });
  renderInEditor(editor, <OrphanNotice />);
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  return { ...editor, press, offer: () => screen.queryByRole('paragraph')?.textContent };
}

test('unsaved changes from other tabs are offered one by one, with their time if known', async () => {
  const { press, offer, toasts, content } = open();
  expect(offer()).toBe('Unsaved changes from another tab, 14:05');
  await press('Discard');
  expect(toasts.map(({ text }) => text)).toEqual([words.kept.discarded]);
  expect(offer()).toBe('Unsaved changes from another tab');
  expect(content()).toBe(saved);
});

test('opening unsaved changes replaces the page with them', async () => {
  const { press, offer, content, kept } = open();
  await press('Open');
  expect(content().title).toBe('first');
  expect([...kept.keys()]).toEqual(['second', 'me']);
  await press('Open');
  expect(content().title).toBe('second');
  expect(offer()).toBeUndefined();
});
