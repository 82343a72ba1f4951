// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInEditor } from '../../../../tests/support/render-in-editor.tsx';
import { openTestEditor } from '../../../../tests/support/test-editor.ts';
import { words } from '../../words.ts';
import { FrameHandle } from './frame-handle.tsx';
import { narrowestFrame, widestFrame } from './frame-size.ts';

afterEach(cleanup);

function open({ width = 900, scale = 1 } = {}) {
  const editor = openTestEditor();
  // jsdom does not capture pointers.
  HTMLElement.prototype.setPointerCapture = vi.fn();
  renderInEditor(editor, <FrameHandle size={{ width, height: 600, scale }} />);
  const handle = screen.getByRole('separator', { name: words.preview.width });
  const wanted = () => {
    const { frameWidth, device } = editor.panes.active().store.getState();
    return [frameWidth, device];
  };
  return { ...editor, handle, wanted };
}

test('the frame stands in the middle: its edge under the pointer makes it twice the way wider', () => {
  const { handle, wanted } = open();
  fireEvent.pointerMove(handle, { clientX: 500 });
  expect(wanted()).toEqual([undefined, 'desktop']);
  fireEvent.pointerDown(handle, { clientX: 400, pointerId: 7 });
  expect(handle.setPointerCapture).toHaveBeenCalledWith(7);
  fireEvent.pointerMove(handle, { clientX: 430 });
  expect(wanted()).toEqual([960, 'tablet']);
  fireEvent.pointerMove(handle, { clientX: 300 });
  expect(wanted()).toEqual([700, 'mobile']);
  fireEvent.pointerUp(handle);
  fireEvent.pointerMove(handle, { clientX: 500 });
  expect(wanted()).toEqual([700, 'mobile']);
});

test('a page that is shown smaller follows the pointer all the same', () => {
  const { handle, wanted } = open({ width: 1280, scale: 0.5 });
  fireEvent.pointerDown(handle, { clientX: 400 });
  fireEvent.pointerMove(handle, { clientX: 410 });
  expect(wanted()).toEqual([1320, 'desktop']);
});

test('while it is dragged its width stands beside it', () => {
  const { handle } = open();
  expect(screen.queryByText('900')).toBeNull();
  fireEvent.pointerDown(handle, { clientX: 400 });
  expect(screen.getByText('900')).toBeDefined();
  fireEvent.pointerCancel(handle);
  expect(screen.queryByText('900')).toBeNull();
});

test('arrow keys change it by ten pixels, and other keys do not', () => {
  const { handle, wanted } = open();
  const press = (key: string) => {
    const event = createEvent.keyDown(handle, { key });
    fireEvent(handle, event);
    return event.defaultPrevented;
  };
  expect(press('ArrowRight')).toBe(true);
  expect(wanted()).toEqual([910, 'tablet']);
  expect(press('ArrowLeft')).toBe(true);
  expect(wanted()).toEqual([890, 'tablet']);
  expect(press('ArrowUp')).toBe(false);
  expect(wanted()).toEqual([890, 'tablet']);
});

test('it goes no further than it can, and says how far that is', () => {
  const { handle, wanted } = open();
  const values = ['valuenow', 'valuemin', 'valuemax'].map((name) => handle.getAttribute(`aria-${name}`));
  expect(values.map(Number)).toEqual([900, narrowestFrame, widestFrame]);
  fireEvent.pointerDown(handle, { clientX: 400 });
  fireEvent.pointerMove(handle, { clientX: -4000 });
  expect(wanted()).toEqual([narrowestFrame, 'mobile']);
});

test('a double click gives the device its own width back', () => {
  const { handle, panes } = open();
  panes.active().store.setState({ frameWidth: 700, device: 'mobile' });
  fireEvent.doubleClick(handle);
  expect(panes.active().store.getState()).toMatchObject({ frameWidth: undefined, device: 'mobile' });
});
