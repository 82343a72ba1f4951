import { expect, test } from 'vitest';
import { deviceAt, frameWidths } from './view-store.ts';

test('a width shows the values of the device that the site takes it for', () => {
  const at = [320, 767, 768, 1023, 1024, 2560].map(deviceAt);
  expect(at).toEqual(['mobile', 'mobile', 'tablet', 'tablet', 'desktop', 'desktop']);
});

test('the width that a device is shown at is one of that device', () => {
  for (const [device, width] of Object.entries(frameWidths)) expect(deviceAt(width)).toBe(device);
});
