import { describe, expect, it } from 'vitest';
import { fc } from '../../../tests/support/properties.ts';
import {
  defaultLayout,
  devices,
  type LayoutSettings,
  layoutSettingsSchema,
  mergeLayoutSettings,
  resolveLayout,
} from './layout.ts';

it('the layout has the specified defaults', () => {
  expect(resolveLayout(undefined, undefined)).toEqual(defaultLayout);
  expect(defaultLayout.container).toMatchObject({
    marginTop: '72px',
    marginBottom: '1.5rem',
    marginLeft: 'auto',
    paddingLeft: '1rem',
    gap: '1.5rem',
    maxWidth: '800px',
  });
  expect(defaultLayout.responsive).toEqual({
    mobile: { paddingLeft: '1rem', paddingRight: '1rem', gap: '1rem' },
    tablet: { paddingLeft: '2rem', paddingRight: '2rem', gap: '1.25rem' },
    desktop: { paddingLeft: '2.5rem', paddingRight: '2.5rem', gap: '1.5rem' },
  });
});

it('the composition comes from the version, the page, the site or the design, in that order', () => {
  const composition = (version: LayoutSettings | null, page: LayoutSettings | null, site?: LayoutSettings) =>
    resolveLayout(site, mergeLayoutSettings(page, version) ?? undefined, 'aside').composition;
  expect(composition(null, null)).toBe('aside');
  expect(composition(null, null, { composition: 'edge' })).toBe('edge');
  expect(composition(null, { composition: 'centred' }, { composition: 'edge' })).toBe('centred');
  expect(composition({ composition: 'edge' }, { composition: 'centred' })).toBe('edge');
  expect(composition({ container: { gap: '3rem' } }, { composition: 'centred' })).toBe('centred');
});

it('the composition aside has no maximum width unless one is set', () => {
  expect(resolveLayout(undefined, undefined, 'aside').container.maxWidth).toBe('none');
  expect(resolveLayout({ container: { maxWidth: '900px' } }, undefined, 'aside').container.maxWidth).toBe(
    '900px',
  );
});

it('page settings override site settings, but per device only if the page enables that', () => {
  const site = { container: { gap: '2rem' }, responsive: { mobile: { gap: '3rem' } } };
  const page = {
    container: { maxWidth: '900px' },
    responsive: { mobile: { gap: '4rem' }, tablet: { gap: '5rem' } },
    overrideStates: { mobile: true, tablet: false },
  };
  const layout = resolveLayout(site, page);
  expect(layout.container).toMatchObject({ gap: '2rem', maxWidth: '900px', marginTop: '72px' });
  expect(layout.responsive.mobile).toEqual({ paddingLeft: '1rem', paddingRight: '1rem', gap: '4rem' });
  expect(layout.responsive.tablet.gap).toBe('2rem');
});

it('the schema accepts partial layout settings and rejects values of a wrong type', () => {
  expect(layoutSettingsSchema.safeParse({}).success).toBe(true);
  expect(layoutSettingsSchema.safeParse({ container: { gap: 3 } }).success).toBe(false);
});

it('version settings override page settings, value by value', () => {
  const page = {
    container: { gap: '2rem', maxWidth: '900px' },
    responsive: { mobile: { gap: '0.5rem', paddingLeft: '8px' } },
    overrideStates: { mobile: true },
  };
  const version = { container: { maxWidth: '700px' }, responsive: { mobile: { gap: '3rem' } } };
  const layout = resolveLayout({ container: { marginTop: '1px' } }, mergeLayoutSettings(page, version) ?? {});
  expect(layout.container).toMatchObject({ marginTop: '1px', gap: '2rem', maxWidth: '700px' });
  expect(layout.responsive.mobile).toEqual({ gap: '3rem', paddingLeft: '8px', paddingRight: '1rem' });
});

it('a version can turn off the overrides of its page for a device', () => {
  const page = { responsive: { tablet: { gap: '9rem' } }, overrideStates: { tablet: true } };
  const merged = mergeLayoutSettings(page, { overrideStates: { tablet: false } });
  expect(resolveLayout(undefined, merged ?? {}).responsive.tablet.gap).toBe('1.25rem');
});

it('mergeLayoutSettings returns null if neither page nor version has settings', () => {
  expect(mergeLayoutSettings(null, null)).toBeNull();
  expect(mergeLayoutSettings(null, { container: { gap: '0' } })).toEqual({ container: { gap: '0' } });
});

describe('a gap or side padding', () => {
  const keys = ['paddingLeft', 'paddingRight', 'gap'] as const;

  it.each<[string, LayoutSettings | undefined, LayoutSettings | undefined, string]>([
    ['the default for the device', undefined, undefined, '1rem'],
    ['the site’s, for all', { container: { gap: '2px' } }, undefined, '2px'],
    [
      'the site’s, for the device',
      { container: { gap: '2px' }, responsive: { mobile: { gap: '3px' } } },
      undefined,
      '3px',
    ],
    [
      'the page’s, for all',
      { container: { gap: '2px' }, responsive: { mobile: { gap: '3px' } } },
      { container: { gap: '4px' } },
      '4px',
    ],
    [
      'the page’s, for all, where it does not override for the device',
      { responsive: { mobile: { gap: '3px' } } },
      { container: { gap: '4px' }, responsive: { mobile: { gap: '5px' } } },
      '4px',
    ],
    [
      'the page’s, for the device',
      { container: { gap: '2px' } },
      {
        container: { gap: '4px' },
        responsive: { mobile: { gap: '5px' } },
        overrideStates: { mobile: true },
      },
      '5px',
    ],
    [
      'the site’s, where the page’s is undefined',
      { container: { gap: '2px' } },
      { container: { gap: undefined } },
      '2px',
    ],
  ])('is %s', (_which, site, page, gap) => {
    expect(resolveLayout(site, page).responsive.mobile.gap).toBe(gap);
  });

  it('prefers the version to the page, and a device value of the version to its shared value', () => {
    const page = { responsive: { mobile: { gap: '1px' } }, overrideStates: { mobile: true } };
    const gapWith = (version: LayoutSettings) =>
      resolveLayout(undefined, mergeLayoutSettings(page, version) ?? {}).responsive.mobile.gap;
    expect(gapWith({})).toBe('1px');
    expect(gapWith({ container: { gap: '2px' } })).toBe('2px');
    expect(gapWith({ container: { gap: '2px' }, responsive: { mobile: { gap: '3px' } } })).toBe('3px');
  });

  it('comes from the highest level that sets it', () => {
    const value = fc.integer({ min: 1, max: 99 }).map((pixels) => `${pixels}px`);
    const values = fc.record({ paddingLeft: value, paddingRight: value, gap: value }, { requiredKeys: [] });
    const settings = fc.record(
      {
        container: values,
        responsive: fc.record({ mobile: values, tablet: values, desktop: values }, { requiredKeys: [] }),
        overrideStates: fc.record(
          { mobile: fc.boolean(), tablet: fc.boolean(), desktop: fc.boolean() },
          { requiredKeys: [] },
        ),
      },
      { requiredKeys: [] },
    );
    const level = fc.option(settings, { nil: null });
    fc.assert(
      fc.property(level, level, level, (site, page, version) => {
        const own = mergeLayoutSettings(page, version);
        const { responsive } = resolveLayout(site ?? undefined, own ?? undefined);
        for (const device of devices) {
          const overrides = { ...page?.overrideStates, ...version?.overrideStates }[device];
          for (const key of keys) {
            const fromHighest = [
              overrides ? version?.responsive?.[device]?.[key] : undefined,
              version?.container?.[key],
              overrides ? page?.responsive?.[device]?.[key] : undefined,
              page?.container?.[key],
              site?.responsive?.[device]?.[key],
              site?.container?.[key],
              defaultLayout.responsive[device][key],
            ];
            expect(responsive[device][key]).toBe(fromHighest.find((found) => found !== undefined));
          }
        }
      }),
    );
  });
});
