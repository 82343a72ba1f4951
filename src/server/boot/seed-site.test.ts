import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { defaultLayout } from '#content/look/layout.ts';
import { emptyPages } from '#seed/empty.ts';
import type { StartingPage } from '#seed/starting-content.ts';
import { listAudit } from '#server/audit/audit.service.ts';
import { deletePage } from '#server/pages/tree/delete-page.ts';
import { pictureWorkerSource } from '#server/pictures/picture-worker-source.ts';
import { writeWebm } from '../../../scripts/lib/webm.ts';
import { createPicture } from '../../../tests/support/media-test-app.ts';
import { parseConfig } from './config.ts';
import { type OpenedDeps, openDeps } from './deps.ts';
import { seedSite } from './seed-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-seed-'));
const alt = { nl: 'De kade', en: 'The quay' };
const pages: readonly StartingPage[] = [
  {
    identifier: 'main',
    kind: 'page',
    title: { nl: 'Welkom', en: 'Welcome' },
    overview: [
      { id: 'picture', type: 'image', isMultiLanguage: true, src: 'seed:quay.webp', alt },
      {
        id: 'slides',
        type: 'carousel',
        slides: [
          { id: 'film', slug: 'film', type: 'video', src: 'seed:quay.webp', videoSrc: 'seed:film.webm' },
        ],
      },
    ],
  },
  {
    identifier: 'cases',
    kind: 'page',
    title: { nl: 'Werk', en: 'Work' },
    overview: [],
    layout: { ...defaultLayout, composition: 'edge' },
    background: { backgroundSettings: { backgroundColorLight: '#fafafa' } },
  },
  { identifier: 'shell', kind: 'case', title: { nl: 'Schelp', en: 'Shell' }, overview: [] },
  {
    identifier: 'halte',
    kind: 'case',
    requiresLogin: true,
    loginPassword: 'zeil',
    title: { nl: 'Halte', en: 'Stop' },
    overview: [{ id: 'secret', type: 'image', src: 'seed:quay.webp', alt }],
  },
];
const settings = { studioName: 'Studio Proef' };
let deps: OpenedDeps;

beforeAll(async () => {
  deps = await openDeps(
    parseConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', SEED: 'empty' }),
    blockDefinitions,
    {
      pictureWorker: pictureWorkerSource,
    },
  );
  writeFileSync(join(folder, 'quay.webp'), await createPicture('webp', 60, 40));
  const frames = [{ time: 0, key: true, bytes: Buffer.from('frame') }];
  const video = writeWebm({ codec: 'V_VP9', width: 320, height: 240, duration: 1500, frames });
  writeFileSync(join(folder, 'film.webm'), video);
  writeFileSync(join(folder, 'film-poster.jpg'), await createPicture('jpeg', 64, 48));
});
afterAll(async () => {
  await deps.close();
  rmSync(folder, { recursive: true, force: true });
});

const seed = () => seedSite(deps, { pages, settings, mediaFolder: folder });

it('seeding fills a new site with public pages, even after an interrupted attempt', async () => {
  const broken = { pages: pages.slice(1), settings, mediaFolder: '/nowhere' };
  await expect(seedSite(deps, broken)).rejects.toThrow('/nowhere');
  expect(await seed()).toBe(true);
  for (const { identifier, requiresLogin = false } of pages) {
    expect((await deps.reader.findPublicPage(identifier)).type).toBe(requiresLogin ? 'locked' : 'page');
    const found = await deps.reader.findPublicPage(identifier, () => true);
    expect([identifier, found.type]).toEqual([identifier, requiresLogin ? 'unlocked' : 'page']);
    expect(JSON.stringify(found)).not.toContain('seed:');
  }
  const files = await deps.mediaService.list();
  expect(files.map(({ name, alt: words }) => [name, words]).toSorted()).toEqual([
    ['film.webm', undefined],
    ['quay.webp', alt],
  ]);
  const video = files.find(({ name }) => name === 'film.webm');
  expect(video?.poster?.url).toContain(video?.url);
  const { entries } = await listAudit(deps.storage.db, { target: video?.id });
  expect(entries.map(({ action, file }) => [action, file])).toContainEqual(['media/add-poster', 'film.webm']);
  const actors = await deps.storage.db.selectFrom('audit').select('actor').distinct().execute();
  expect(actors).toEqual([{ actor: null }]);
  const { studioName, headerLinks } = await deps.reader.settings();
  expect([studioName, headerLinks]).toEqual(['Studio Proef', true]);
  expect((await deps.reader.menuPages()).map((page) => page.path)).toContain('/cases');
});

it('seeding completes a page that was interrupted before its layout was saved', async () => {
  const { db } = deps.storage;
  const kept = async () => [
    (await db.selectFrom('page_layouts').select('page_id').execute()).length,
    (await db.selectFrom('page_backgrounds').select('page_id').execute()).length,
  ];
  expect(await kept()).toEqual([1, 1]);
  await db.deleteFrom('page_layouts').execute();
  await db.deleteFrom('page_backgrounds').execute();
  await db.deleteFrom('settings').where('key', '=', 'seeded').execute();
  await seed();
  expect(await kept()).toEqual([1, 1]);
});

it('seeding encrypts the password of a protected page', async () => {
  const page = await deps.storage.db
    .selectFrom('pages')
    .select('login_password')
    .where('identifier', '=', 'halte')
    .executeTakeFirstOrThrow();
  expect(page.login_password).toMatch(/^enc1:/);
  expect(deps.vault.open(page.login_password ?? '')).toBe('zeil');
});

it('seeding does not bring back deleted pages', async () => {
  await deletePage(deps, 'shell', 'system');
  expect(await seed()).toBe(false);
  expect(await deps.reader.findPublicPage('shell')).toEqual({ type: 'absent' });
});

it('the empty seed contains only the pages that every site needs', () => {
  expect(emptyPages.map((page) => page.identifier)).toEqual(['main', 'clients', 'cases', '404']);
});
