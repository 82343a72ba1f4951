import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { demoPages } from '#seed/demo/pages.ts';
import { demoSettings } from '#seed/demo/settings.ts';
import { buildApp } from '#server/app.ts';
import { mediaPlugin } from '#server/media/media.plugin.ts';
import { createMediaService } from '#server/media/media.service.ts';
import { openLocalStore } from '#server/media/media-store.ts';
import { createPage } from '#server/pages/create-page.ts';
import { SiteReader } from '#server/pages/read-site.ts';
import { saveRedirect } from '#server/redirects/redirects.service.ts';
import { seedSite } from '#server/seed-site.ts';
import { createSharingPictures } from '#server/sharing/sharing-pictures.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { websitePlugin } from '#server/website/website.plugin.ts';
import { builtAssets } from '../support/built-assets.ts';
import { testDeps, testIdentity } from '../support/test-app.ts';

/**
 * Asks for every public address in every state and both languages, and holds `docs/public-routes.md` against
 * the answers. After a change on purpose: `vitest run -u tests/unit/public-routes.test.ts`.
 */

/** One address in one state. A page's address is asked for in both languages. */
interface Visit {
  readonly state: string;
  readonly url: string;
  readonly cookie?: string;
}

let app: FastifyInstance;
let storage: Storage;
let reader: SiteReader;
let folder: string;

beforeAll(async () => {
  storage = openDatabase({ kind: 'sqlite', file: ':memory:' });
  await storage.migrate();
  await storage.revision.start();
  folder = await mkdtemp(join(tmpdir(), 'vitrine-routes-'));
  const store = openLocalStore(folder);
  const media = createMediaService(storage, store);
  const deps = testDeps(storage, { definitions: blockDefinitions });
  reader = new SiteReader(storage);
  app = await buildApp({
    ...deps,
    identity: async (site) => {
      await testIdentity(site);
      site.decorate('mediaViewer', async () => undefined);
    },
    media: async (site) => site.register(mediaPlugin, { storage, store, media, grants: deps.grants }),
    website: websitePlugin({
      reader,
      assets: builtAssets,
      assetsFolder: join(import.meta.dirname, '../../src/ui/button'),
      origin: 'http://localhost:3000',
      serviceWorker: '/* the worker */',
      now: () => new Date('2026-11-21'),
      pictures: createSharingPictures(store, media),
    }),
  });
  const mediaFolder = join(import.meta.dirname, '../../src/seed/media');
  await seedSite({ ...deps, mediaService: media }, { pages: demoPages, settings: demoSettings, mediaFolder });
  const make = (page: object) =>
    createPage(deps, { overview: [], status: 'PUBLISHED', ...page } as never, 'system');
  await make({ identifier: 'alleen-nederlands', title: { nl: 'Alleen in het Nederlands' } });
  await make({ identifier: 'concept', title: 'Concept', status: 'DRAFT' });
  await make({ identifier: 'verborgen', title: 'Verborgen', status: 'HIDDEN' });
  await make({ identifier: 'doorgestuurd', title: 'Weg', status: 'HIDDEN', redirectUrl: '/werkwijze' });
  await saveRedirect(storage, '/oud-adres', { toPath: '/werkwijze', reason: '' }, 'system');
}, 120_000);

afterAll(async () => {
  await app.close();
  await storage.close();
  await rm(folder, { recursive: true });
});

const pages: readonly Visit[] = [
  { state: 'home', url: '/' },
  { state: 'clients', url: '/clients' },
  { state: 'cases', url: '/cases' },
  { state: 'case', url: '/cases/shell' },
  { state: 'case, below clients', url: '/clients/shell' },
  { state: 'page', url: '/werkwijze' },
  { state: 'page below another', url: '/werkwijze/ontwerpsprint' },
  { state: 'not translated', url: '/alleen-nederlands' },
  { state: 'privacy', url: '/privacy' },
  { state: 'hidden from search', url: '/blokken' },
  { state: 'protected, locked', url: '/cases/halte' },
  { state: 'what is shown offline', url: '/offline' },
  { state: 'in preview', url: '/werkwijze?preview' },
  { state: 'its own identifier', url: '/main' },
  { state: 'trailing slash', url: '/werkwijze/' },
  { state: 'child by its bare identifier', url: '/ontwerpsprint' },
  { state: 'case by its bare identifier', url: '/shell' },
  { state: 'hidden, with a redirect', url: '/doorgestuurd' },
  { state: 'hidden', url: '/verborgen' },
  { state: 'moved', url: '/oud-adres?a=1' },
  { state: 'draft', url: '/concept' },
  { state: 'unknown', url: '/nergens' },
  { state: 'unknown case', url: '/cases/nergens' },
  { state: 'the not-found page itself', url: '/404' },
  { state: 'below the wrong page', url: '/clients/werkwijze' },
  { state: 'three segments', url: '/a/b/c' },
];

const files: readonly Visit[] = [
  { state: 'service worker', url: '/sw.js' },
  { state: 'sitemap', url: '/sitemap.xml' },
  { state: 'robots', url: '/robots.txt' },
  { state: 'web manifest', url: '/site.webmanifest' },
  { state: 'icon', url: '/favicon.ico' },
  { state: 'icon', url: '/favicon.svg' },
  { state: 'icon', url: '/apple-touch-icon.png' },
  { state: 'sharing picture, without fingerprint', url: '/og/werkwijze.jpg' },
  { state: 'sharing picture of a protected page', url: '/og/cases/halte.jpg' },
  { state: 'demo deck', url: '/slidedeck' },
  { state: 'code frame', url: '/frame/code' },
  { state: 'Spline frame', url: '/frame/spline' },
  { state: 'built file', url: '/assets/button.css' },
  { state: 'no such built file', url: '/assets/nope.js' },
  { state: 'no such file', url: '/media/nope/nope.jpg' },
  { state: 'editor', url: '/admin' },
  { state: 'any screen of the editor', url: '/admin/media' },
  { state: 'page, read by its visitors', url: '/api/pages/werkwijze' },
  { state: 'protected page, without its blocks', url: '/api/pages/halte' },
  { state: 'list of pages', url: '/api/pages' },
  { state: 'tree of pages', url: '/api/pages/hierarchy' },
  { state: 'children', url: '/api/pages/werkwijze/children' },
  { state: 'redirect check', url: '/api/redirects/check?path=/oud-adres' },
  { state: 'unknown call', url: '/api/nope' },
  { state: 'a call of the editor', url: '/api/admin/settings' },
  { state: 'description of the calls', url: '/api/openapi.json' },
  { state: 'lives', url: '/healthz' },
  { state: 'is ready', url: '/readyz' },
];

const inBothLanguages = (visits: readonly Visit[]): Visit[] =>
  visits.flatMap((visit) => [visit, { ...visit, url: visit.url === '/' ? '/en' : `/en${visit.url}` }]);

const ask = ({ url, cookie }: Visit) => app.inject({ url, headers: cookie === undefined ? {} : { cookie } });

/** The cookies of a visitor who has given the password of the demo's protected case. */
async function unlocked(): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/access/halte',
    payload: { password: 'laatste-halte' },
  });
  expect(answer.statusCode).toBe(200);
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** Headers that differ from request to request, or that the columns tell already. */
const leftOut = new Set(
  'connection content-length cache-control date etag last-modified location vary x-request-id'.split(' '),
);

/** The sets of headers in the order in which they were met; each is named by its number. */
class HeaderSets {
  private readonly sets: string[] = [];

  nameOf({ headers }: LightMyRequestResponse): string {
    const lines = Object.entries(headers)
      .filter(([name]) => !leftOut.has(name))
      .map(([name, value]) => `${name}: ${String(value).replace(/'sha256-[^']+'/g, "'sha256-…'")}`)
      .sort();
    const text = lines.join('\n');
    if (!this.sets.includes(text)) this.sets.push(text);
    return String(this.sets.indexOf(text) + 1);
  }

  describe(): string {
    return this.sets.map((text, index) => `### ${index + 1}\n\n\`\`\`\n${text}\n\`\`\`\n`).join('\n');
  }
}

function row(visit: Visit, answer: LightMyRequestResponse, sets: HeaderSets): string {
  const { document } = new JSDOM(isHtml(answer) ? answer.body : '').window;
  const headings = [...document.querySelectorAll('h1')].map((heading) => heading.textContent);
  expect(headings.length, visit.url).toBeLessThan(2);
  const cells = [
    `\`${visit.url}\``,
    visit.state,
    answer.statusCode,
    answer.headers.location ?? headings[0] ?? '',
    isHtml(answer) ? document.documentElement.lang : '',
    document.querySelector('meta[name=robots]')?.getAttribute('content') ?? '',
    answer.headers['cache-control'] ?? '',
    sets.nameOf(answer),
  ];
  return `| ${cells.join(' | ')} |`;
}

function isHtml({ headers }: LightMyRequestResponse): boolean {
  return String(headers['content-type']).startsWith('text/html');
}

async function table(visits: readonly Visit[], sets: HeaderSets): Promise<string> {
  const rows: string[] = [];
  for (const visit of visits) rows.push(row(visit, await ask(visit), sets));
  return [
    '| Address | State | Status | Main heading, or where it leads | Language | Robots | Cache-Control | Headers |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

it('docs/public-routes.md says what every public address answers', async () => {
  const sets = new HeaderSets();
  const cookie = await unlocked();
  const unlockedCase = { state: 'protected, unlocked', url: '/cases/halte', cookie };
  const sound = await table(inBothLanguages([...pages, unlockedCase]), sets);
  const fileTable = await table(files, sets);

  for (const call of ['findPublicPage', 'redirectFor', 'settings', 'menuPages', 'publicPages'] as const) {
    vi.spyOn(reader, call).mockRejectedValue(new Error('gone'));
  }
  const failing = await table(
    inBothLanguages([
      { state: 'in memory', url: '/werkwijze' },
      { state: 'not in memory', url: '/elders' },
      { state: 'a case not in memory', url: '/cases/toast' },
      { state: 'unknown', url: '/a/b/c' },
    ]),
    sets,
  );
  vi.restoreAllMocks();

  const document = `# Every public address

Made by \`tests/unit/public-routes.test.ts\`, which asks for all of them on the demo site and fails when an
answer and this page differ. \`vitest run -u\` writes it anew. The last column names a set of headers below.

## Pages

${sound}

## Files, frames and calls that need nobody signed in

${fileTable}

## When storage fails

${failing}

## Headers

Beside \`Cache-Control\`, \`ETag\`, \`Vary\`, \`Content-Length\` and \`Location\`. Hashes of inline scripts are left out.

${sets.describe()}`;
  await expect(document).toMatchFileSnapshot('../../docs/public-routes.md');
});
