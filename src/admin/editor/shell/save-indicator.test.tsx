// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '#api/client.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { renderInEditor } from '../../../../tests/support/render-in-editor.tsx';
import { openTestEditor } from '../../../../tests/support/test-editor.ts';
import { words } from '../../words.ts';
import { SaveIndicator } from './top-bar.tsx';

afterEach(cleanup);

function open(facts?: Partial<ApiPage>) {
  const answers: { arrive: () => void; fail: (error: Error) => void }[] = [];
  const editor = openTestEditor({
    send: () =>
      new Promise((resolve, reject) => {
        answers.push({ arrive: () => resolve({ revision: 'r2' }), fail: reject });
      }),
  });
  const { container } = renderInEditor(editor, <SaveIndicator />, facts);
  const button = () => within(container).queryByRole('button');
  const label = () => container.querySelector<HTMLElement>('.save-indicator');
  const status = () => label()?.textContent;
  const answer = (how: 'arrive' | 'fail', error = new Error()) =>
    act(async () => void answers.shift()?.[how](error));
  const press = () => act(async () => void fireEvent.click(button() as HTMLElement));
  return { ...editor, button, label, status, answer, press };
}

test('the indicator shows the save status, and is not a button while autosave is on', async () => {
  const { status, editing, saves, answer, button, label } = open();
  expect(status()).toBe('Saved');
  expect(label()?.title).toBe('Save (Ctrl+S)');
  act(() => editing.setTitle('A', 'nl'));
  expect(status()).toBe('Unsaved');
  act(() => void saves.save());
  expect(status()).toBe('Saving…');
  expect(button()).toBeNull();
  await answer('arrive');
  expect(status()).toBe('Saved');
  expect(button()).toBeNull();
});

test('without autosave, clicking the indicator saves', async () => {
  const { status, editing, press, button, sent } = open({ versioning: false });
  expect(button()).toBeNull();
  act(() => editing.setTitle('A', 'nl'));
  await press();
  expect(sent).toHaveLength(1);
  expect([status(), button()]).toEqual(['Saving…', null]);
});

test('a failed save shows the reason, and clicking retries', async () => {
  const { status, editing, press, answer, label, sent, saves } = open();
  act(() => editing.setTitle('A', 'nl'));
  act(() => void saves.save());
  await answer('fail', new ApiError('The title is too long.', 400));
  expect([status(), label()?.title]).toEqual(['Not saved. Try again', 'The title is too long.']);
  await press();
  expect(sent).toHaveLength(2);
  await answer('fail', new ApiError('Stale.', 412));
  expect(status()).toBe(words.save.status.conflict);
  saves.close();
  expect(screen.queryByText('Saved')).toBeNull();
});
