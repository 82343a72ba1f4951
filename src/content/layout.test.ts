import { expect, it } from 'vitest';
import { defaultLayout, layoutSettingsSchema, mergeLayoutSettings, resolveLayout } from './layout.ts';

it('has the specified defaults', () => {
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

it('puts the page over the site, per device only where the page says so', () => {
  const site = { container: { gap: '2rem' }, responsive: { mobile: { gap: '3rem' } } };
  const page = {
    container: { maxWidth: '900px' },
    responsive: { mobile: { gap: '4rem' }, tablet: { gap: '5rem' } },
    overrideStates: { mobile: true, tablet: false },
  };
  const layout = resolveLayout(site, page);
  expect(layout.container).toMatchObject({ gap: '2rem', maxWidth: '900px', marginTop: '72px' });
  expect(layout.responsive.mobile).toEqual({ paddingLeft: '1rem', paddingRight: '1rem', gap: '4rem' });
  expect(layout.responsive.tablet.gap).toBe('1.25rem');
});

it('takes settings with anything left out, and refuses other shapes', () => {
  expect(layoutSettingsSchema.safeParse({}).success).toBe(true);
  expect(layoutSettingsSchema.safeParse({ container: { gap: 3 } }).success).toBe(false);
});

it('takes what a version sets over what its page sets, value by value', () => {
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

it('lets a version take back what its page sets for a device', () => {
  const page = { responsive: { tablet: { gap: '9rem' } }, overrideStates: { tablet: true } };
  const merged = mergeLayoutSettings(page, { overrideStates: { tablet: false } });
  expect(resolveLayout(undefined, merged ?? {}).responsive.tablet.gap).toBe('1.25rem');
});

it('is nobody’s own where neither page nor version has one', () => {
  expect(mergeLayoutSettings(null, null)).toBeNull();
  expect(mergeLayoutSettings(null, { container: { gap: '0' } })).toEqual({ container: { gap: '0' } });
});
