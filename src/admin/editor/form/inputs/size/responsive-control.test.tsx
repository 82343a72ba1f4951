// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { number } from '#content/fields/kinds.ts';
import { openBlockForm, openFields } from '../../../../../../tests/support/open-form.tsx';
import { words } from '../../../../words.ts';

afterEach(cleanup);

const label = 'Viewport height';
function open(stored: Record<string, unknown> = {}) {
  const form = openBlockForm('heroImage', { src: '/media/a.jpg', ...stored });
  fireEvent.click(screen.getByRole('tab', { name: words.tabs.style }));
  return form;
}
const value = () => screen.getByLabelText<HTMLInputElement>(label).value;

test('editing changes the value of the current device and leaves the others', () => {
  const { type, stored, panes, steps } = open({ heightPercentageMobile: 70 });
  type(label, '55');
  expect(stored()).toMatchObject({ heightPercentageDesktop: 55, heightPercentageMobile: 70 });
  act(() => panes.active().store.setState({ device: 'mobile' }));
  expect(value()).toBe('70');
  type(label, '60');
  expect(stored()).toMatchObject({ heightPercentageDesktop: 55, heightPercentageMobile: 60 });
  expect(steps()).toEqual([`Change ${label}`, `Change ${label}`]);
});

test('choosing a device shows the page at the width of that device', () => {
  const { press, panes } = open();
  act(() => panes.active().store.setState({ frameWidth: 900 }));
  press('Tablet');
  expect(panes.active().store.getState()).toMatchObject({ device: 'tablet', frameWidth: undefined });
});

test('devices with their own value are marked, and the current device is pressed', () => {
  open({ heightPercentageTablet: 45 });
  const buttons = screen.getAllByRole('button').filter((button) => button.hasAttribute('aria-pressed'));
  expect(
    buttons.map((button) => [button.getAttribute('aria-label'), button.getAttribute('aria-pressed')]),
  ).toEqual([
    ['Mobile', 'false'],
    ['Tablet, set', 'false'],
    ['Desktop', 'true'],
  ]);
});

test('resetting a value affects one device only', () => {
  const { press, stored } = open({ heightPercentageTablet: 45, heightPercentageDesktop: 20 });
  press(`Reset ${label}`);
  expect(stored()).toMatchObject({ heightPercentageTablet: 45 });
  expect(stored()).not.toHaveProperty('heightPercentageDesktop');
});

test('a device without its own field edits the first field that exists', () => {
  const on = (part: string) =>
    number('Columns', { control: { kind: 'responsive', key: 'columns', label: 'Columns', part } });
  const { type, stored, panes } = openFields({ small: on('mobile'), large: on('desktop') });
  act(() => panes.active().store.setState({ device: 'tablet' }));
  type('Columns', '2');
  expect(stored()).toMatchObject({ small: 2 });
  expect(stored()).not.toHaveProperty('large');
});

test('a length for all devices comes first, and each device can override it', () => {
  const { press, type, stored } = openBlockForm('carousel', { slides: [] });
  fireEvent.click(screen.getByRole('tab', { name: words.tabs.style }));
  const devices = () => within(screen.getByRole('group', { name: 'Device for Min height' }));
  const input = () => screen.getByLabelText<HTMLInputElement>('Min height');
  type('Min height', '300');
  expect(stored()).toMatchObject({ minHeight: '300px' });
  fireEvent.click(devices().getByRole('button', { name: 'Desktop' }));
  expect([input().value, input().placeholder]).toEqual(['', '300px']);
  type('Min height', '500px');
  expect(stored()).toMatchObject({ minHeight: '300px', minHeightDesktop: '500px' });
  fireEvent.click(devices().getByRole('button', { name: 'All devices' }));
  expect(input().value).toBe('300px');
  press('Reset Min height');
  expect(stored()).toMatchObject({ minHeightDesktop: '500px' });
  expect(stored()).not.toHaveProperty('minHeight');
});

test('a device with its own value is shown first', () => {
  openBlockForm('carousel', { slides: [], maxHeightDesktop: '900px' });
  fireEvent.click(screen.getByRole('tab', { name: words.tabs.style }));
  expect(screen.getByLabelText<HTMLInputElement>('Max height').value).toBe('900px');
});

test('a value stored for the device is shown instead of the value for all devices', () => {
  const on = (part: string) =>
    number('Columns', { control: { kind: 'responsive', key: 'columns', label: 'Columns', part } });
  const { panes, editing } = openFields({ all: on('all'), small: on('mobile') }, { all: 3 });
  const shown = () => screen.getByLabelText<HTMLInputElement>('Columns').value;
  act(() => panes.active().store.setState({ device: 'mobile' }));
  expect(shown()).toBe('3');
  act(() => editing.setValue('a', ['small'], 1, 'Columns'));
  expect(shown()).toBe('1');
});
