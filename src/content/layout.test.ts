import { expect, it } from 'vitest';
import { defaultLayout, layoutSettingsSchema, resolveLayout } from './layout.ts';

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
