import { expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import { devices, mergeLayoutSettings, resolveLayout } from './layout.ts';
import { buildContainerChain, buildDeviceChain, deviceKeys, hasOverrides } from './layout-levels.ts';

it('the layout chain lists every level that sets a value, ending with the effective one', () => {
  const levels = {
    site: { container: { gap: '24px' } },
    page: null,
    own: { responsive: { tablet: { gap: '16px' } }, overrideStates: { tablet: true } },
  };
  expect(buildDeviceChain(levels, 'gap', 'tablet')).toEqual([
    { level: 'default', device: 'tablet', value: '1.25rem' },
    { level: 'site', device: undefined, value: '24px' },
    { level: 'own', device: 'tablet', value: '16px' },
  ]);
  expect(buildDeviceChain(levels, 'gap', 'mobile').at(-1)).toMatchObject({ level: 'site' });
  expect(buildContainerChain(levels, 'maxWidth')).toEqual([
    { level: 'default', device: undefined, value: '800px' },
  ]);
});

it('the version decides before the page whether a device has overrides', () => {
  const page = { overrideStates: { tablet: true } };
  expect(hasOverrides({ page, own: null }, 'tablet')).toBe(true);
  expect(hasOverrides({ page, own: { overrideStates: { tablet: false } } }, 'tablet')).toBe(false);
  expect(hasOverrides({ page: null, own: null }, 'tablet')).toBe(false);
});

it('the layout chain always ends with the value that is rendered', () => {
  const value = fc.integer({ min: 1, max: 99 }).map((pixels) => `${pixels}px`);
  const values = fc.record({ paddingLeft: value, paddingRight: value, gap: value }, { requiredKeys: [] });
  const flags = fc.record(
    { mobile: fc.boolean(), tablet: fc.boolean(), desktop: fc.boolean() },
    { requiredKeys: [] },
  );
  const settings = fc.record(
    {
      container: fc.record({ maxWidth: value, paddingLeft: value, gap: value }, { requiredKeys: [] }),
      responsive: fc.record({ mobile: values, tablet: values, desktop: values }, { requiredKeys: [] }),
      overrideStates: flags,
    },
    { requiredKeys: [] },
  );
  const level = fc.option(settings, { nil: null });
  fc.assert(
    fc.property(level, level, level, (site, page, own) => {
      const levels = { site, page, own };
      const rendered = resolveLayout(site ?? undefined, mergeLayoutSettings(page, own) ?? undefined);
      expect(buildContainerChain(levels, 'maxWidth').at(-1)?.value).toBe(rendered.container.maxWidth);
      for (const device of devices) {
        for (const key of deviceKeys) {
          expect(buildDeviceChain(levels, key, device).at(-1)?.value).toBe(rendered.responsive[device][key]);
        }
      }
    }),
  );
});
