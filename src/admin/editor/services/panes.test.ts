import { expect, test, vi } from 'vitest';
import { getDeviceForWidth } from '#content/look/layout.ts';
import { frameWidths } from '../../site-frame/frame-widths.ts';
import { createPanes } from './panes.ts';

test('two panes side by side each have their own language and width', () => {
  const chosen = vi.fn();
  const panes = createPanes({ language: 'nl', device: 'desktop' }, chosen);
  const first = panes.active();
  const second = panes.open({ language: 'en', device: 'mobile' });
  expect(panes.store.getState().panes).toEqual([first, second]);
  expect(panes.active()).toBe(first);
  panes.activate(second.id);
  panes.active().store.setState({ device: 'tablet' });
  expect(first.store.getState()).toMatchObject({ language: 'nl', device: 'desktop' });
  expect(second.store.getState()).toMatchObject({ language: 'en', device: 'tablet' });
  expect(chosen).not.toHaveBeenCalled();
  first.store.setState({ language: 'en' });
  expect(chosen.mock.calls).toEqual([['en']]);
});

test('closing the active pane activates the other, and the last pane cannot be closed', () => {
  const panes = createPanes({ language: 'nl', device: 'desktop' });
  const first = panes.active();
  const second = panes.open({ language: 'en', device: 'desktop' });
  panes.activate(second.id);
  panes.close(second.id);
  expect(panes.active()).toBe(first);
  panes.close(first.id);
  expect(panes.store.getState().panes).toEqual([first]);
  panes.activate('nobody');
  expect(panes.active()).toBe(first);
});

test.each([
  [320, 'mobile'],
  [767, 'mobile'],
  [768, 'tablet'],
  [1023, 'tablet'],
  [1024, 'desktop'],
])('a page %i pixels wide uses the values of %s', (width, device) =>
  expect(getDeviceForWidth(width)).toBe(device),
);

test('the frame width of each device belongs to that device', () => {
  for (const [device, width] of Object.entries(frameWidths)) expect(getDeviceForWidth(width)).toBe(device);
});
