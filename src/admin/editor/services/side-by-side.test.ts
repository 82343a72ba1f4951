// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { createPanes } from './panes.ts';
import { areDevicesShown, isSideBySide, showAllDevices, showOne, showSideBySide } from './side-by-side.ts';

beforeEach(() => localStorage.clear());

const half = 1100;

function open() {
  const panes = createPanes({ language: 'nl', device: 'desktop' });
  const shown = () => panes.store.getState().panes.map((pane) => pane.store.getState());
  return { panes, shown, devices: () => shown().map(({ device }) => device) };
}

test('both languages are shown side by side, narrow enough to be readable, and one page restores its width', () => {
  const { panes, shown, devices } = open();
  showSideBySide(panes, half);
  expect(shown().map(({ language }) => language)).toEqual(['nl', 'en']);
  expect(devices()).toEqual(['mobile', 'mobile']);
  showOne(panes);
  expect(isSideBySide(panes)).toBe(false);
  expect(devices()).toEqual(['desktop']);
});

test('both pages have the same width, and a width chosen side by side is kept', () => {
  const { panes, devices } = open();
  showSideBySide(panes, half);
  panes.active().store.setState({ device: 'tablet' });
  expect(devices()).toEqual(['tablet', 'tablet']);
  showOne(panes);
  expect(devices()).toEqual(['tablet']);
});

test('a closed page no longer follows the width of the other', () => {
  const { panes } = open();
  showSideBySide(panes, half);
  const other = panes.store.getState().panes[1];
  showOne(panes);
  panes.active().store.setState({ device: 'tablet' });
  expect(other?.store.getState().device).toBe('mobile');
});

test('all devices are shown side by side, from the narrowest, in one shared language', () => {
  const { panes, shown, devices } = open();
  panes.active().store.setState({ device: 'tablet' });
  showAllDevices(panes);
  expect(devices()).toEqual(['mobile', 'tablet', 'desktop']);
  expect(areDevicesShown(panes.store.getState().panes)).toBe(true);
  panes.showLanguage('en');
  expect(shown().map(({ language }) => language)).toEqual(['en', 'en', 'en']);
  panes.showDevice('mobile');
  expect(panes.active().store.getState().device).toBe('mobile');
  expect(devices()).toEqual(['mobile', 'tablet', 'desktop']);
  showOne(panes);
  expect(devices()).toEqual(['mobile']);
  expect(areDevicesShown(panes.store.getState().panes)).toBe(false);
});
