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

test('both languages stand beside each other, as wide as can be read there, and one is as wide as it was', () => {
  const { panes, shown, devices } = open();
  showSideBySide(panes, half);
  expect(shown().map(({ language }) => language)).toEqual(['nl', 'en']);
  expect(devices()).toEqual(['mobile', 'mobile']);
  showOne(panes);
  expect(isSideBySide(panes)).toBe(false);
  expect(devices()).toEqual(['desktop']);
});

test('the pages are equally wide, and a width that I chose meanwhile stays', () => {
  const { panes, devices } = open();
  showSideBySide(panes, half);
  panes.active().store.setState({ device: 'tablet' });
  expect(devices()).toEqual(['tablet', 'tablet']);
  showOne(panes);
  expect(devices()).toEqual(['tablet']);
});

test('a page that is closed no longer goes along', () => {
  const { panes } = open();
  showSideBySide(panes, half);
  const other = panes.store.getState().panes[1];
  showOne(panes);
  panes.active().store.setState({ device: 'tablet' });
  expect(other?.store.getState().device).toBe('mobile');
});

test('all devices stand beside each other, from the narrowest, in one language that they change together', () => {
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
