import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ErrorBody } from '#api/errors.ts';
import { defaultSiteSettings } from '#api/schemas/default-site-settings.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import type { SiteSettings } from '#api/schemas/settings.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { upsertSetting } from './settings.repository.ts';

describeEachDatabase('the settings API', (location) => {
  let test: TestApp;
  let page: ApiPage;
  beforeAll(async () => {
    test = await openTestApp(location());
    const body = { identifier: 'main', title: { nl: 'Welkom' }, overview: [], status: 'PUBLISHED' };
    page = (await test.asOwner<ApiPage>('POST', '/pages', body)).body;
  });
  afterAll(() => test.close());

  it('returns the defaults, and changes one setting at a time', async () => {
    expect((await test.asEditor<SiteSettings>('GET', '/admin/settings')).body).toEqual(defaultSiteSettings);
    const saved = await test.asOwner<SiteSettings>('PUT', '/admin/settings', {
      studioName: 'Studio Vitrine',
    });
    expect(saved.body).toEqual({ ...defaultSiteSettings, studioName: 'Studio Vitrine' });
    await test.asOwner('PUT', '/admin/settings', { contentBlocks: { container: { gap: '2rem' } } });
    const read = await test.asEditor<SiteSettings>('GET', '/admin/settings');
    expect(read.body).toMatchObject({
      studioName: 'Studio Vitrine',
      contentBlocks: { container: { gap: '2rem' } },
    });
  });

  it('changes nothing when settings are sent back as they were read', async () => {
    await test.storage.db.deleteFrom('settings').execute();
    await test.storage.write(null, async (scope) => {
      await upsertSetting(scope.db, 'tagline', { nl: 'Wij maken', en: 'We make' }, scope.now);
      await upsertSetting(scope.db, 'city', 7, scope.now);
      scope.record('site/seed', 'site');
    });
    const read = await test.asOwner<SiteSettings>('GET', '/admin/settings');
    const site = test.storage.revision.current;
    const saved = await test.asOwner<SiteSettings>('PUT', '/admin/settings', read.body);
    expect([saved.status, saved.body]).toEqual([200, read.body]);
    expect(saved.headers.etag).toBe(read.headers.etag);
    expect(test.storage.revision.current).toBe(site);
    const changed = await test.asOwner<SiteSettings>('PUT', '/admin/settings', { city: 'Utrecht' });
    expect(changed.body.city).toBe('Utrecht');
    expect(changed.headers.etag).not.toBe(read.headers.etag);
  });

  it('lets only owners save, and reports every invalid field', async () => {
    expect((await test.asEditor('PUT', '/admin/settings', { studioName: 'x' })).status).toBe(403);
    expect((await test.asVisitor('GET', '/admin/settings')).status).toBe(401);
    const refused = await test.asOwner<ErrorBody>('PUT', '/admin/settings', {
      studioName: '',
      startYear: 'ooit',
    });
    expect(refused.body.issues?.map((issue) => issue.path)).toEqual(['studioName', 'startYear']);
  });

  it.each([
    ['emailAddress', ['nope', 'a@b', 'a b@c.nl', '<a@b.nl>', 'a@b.nl, c@d.nl', ' a@b.nl']],
    ['phoneNumber', ['bel mij', '+', '12', '020-x', '<b>']],
    ['measurementId', ['G-', 'g-abc', 'UA-1234-1', 'G-"></script><script>alert(1)</script>', 'G-A B']],
  ])('rejects an invalid %s', async (key, values) => {
    for (const value of values) {
      const refused = await test.asOwner<ErrorBody>('PUT', '/admin/settings', { [key]: value });
      expect([value, refused.status, refused.body.issues?.map(({ path }) => path)]).toEqual([
        value,
        400,
        [key],
      ]);
    }
  });

  it.each([
    ['emailAddress', ['hallo@studio.example', 'ik+werk@een.nl', 'één@café.example', '']],
    ['phoneNumber', ['+31 20 000 00 00', '020-1234567', '+31 (0)6 12 34 56 78', '112', '']],
    ['measurementId', ['G-ABC1234567', '']],
  ])('accepts a valid or empty %s', async (key, values) => {
    for (const value of values) {
      const saved = await test.asOwner<object>('PUT', '/admin/settings', { [key]: value });
      expect([saved.status, saved.body]).toMatchObject([200, { [key]: value }]);
    }
  });

  it('saves opening hours, and rejects a closing time before the opening time', async () => {
    const { openingHours } = defaultSiteSettings;
    const late = { ...openingHours, Sa: [{ from: '10:00', to: '16:00' }] };
    const saved = await test.asOwner<SiteSettings>('PUT', '/admin/settings', { openingHours: late });
    expect(saved.body.openingHours).toEqual(late);
    const refused = await test.asOwner<ErrorBody>('PUT', '/admin/settings', {
      openingHours: { ...openingHours, Mo: [{ from: '17:00', to: '09:00' }] },
    });
    expect(refused.body.issues).toEqual([
      { path: 'openingHours.Mo[0].to', message: 'must be later than the opening time, 17:00' },
    ]);
    expect((await test.asEditor<SiteSettings>('GET', '/admin/settings')).body.openingHours).toEqual(late);
  });

  it('still reads values that were saved before they were validated', async () => {
    await test.storage.write(null, async (scope) => {
      await upsertSetting(scope.db, 'emailAddress', 'Studio <hallo@studio.example>', scope.now);
      scope.record('site/seed', 'site');
    });
    const read = await test.asEditor<SiteSettings>('GET', '/admin/settings');
    expect(read.body.emailAddress).toBe('Studio <hallo@studio.example>');
  });

  it('saves and deletes the layout of a page, and returns 404 for a missing page', async () => {
    const url = `/admin/page-layout?pageId=${page.identifier}`;
    expect((await test.asEditor<object>('GET', url)).body).toEqual({ settings: { layoutSettings: null } });
    const layoutSettings = { container: { maxWidth: '960px' }, overrideStates: { mobile: true } };
    const before = test.storage.revision.current;
    expect((await test.asEditor<object>('PUT', url, { layoutSettings })).body).toEqual({
      settings: { layoutSettings },
    });
    expect(test.storage.revision.current).toBe(before + 1);
    const none = { settings: { layoutSettings: null } };
    expect(await test.asEditor('DELETE', url)).toMatchObject({ status: 200, body: none });
    expect((await test.asEditor<object>('GET', url)).body).toEqual(none);
    expect((await test.asEditor('GET', '/admin/page-layout?pageId=nergens')).status).toBe(404);
  });

  it('saves each part of a page background separately, and requires a page ID', async () => {
    const url = `/admin/page-background?pageId=${page.id}`;
    const backgroundSettings = { backgroundColorLight: '#ffffff' };
    await test.asEditor('PUT', url, { backgroundSettings });
    const saved = await test.asEditor<object>('PUT', url, { dynamicBackgroundSettings: { enabled: true } });
    expect(saved.body).toMatchObject({
      settings: {
        backgroundSettings,
        dynamicBackgroundSettings: { enabled: true, scrollRange: { start: 0, end: 100 } },
      },
    });
    expect((await test.asEditor<object>('DELETE', url)).body).toEqual({
      settings: { backgroundSettings: null, dynamicBackgroundSettings: null },
    });
    for (const [method, word] of [
      ['PUT', 'save'],
      ['DELETE', 'delete'],
    ] as const) {
      const refused = await test.asEditor<ErrorBody>(
        method,
        '/admin/page-background',
        method === 'PUT' ? {} : undefined,
      );
      expect(refused).toMatchObject({
        status: 400,
        body: { message: `Page ID is required to ${word} background settings` },
      });
    }
    await test.asEditor('DELETE', url);
    const none = { settings: { backgroundSettings: null, dynamicBackgroundSettings: null } };
    expect((await test.asEditor<object>('GET', url)).body).toEqual(none);
  });
});
