// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInEditor } from '../../../../tests/support/render-in-editor.tsx';
import { openTestEditor } from '../../../../tests/support/test-editor.ts';
import { DeviceSwitch } from './device-switch.tsx';

afterEach(cleanup);

test('the switch shows the current device, and choosing another one clears a dragged width', () => {
  const editor = openTestEditor();
  const { panes } = editor;
  renderInEditor(editor, <DeviceSwitch />);
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  expect(radio('Desktop').checked).toBe(true);
  act(() => panes.active().store.setState({ device: 'tablet', frameWidth: 900 }));
  expect(radio('Tablet').checked).toBe(true);
  fireEvent.click(radio('Mobile'));
  expect(panes.active().store.getState()).toMatchObject({ device: 'mobile', frameWidth: undefined });
  expect(radio('Mobile').checked).toBe(true);
});
