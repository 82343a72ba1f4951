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

test('dragging the handle changes the width by twice the distance, since the frame is centred', () => {
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

test('dragging takes the scale of the page into account', () => {
  const { handle, wanted } = open({ width: 1280, scale: 0.5 });
  fireEvent.pointerDown(handle, { clientX: 400 });
  fireEvent.pointerMove(handle, { clientX: 410 });
  expect(wanted()).toEqual([1320, 'desktop']);
});

test('the width is shown while the handle is dragged', () => {
  const { handle } = open();
  expect(screen.queryByText('900')).toBeNull();
  fireEvent.pointerDown(handle, { clientX: 400 });
  expect(screen.getByText('900')).toBeDefined();
  fireEvent.pointerCancel(handle);
  expect(screen.queryByText('900')).toBeNull();
});

test('left and right arrow keys change the width by ten pixels, other keys do nothing', () => {
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

test('the width stays within its limits, which the handle exposes to screen readers', () => {
  const { handle, wanted } = open();
  const values = ['valuenow', 'valuemin', 'valuemax'].map((name) => handle.getAttribute(`aria-${name}`));
  expect(values.map(Number)).toEqual([900, narrowestFrame, widestFrame]);
  fireEvent.pointerDown(handle, { clientX: 400 });
  fireEvent.pointerMove(handle, { clientX: -4000 });
  expect(wanted()).toEqual([narrowestFrame, 'mobile']);
});

test('a double click restores the default width of the device', () => {
  const { handle, panes } = open();
  panes.active().store.setState({ frameWidth: 700, device: 'mobile' });
  fireEvent.doubleClick(handle);
  expect(panes.active().store.getState()).toMatchObject({ frameWidth: undefined, device: 'mobile' });
});
