import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { demoPages } from '#seed/demo/pages.ts';
import { demoSettings } from '#seed/demo/settings.ts';
import { emptyPages } from '#seed/empty.ts';
import { listAudit } from '#server/audit/audit.service.ts';
import { deletePage } from '#server/pages/tree/delete-page.ts';
import { pictureWorkerSource } from '#server/pictures/picture-worker-source.ts';
import { parseConfig } from './config.ts';
import { type OpenedDeps, openDeps } from './deps.ts';
import { seedSite } from './seed-site.ts';

const mediaFolder = fileURLToPath(new URL('../../seed/media', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'vitrine-seed-'));
let deps: OpenedDeps;

beforeAll(async () => {
  deps = await openDeps(parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }), blockDefinitions, {
    pictureWorker: pictureWorkerSource,
  });
});
afterAll(async () => {
  await deps.close();
  rmSync(folder, { recursive: true, force: true });
});

it('fills a new site with the demo, ready for visitors, and goes on after being stopped halfway', async () => {
  const broken = { pages: demoPages.slice(0, 4), settings: demoSettings, mediaFolder: '/nowhere' };
  await expect(seedSite(deps, broken)).rejects.toThrow('/nowhere');
  expect(await seedSite(deps, { pages: demoPages, settings: demoSettings, mediaFolder })).toBe(true);
  for (const { identifier, requiresLogin = false } of demoPages) {
    expect((await deps.reader.findPublicPage(identifier)).type).toBe(requiresLogin ? 'locked' : 'page');
    const found = await deps.reader.findPublicPage(identifier, () => true);
    expect([identifier, found.type]).toEqual([identifier, requiresLogin ? 'unlocked' : 'page']);
    expect(JSON.stringify(found)).not.toContain('seed:');
  }
  const hero = await deps.reader.findPublicPage('shell');
  expect(hero.type === 'page' && Object.keys(hero.page.media).length).toBeGreaterThan(0);
  const film = (await deps.mediaService.list()).find(({ name }) => name.endsWith('.webm'));
  expect(film?.poster?.url).toContain(film?.url);
  const files = await deps.mediaService.list();
  const portrait = files.find(({ name }) => name === 'portrait.webp');
  expect(portrait?.alt).toMatchObject({ nl: expect.stringMatching(/\S/), en: expect.stringMatching(/\S/) });
  expect(files.flatMap(({ name, alt }) => (alt ? [] : name))).toEqual([film?.name]);
  const actors = await deps.storage.db.selectFrom('audit').select('actor').distinct().execute();
  expect(actors).toEqual([{ actor: null }]);
  const { entries } = await listAudit(deps.storage.db, { target: film?.id });
  expect(entries.map(({ action, file }) => [action, file])).toContainEqual(['media/add-poster', film?.name]);
  const { studioName, headerLinks } = await deps.reader.settings();
  expect([studioName, headerLinks]).toEqual(['Studio Vitrine', true]);
  expect((await deps.reader.menuPages()).map((page) => page.path)).toContain('/cases');
});

it('completes a page whose start was stopped between its content and its layout', async () => {
  const { db } = deps.storage;
  const wanted = demoPages.filter((page) => page.layout || page.background);
  const kept = async () => {
    const layouts = await db.selectFrom('page_layouts').select('page_id').execute();
    const backgrounds = await db.selectFrom('page_backgrounds').select('page_id').execute();
    return layouts.length + backgrounds.length;
  };
  const before = await kept();
  expect(before).toBeGreaterThanOrEqual(wanted.length);
  await db.deleteFrom('page_layouts').execute();
  await db.deleteFrom('page_backgrounds').execute();
  await db.deleteFrom('settings').where('key', '=', 'seeded').execute();
  await seedSite(deps, { pages: demoPages, settings: demoSettings, mediaFolder });
  expect(await kept()).toBe(before);
});

it('seals the password of the demo’s protected page', async () => {
  const page = await deps.storage.db
    .selectFrom('pages')
    .select('login_password')
    .where('identifier', '=', 'halte')
    .executeTakeFirstOrThrow();
  const { loginPassword } = demoPages.find(({ identifier }) => identifier === 'halte') ?? {};
  expect(page.login_password).toMatch(/^enc1:/);
  expect(deps.vault.open(page.login_password ?? '')).toBe(loginPassword);
});

it('never comes back, whatever people delete', async () => {
  await deletePage(deps, 'toast', 'system');
  expect(await seedSite(deps, { pages: demoPages, settings: demoSettings, mediaFolder })).toBe(false);
  expect(await deps.reader.findPublicPage('toast')).toEqual({ type: 'absent' });
});

it('can also begin with nothing but the pages a site needs', async () => {
  expect(emptyPages.map((page) => page.identifier)).toEqual(['main', 'clients', 'cases', '404']);
});
