import { expect, it } from 'vitest';
import { defaultSiteSettings } from '#api/schemas/default-site-settings.ts';
import { withDraft } from './live-site.ts';

const site = { settings: defaultSiteSettings, menu: [] };

it('settings that are typed stand in for those that were served; the rest of the site stays', () => {
  expect(withDraft(site, { studioName: 'Anders', tagline: { nl: 'Zo' } })).toEqual({
    ...site,
    settings: { ...defaultSiteSettings, studioName: 'Anders', tagline: { nl: 'Zo' } },
  });
});

it('what cannot be a setting changes nothing', () => {
  expect(withDraft(site, { studioName: '', tagline: 7, __proto__: { city: 'x' }, onbekend: 1 })).toEqual(
    site,
  );
});
