import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blockDefinitions } from '../src/blocks/definitions.ts';
import { listAudit } from '../src/server/audit/audit.service.ts';
import { parseConfig } from '../src/server/boot/config.ts';
import { type OpenedDeps, openDeps } from '../src/server/boot/deps.ts';
import { seedSite } from '../src/server/boot/seed-site.ts';
import { pictureWorkerSource } from '../src/server/pictures/picture-worker-source.ts';
import { deckFile } from './deck/deck-names.ts';
import { demoPages } from './pages/pages.ts';
import { demoSettings } from './settings.ts';

const mediaFolder = fileURLToPath(new URL('media', import.meta.url));
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

it('seeding fills a new site with the demo, ready for visitors', async () => {
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
  // Only images have alt text, and they have it in both languages.
  const inOneLanguage = files.filter(({ alt }) => typeof alt === 'object' && !(alt.nl && alt.en));
  expect(inOneLanguage.map(({ name }) => name)).toEqual([]);
  expect(files.flatMap(({ name, alt }) => (alt ? [] : name)).sort()).toEqual([film?.name, deckFile].sort());
  const actors = await deps.storage.db.selectFrom('audit').select('actor').distinct().execute();
  expect(actors).toEqual([{ actor: null }]);
  const { entries } = await listAudit(deps.storage.db, { target: film?.id });
  expect(entries.map(({ action, file }) => [action, file])).toContainEqual(['media/add-poster', film?.name]);
  const { studioName, headerLinks } = await deps.reader.settings();
  expect([studioName, headerLinks]).toEqual(['Studio Vitrine', true]);
  expect((await deps.reader.menuPages()).map((page) => page.path)).toContain('/cases');
});

it('seeding encrypts the password of the demo’s protected page', async () => {
  const page = await deps.storage.db
    .selectFrom('pages')
    .select('login_password')
    .where('identifier', '=', 'halte')
    .executeTakeFirstOrThrow();
  const { loginPassword } = demoPages.find(({ identifier }) => identifier === 'halte') ?? {};
  expect(page.login_password).toMatch(/^enc1:/);
  expect(deps.vault.open(page.login_password ?? '')).toBe(loginPassword);
});
