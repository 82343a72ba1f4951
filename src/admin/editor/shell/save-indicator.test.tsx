// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError } from '#api/client.ts';
import { renderInEditor } from '../../../../tests/support/render-in-editor.tsx';
import { openTestEditor } from '../../../../tests/support/test-editor.ts';
import { words } from '../../words.ts';
import { SaveIndicator } from './top-bar.tsx';

afterEach(cleanup);

function open() {
  const answers: { arrive: () => void; fail: (error: Error) => void }[] = [];
  const editor = openTestEditor({
    send: () =>
      new Promise((resolve, reject) => {
        answers.push({ arrive: () => resolve({ revision: 'r2' }), fail: reject });
      }),
  });
  const { container } = renderInEditor(editor, <SaveIndicator />);
  const button = () => within(container).getByRole('button');
  const status = () => button().textContent;
  const answer = (how: 'arrive' | 'fail', error = new Error()) =>
    act(async () => void answers.shift()?.[how](error));
  const press = () => act(async () => void fireEvent.click(button()));
  return { ...editor, button, status, answer, press };
}

test('it says at any time whether the server has the work, and pressing it saves', async () => {
  const { status, editing, press, answer, button } = open();
  expect(status()).toBe('Saved');
  expect(button().title).toBe('Save (Ctrl+S)');
  act(() => editing.setTitle('A', 'nl'));
  expect(status()).toBe('Unsaved');
  await press();
  expect(status()).toBe('Saving…');
  await answer('arrive');
  expect(status()).toBe('Saved');
});

test('a failure says why, and pressing tries again', async () => {
  const { status, editing, press, answer, button, sent, saves } = open();
  act(() => editing.setTitle('A', 'nl'));
  await press();
  await answer('fail', new ApiError('The title is too long.', 400));
  expect([status(), button().title]).toEqual(['Not saved. Try again', 'The title is too long.']);
  await press();
  expect(sent).toHaveLength(2);
  await answer('fail', new ApiError('Stale.', 412));
  expect(status()).toBe(words.save.status.conflict);
  saves.close();
  expect(screen.queryByText('Saved')).toBeNull();
});
