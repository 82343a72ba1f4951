// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openTestEditor } from '../../../../../tests/support/test-editor.ts';
import { useLeaveGuard } from './leave-guard.ts';

/** True if the browser would ask before the window closes. */
function asks(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

test('leaving asks for confirmation only while the browser cannot store unsaved changes', async () => {
  const { saves, editing } = openTestEditor();
  const { rerender, unmount } = renderHook(({ storable }) => useLeaveGuard(saves, storable), {
    initialProps: { storable: false },
  });
  expect(asks()).toBe(false);
  editing.setTitle('Unsaved', 'nl');
  expect(asks()).toBe(true);
  rerender({ storable: true });
  expect(asks()).toBe(false);
  rerender({ storable: false });
  expect(asks()).toBe(true);
  await saves.save();
  expect(asks()).toBe(false);
  editing.setTitle('Unsaved again', 'nl');
  unmount();
  expect(asks()).toBe(false);
});
