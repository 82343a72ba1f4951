// @vitest-environment jsdom
import { cleanup, fireEvent, render, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InEditor, readAnnouncement } from '../../../../tests/support/render-in-editor.tsx';
import { openTestEditor } from '../../../../tests/support/test-editor.ts';
import { switchSingleKeys } from '../../shared/single-keys.ts';
import { useShortcuts } from './use-shortcuts.ts';

afterEach(cleanup);

function openKeys() {
  const editor = openTestEditor();
  const { result } = renderHook(useShortcuts, {
    wrapper: ({ children }) => <InEditor editor={editor}>{children}</InEditor>,
  });
  const { container } = render(
    <>
      <button type="button">Button</button>
      <input type="text" />
      <input type="checkbox" />
      <input type="radio" />
      <textarea />
      <select />
      <dialog open>
        <button type="button">In a dialog</button>
      </dialog>
      <div className="react-aria-Popover">
        <button type="button">In a popover</button>
      </div>
    </>,
  );
  document.addEventListener('keydown', result.current.handle);
  stop = () => document.removeEventListener('keydown', result.current.handle);
  /** Presses a key at the element that matches a selector. True if the editor handled it. */
  const press = (where: string, key: string, held: object = {}): boolean => {
    const target = container.querySelector(where);
    if (!target) throw new Error(`There is no ${where}`);
    return !fireEvent.keyDown(target, { key, ...held });
  };
  editor.draft.select('divider');
  return { ...editor, press, keys: result.current };
}
let stop: () => void = () => undefined;
afterEach(() => {
  stop();
  switchSingleKeys(true);
});

test.each(['button', 'input[type=checkbox]', 'input[type=radio]'])(
  'on %s shortcuts are handled by the editor',
  (where) => {
    const { press, top } = openKeys();
    expect(press(where, 'Delete')).toBe(true);
    expect(top()).toEqual(['title', 'grid']);
  },
);

test.each(['input[type=text]', 'textarea', 'select'])('in %s keys are left for typing', (where) => {
  const { press, top, view } = openKeys();
  expect(press(where, 'Delete')).toBe(false);
  expect(press(where, '/')).toBe(false);
  expect(press(where, 'd', { ctrlKey: true })).toBe(false);
  expect(top()).toEqual(['title', 'grid', 'divider']);
  expect(view.getState().dialog).toBeUndefined();
});

test('save, undo and the command menu work while typing', () => {
  const { press, editing, content, view, sent } = openKeys();
  editing.setTitle('Typed', 'nl');
  expect(press('textarea', 's', { metaKey: true })).toBe(true);
  expect(sent).toHaveLength(1);
  expect(press('textarea', 'z', { ctrlKey: true })).toBe(true);
  expect(content().title).toEqual({ nl: 'Proef', en: 'Trial' });
  expect(press('input[type=text]', 'k', { ctrlKey: true })).toBe(true);
  expect(view.getState().dialog).toEqual({ type: 'commands' });
});

test('AltGr combinations type characters and never trigger shortcuts', () => {
  const { press, panes, top } = openKeys();
  const altGr = { ctrlKey: true, altKey: true, modifierAltGraph: true };
  for (const where of ['textarea', 'button']) {
    expect(press(where, 'ø', { ...altGr, code: 'KeyL' }), where).toBe(false);
    expect(press(where, 'l', { ...altGr, code: 'KeyL' }), where).toBe(false);
    expect(press(where, 'Delete', { modifierAltGraph: true }), where).toBe(false);
  }
  expect(panes.store.getState().panes).toHaveLength(1);
  expect(top()).toHaveLength(3);
});

test('single-key shortcuts can be switched off, in the editor and the frame; others keep working', () => {
  const { press, keys, top, view } = openKeys();
  switchSingleKeys(false);
  for (const key of ['/', '?', '[', ']', '1', '2', '3', 'Delete', 'Backspace']) {
    expect(press('button', key), key).toBe(false);
    expect(keys.press({ key, mod: false, shift: false, alt: false }), key).toBe(false);
  }
  expect(top()).toHaveLength(3);
  expect(view.getState()).toMatchObject({ dialog: undefined, outlineOpen: true, panelOpen: true });
  expect(press('button', 'd', { ctrlKey: true })).toBe(true);
  expect(localStorage.getItem('vitrine-single-keys')).toBe('off');
  switchSingleKeys(true);
  expect(press('button', '/')).toBe(true);
});

test.each(['dialog button', '.react-aria-Popover button'])('in %s keys are left to that element', (where) => {
  const { press, top } = openKeys();
  expect(press(where, 'Delete')).toBe(false);
  expect(top()).toHaveLength(3);
});

test('a key event that is already handled is ignored', () => {
  const { press, top } = openKeys();
  const take = (event: Event) => event.preventDefault();
  document.addEventListener('keydown', take, true);
  press('button', 'Delete');
  document.removeEventListener('keydown', take, true);
  expect(top()).toHaveLength(3);
});

test('an unknown key is left to the browser, and a command that cannot run announces why', () => {
  const { press } = openKeys();
  expect(press('button', 'F5')).toBe(false);
  expect(press('button', 'ArrowDown', { altKey: true })).toBe(true);
  expect(readAnnouncement()).toBe('Already at the end');
});

test('keys pressed in the frame trigger the same shortcuts', () => {
  const { keys, top } = openKeys();
  expect(keys.press({ key: 'Backspace', mod: false, shift: false, alt: false })).toBe(true);
  expect(top()).toEqual(['title', 'grid']);
  expect(keys.press({ key: 'q', mod: false, shift: false, alt: false })).toBe(false);
});
