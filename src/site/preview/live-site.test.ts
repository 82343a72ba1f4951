import { expect, it } from 'vitest';
import { defaultSiteSettings } from '#api/schemas/default-site-settings.ts';
import { withDraft } from './live-site.ts';

const site = { settings: defaultSiteSettings, menu: [] };

it('withDraft overrides settings with valid unsaved ones and keeps the rest of the site', () => {
  expect(withDraft(site, { studioName: 'Anders', tagline: { nl: 'Zo' } })).toEqual({
    ...site,
    settings: { ...defaultSiteSettings, studioName: 'Anders', tagline: { nl: 'Zo' } },
  });
});

it('withDraft ignores invalid and unknown settings', () => {
  expect(withDraft(site, { studioName: '', tagline: 7, __proto__: { city: 'x' }, onbekend: 1 })).toEqual(
    site,
  );
});
