import { expect, it } from 'vitest';
import type { LayoutSettings } from '#content/look/layout.ts';
import { withContainerValue, withDeviceValue, withOverride, withoutDevice } from './layout-edits.ts';

it('withContainerValue sets or removes one value and leaves the others unchanged', () => {
  const set = withContainerValue({ container: { gap: '1px' } }, 'maxWidth', '900px');
  expect(set).toEqual({ container: { gap: '1px', maxWidth: '900px' } });
  expect(withContainerValue(set, 'maxWidth', undefined)).toEqual({ container: { gap: '1px' } });
});

it('withContainerValue returns null if no value is left', () => {
  expect(withContainerValue({ container: { gap: '1px' } }, 'gap', undefined)).toBeNull();
  expect(withContainerValue(null, 'gap', undefined)).toBeNull();
});

it('withDeviceValue enables the override for a device when it sets a value', () => {
  const tablet = withDeviceValue(null, 'tablet', 'gap', '16px');
  expect(tablet).toEqual({ responsive: { tablet: { gap: '16px' } }, overrideStates: { tablet: true } });
  expect(withOverride(tablet, 'tablet', false)).toEqual({
    responsive: { tablet: { gap: '16px' } },
    overrideStates: { tablet: false },
  });
  expect(withDeviceValue(tablet, 'tablet', 'gap', undefined)).toEqual({ overrideStates: { tablet: true } });
  expect(withoutDevice(tablet, 'tablet')).toBeNull();
});

it('withContainerValue keeps unknown settings', () => {
  const stored = { grid: { columns: 12 }, container: { gap: '1px' } } as LayoutSettings;
  expect(withContainerValue(stored, 'gap', undefined)).toEqual({ grid: { columns: 12 } });
});
