import { afterAll, beforeAll, expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { siteWords } from '#i18n/site-words.ts';
import { buildApp } from '#server/app/app.ts';
import { createVisitorSide } from '#server/app/visitor-side.ts';
import { beginJournal } from '#server/journal/begin-journal.ts';
import { createPastMoments, type PastMoments } from '#server/journal/past-moment.ts';
import { recordChanges } from '#server/journal/record-changes.ts';
import { createPage } from '#server/pages/content/create-page.ts';
import { savePage } from '#server/pages/content/save-page.ts';
import { createPastSource } from '#server/pages/site/past-source.ts';
import { SiteReader } from '#server/pages/site/read-site.ts';
import { deletePage } from '#server/pages/tree/delete-page.ts';
import { renamePage } from '#server/pages/tree/rename-page.ts';
import { createKeys } from '#server/security/keys.ts';
import { saveSettings } from '#server/settings/settings.service.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { builtAssets } from '../../../tests/support/built-assets.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { testDeps } from '../../../tests/support/test-app.ts';
import { testPictures } from '../../../tests/support/test-pictures.ts';

describeEachDatabase('the site at a past moment', (location) => {
  let storage: Storage;
  let moments: PastMoments;
  let app: Awaited<ReturnType<typeof buildApp>>;
  let time = Date.parse('2026-03-01T09:00:00.000Z');
  let first: string;
  const tick = () => {
    time += 60_000;
    return new Date(time).toISOString();
  };

  beforeAll(async () => {
    storage = openDatabase(location(), { clock: () => new Date(time), witness: recordChanges });
    await storage.migrate();
    await storage.revision.start();
    const deps = testDeps(storage, { definitions: blockDefinitions });
    moments = createPastMoments(createKeys('a secret that is long enough to be one'), () => time);
    const visitors = createVisitorSide({
      reader: new SiteReader(storage),
      past: createPastSource(storage, moments),
      assets: builtAssets,
      assetsFolder: import.meta.dirname,
      origin: 'http://localhost:3000',
      now: () => new Date(time),
      pictures: testPictures,
    });
    app = await buildApp({ ...deps, visitors });
    const make = (page: object) =>
      createPage(deps, { overview: [], status: 'PUBLISHED', ...page } as never, 'system');
    const link = { id: 'een', type: 'card', title: { nl: 'Ga', en: 'Go' }, link: '/werkwijze' };
    await make({ identifier: 'main', title: { nl: 'Welkom toen', en: 'Welcome then' }, overview: [link] });
    await make({ identifier: '404', title: 'Niets te zien' });
    await make({ identifier: 'werkwijze', title: { nl: 'Werkwijze', en: 'Method' } });
    await make({ identifier: 'weg', title: { nl: 'Later weg' } });
    await make({ identifier: 'geheim', title: 'Naam van de klant', requiresLogin: true, loginPassword: 'x' });
    await beginJournal(storage);
    first = tick();
    tick();
    await savePage(deps, 'main', { title: { nl: 'Welkom nu', en: 'Welcome now' }, overview: [] }, 'system');
    await savePage(deps, 'main', { status: 'PUBLISHED' }, 'system');
    await publishDraft(deps);
    await renamePage(deps, 'werkwijze', { identifier: 'aanpak' }, 'system');
    await deletePage(deps, 'weg', 'system');
    await make({ identifier: 'nieuw', title: 'Nieuw' });
    await saveSettings(storage, { studioName: 'Studio Nu', measurementId: 'G-ABC123' }, 'system');
    tick();
  });
  afterAll(async () => {
    await app.close();
    await storage.close();
  });

  async function publishDraft(deps: ReturnType<typeof testDeps>): Promise<void> {
    const { setVersionStatus, listVersions } = await import('#server/pages/versions/versions.service.ts');
    const [draft] = (await listVersions(deps, 'main')).filter(({ status }) => status === 'DRAFT');
    await setVersionStatus(deps, 'main', { versionId: draft?.id ?? '', status: 'PUBLISHED' }, 'system');
  }

  const get = (url: string, cookie = '') => app.inject({ url, headers: { cookie } });
  const then = (path: string) => get(`${path}?at=${moments.sign(first).value}`);

  it('shows the past page with a notice in both languages, and links to the current page', async () => {
    const [dutch, english, today] = [await then('/'), await then('/en'), await get('/')];
    expect(dutch.statusCode).toBe(200);
    expect(dutch.body).toContain('<title>Welkom toen – Studio</title>');
    expect(dutch.body).toContain(siteWords.nl.past.shows('1 maart 2026 om 10:01'));
    expect(english.body).toContain('<title>Welcome then – Studio</title>');
    expect(english.body).toContain(siteWords.en.past.shows('1 March 2026 at 10:01'));
    expect(english.body).toMatch(/<a [^>]*href="\/en" data-today/);
    expect(today.body).toContain('<title>Welkom nu – Studio Nu</title>');
    expect(today.body).not.toContain(siteWords.nl.past.shows(''));
    expect(today.body).not.toContain('class="moment"');
  });

  it('keeps the menu, links and language switch at the same moment', async () => {
    const { body } = await then('/');
    const links = [...body.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href);
    const leaving = links.filter((href) => !href.includes('?at=') && !href.startsWith('/cookie'));
    expect(leaving).toEqual(['/']);
    expect(links.some((href) => href.startsWith('/werkwijze?at='))).toBe(true);
    expect(links.some((href) => href.startsWith('/weg?at='))).toBe(true);
    expect(links.some((href) => href.startsWith('/nieuw'))).toBe(false);
    expect((await then('/werkwijze')).body).toContain('<title>Werkwijze – Studio</title>');
  });

  it('is not cached, indexed or measured', async () => {
    const { headers, body } = await then('/');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(body).toContain('<meta name="robots" content="noindex,nofollow"/>');
    expect(body).not.toMatch(
      /rel="canonical"|application\/ld\+json|speculationrules|data-consent|data-measurement/,
    );
    expect(headers['content-security-policy']).not.toContain('google');
    expect((await get('/')).headers['cache-control']).toContain('public');
  });

  it('sets the cookie for past files once, and only for a signed moment', async () => {
    const { headers } = await then('/');
    expect(headers['set-cookie']).toMatch(/^vitrine_moments=2026-.*; HttpOnly; SameSite=Lax$/);
    const cookie = String(headers['set-cookie']).split(';')[0];
    const { value } = moments.sign(first);
    expect((await get(`/werkwijze?at=${value}`, cookie)).headers['set-cookie']).toBeUndefined();
    expect((await get('/?at=nope')).headers['set-cookie']).toBeUndefined();
    expect((await get('/')).headers['set-cookie']).toBeUndefined();
  });

  it('serves a page deleted since, and the past 404 page for one that did not exist', async () => {
    expect((await then('/weg')).statusCode).toBe(200);
    const later = await then('/nieuw');
    expect([later.statusCode, later.headers['cache-control']]).toEqual([404, 'private, no-store']);
    expect(later.body).toContain('Niets te zien');
    expect((await get('/nieuw')).statusCode).toBe(200);
    const counted = await storage.db.selectFrom('not_found').selectAll().execute();
    expect(counted).toEqual([]);
  });

  it('redirects another spelling of a URL within the same moment', async () => {
    const answer = await then('/werkwijze/');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([302, 'private, no-store']);
    expect(answer.headers.location).toMatch(/^\/werkwijze\?at=2026-/);
  });

  it('keeps the password form of a protected page, and reveals nothing of the page', async () => {
    const { body, statusCode } = await then('/geheim');
    expect(statusCode).toBe(200);
    expect(body).toMatch(/<dialog class="gate"[^>]*data-gate="\/geheim\?at=/);
    expect(body).not.toContain('Naam van de klant');
    expect((await then('/')).body).not.toContain('Naam van de klant');
  });

  it('explains unsigned, expired and too early moments, and links to the current page', async () => {
    const bare = await get(`/en/werkwijze?at=${first}`);
    expect(bare.statusCode).toBe(403);
    expect(bare.body).toContain(siteWords.en.past.unsigned.title);
    expect(bare.body).toMatch(/<a [^>]*href="\/en\/werkwijze"/);
    expect(bare.headers['cache-control']).toBe('private, no-store');
    const { value, until } = moments.sign(first);
    const kept = time;
    time = until;
    const expired = await get(`/?at=${value}`);
    time = kept;
    expect([expired.statusCode, expired.body.includes('Deze link is verlopen')]).toEqual([403, true]);
    const early = await get(`/?at=${moments.sign('2020-01-01T00:00:00.000Z').value}`);
    expect(early.statusCode).toBe(404);
    expect(early.body).toContain(siteWords.nl.past.early.text('1 maart 2026 om 10:00'));
  });

  it('shows the moment in the studio’s current time zone', async () => {
    await saveSettings(storage, { timeZone: 'America/New_York' }, 'system');
    expect((await then('/')).body).toContain(siteWords.nl.past.shows('1 maart 2026 om 04:01'));
    const early = await get(`/en?at=${moments.sign('2020-01-01T00:00:00.000Z').value}`);
    expect(early.body).toContain(siteWords.en.past.early.text('1 March 2026 at 04:00'));
  });
});
