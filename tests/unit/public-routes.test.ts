import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse, RouteOptions } from 'fastify';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { blockDefinitions } from '#blocks/definitions.ts';
import { startingContents } from '#seed/starting-contents.ts';
import { buildApp } from '#server/app/app.ts';
import { createVisitorSide } from '#server/app/visitor-side.ts';
import { seedSite } from '#server/boot/seed-site.ts';
import { beginJournal } from '#server/journal/begin-journal.ts';
import { createPastMoments } from '#server/journal/past-moment.ts';
import { recordChanges } from '#server/journal/record-changes.ts';
import { mediaPlugin } from '#server/media/media.plugin.ts';
import { createMediaService } from '#server/media/media.service.ts';
import { openLocalStore } from '#server/media/store/media-store.ts';
import { createPage } from '#server/pages/content/create-page.ts';
import { createPastSource } from '#server/pages/site/past-source.ts';
import { SiteReader } from '#server/pages/site/read-site.ts';
import { insertClientSpace } from '#server/protection/client-spaces.repository.ts';
import { findSourceIssue } from '#server/redirects/redirect-address.ts';
import { saveRedirect } from '#server/redirects/redirects.service.ts';
import { createKeys } from '#server/security/keys.ts';
import { hashOfSecret } from '#server/security/secret-hash.ts';
import { createSharingPictures } from '#server/seo/sharing-pictures.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { builtAssets } from '../support/built-assets.ts';
import { installFonts } from '../support/install-fonts.ts';
import { sendRawRequest } from '../support/raw-request.ts';
import { testDeps, testIdentity } from '../support/test-app.ts';
import { testPictures } from '../support/test-pictures.ts';

/**
 * Requests every public URL in every state and both languages, and compares the responses with
 * `docs/public-routes.md`. Also fails if a public route is covered by none of the requests. After an intended
 * change run `vitest run tests/unit/public-routes.test.ts -u`.
 */

/** A URL in one state. A page is requested in both languages. */
interface Visit {
  readonly state: string;
  readonly url: string;
  /** GET by default. */
  readonly method?: 'HEAD' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: InjectOptions['payload'];
}

interface Answered {
  readonly visit: Visit;
  readonly answer: LightMyRequestResponse;
}

/** All routes, and those that were requested, as `GET /media/:id/:name`. */
const routes: RouteOptions[] = [];
const asked = new Set<string>();

let app: FastifyInstance;
let storage: Storage;
let reader: SiteReader;
let folder: string;

beforeAll(async () => {
  storage = openDatabase({ kind: 'sqlite', file: ':memory:' }, { witness: recordChanges });
  await storage.migrate();
  await storage.revision.start();
  folder = await mkdtemp(join(tmpdir(), 'vitrine-routes-'));
  const { pages, settings, mediaFolder, fallbackCases } = await startingContents.demo();
  const store = openLocalStore(folder);
  const media = createMediaService(storage, store, testPictures);
  const deps = testDeps(storage, { definitions: blockDefinitions });
  reader = new SiteReader(storage, 'http://localhost:3000');
  app = await buildApp({
    ...deps,
    onRoute: (route) => {
      routes.push(route);
      route.onRequest = [
        ...[route.onRequest ?? []].flat(),
        async ({ method }) => void asked.add(`${method} ${route.url}`),
      ];
    },
    identity: async (site) => {
      await site.register(testIdentity);
      site.decorate('mediaViewer', async () => undefined);
    },
    media: async (site) => {
      await installFonts(site, { storage: deps.storage, store });
      await site.register(mediaPlugin, { ...deps, store, media, pictures: testPictures });
    },
    visitors: createVisitorSide({
      reader,
      past: createPastSource(storage, deps.moments),
      assets: builtAssets,
      assetsFolder: join(import.meta.dirname, '../../src/ui/button'),
      origin: 'http://localhost:3000',
      serviceWorker: '/* the worker */',
      now: () => new Date('2026-11-21'),
      pictures: testPictures,
      fallbackCases: await fallbackCases(),
      sharingPictures: createSharingPictures(store, media, testPictures),
    }),
  });
  await seedSite(
    { ...deps, mediaService: media },
    { pages: await pages(), settings, mediaFolder: join(import.meta.dirname, '../..', mediaFolder) },
  );
  const make = (page: object) =>
    createPage(deps, { overview: [], status: 'PUBLISHED', ...page } as never, 'system');
  await make({ identifier: 'alleen-nederlands', title: { nl: 'Alleen in het Nederlands' } });
  await make({ identifier: 'concept', title: 'Concept', status: 'DRAFT' });
  await make({ identifier: 'verborgen', title: 'Verborgen', status: 'HIDDEN' });
  await make({ identifier: 'doorgestuurd', title: 'Weg', status: 'HIDDEN', redirectUrl: '/werkwijze' });
  await saveRedirect(storage, '/oud-adres', { toPath: '/werkwijze', reason: '' }, 'system');
  await createClientSpace('vaste-link', null);
  await createClientSpace('vaste-link-met-wachtwoord', deps.vault.seal('zeil'));
  await beginJournal(storage);
}, 120_000);

/** Creates a client space whose link is the same in every run. */
async function createClientSpace(token: string, password: string | null): Promise<void> {
  await insertClientSpace(storage.db, {
    id: token,
    client: 'Gemeente',
    greeting: { nl: '', en: '' },
    language: 'nl',
    token: '',
    tokenHash: hashOfSecret(token),
    password,
    seed: 'x',
    expiresAt: null,
    revokedAt: null,
    createdAt: '2026-11-21T00:00:00.000Z',
    firstSeenAt: null,
    lastSeenAt: null,
    previousSeenAt: null,
    visits: 0,
  });
}

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
  { state: 'protected, locked, below clients', url: '/clients/halte' },
  { state: 'offline page', url: '/offline' },
  { state: 'in preview', url: '/werkwijze?preview' },
  { state: 'own identifier', url: '/main' },
  { state: 'trailing slash', url: '/werkwijze/' },
  { state: 'HEAD', url: '/werkwijze', method: 'HEAD' },
  { state: 'child page by identifier', url: '/ontwerpsprint' },
  { state: 'case by identifier', url: '/shell' },
  { state: 'hidden, with a redirect', url: '/doorgestuurd' },
  { state: 'hidden', url: '/verborgen' },
  { state: 'redirect', url: '/oud-adres?a=1' },
  { state: 'redirect, with a trailing slash', url: '/oud-adres/?a=1' },
  { state: 'draft', url: '/concept' },
  { state: 'unknown', url: '/nergens' },
  { state: 'unknown, in preview', url: '/nergens?preview' },
  { state: 'unknown case', url: '/cases/nergens' },
  { state: 'not-found page', url: '/404' },
  { state: 'below the wrong parent', url: '/clients/werkwijze' },
  { state: 'three segments', url: '/a/b/c' },
];

/** Pages that are rendered for each visit, because their cookies contain the time. */
const clientSpacePages: readonly Visit[] = [
  { state: 'client space', url: '/kamer/vaste-link' },
  { state: 'client space, logged out', url: '/kamer/vaste-link?logout' },
  { state: 'client space with a password', url: '/kamer/vaste-link-met-wachtwoord' },
  { state: 'client space, unknown link', url: '/kamer/onbekend' },
  { state: 'shared draft, unknown link', url: '/inzage/onbekend' },
];

const files: readonly Visit[] = [
  { state: 'service worker', url: '/sw.js' },
  { state: 'sitemap', url: '/sitemap.xml' },
  { state: 'part of a large sitemap', url: '/sitemap-1.xml' },
  { state: 'no such sitemap part', url: '/sitemap-2.xml' },
  { state: 'robots', url: '/robots.txt' },
  { state: 'web manifest', url: '/site.webmanifest' },
  { state: 'icon', url: '/favicon.ico' },
  { state: 'icon', url: '/favicon.svg' },
  { state: 'icon', url: '/apple-touch-icon.png' },
  { state: 'icon', url: '/icon-192.png' },
  { state: 'icon', url: '/icon-512.png' },
  { state: 'icon', url: '/icon-maskable-512.png' },
  { state: 'sharing image without fingerprint', url: '/og/werkwijze.jpg' },
  { state: 'sharing image of a protected page', url: '/og/cases/halte.jpg' },
  { state: 'sample deck', url: '/slidedeck' },
  { state: 'code frame', url: '/frame/code' },
  { state: 'Spline frame', url: '/frame/spline' },
  { state: 'built file', url: '/assets/button.css' },
  { state: 'no such built file', url: '/assets/nope.js' },
  { state: 'no such file', url: '/media/nope/nope.jpg' },
  { state: 'no such font', url: '/media/fonts/nope.woff2' },
  { state: 'no such deck', url: '/decks/nope/' },
  { state: 'editor', url: '/admin' },
  { state: 'editor screen', url: '/admin/media' },
  { state: 'page, for visitors', url: '/api/pages/werkwijze' },
  { state: 'protected page, without blocks', url: '/api/pages/halte' },
  { state: 'list of pages', url: '/api/pages' },
  { state: 'tree of pages', url: '/api/pages/hierarchy' },
  { state: 'children', url: '/api/pages/werkwijze/children' },
  { state: 'redirect check', url: '/api/redirects/check?path=/oud-adres' },
  { state: 'unknown call', url: '/api/nope' },
  { state: 'editor call', url: '/api/admin/settings' },
  { state: 'API document', url: '/api/openapi.json' },
  { state: 'API reference', url: '/api/docs' },
  { state: 'API reference, document', url: '/api/docs/static/index.html' },
  { state: 'API reference, script', url: '/api/docs/static/swagger-initializer.js' },
  { state: 'API reference, other files', url: '/api/docs/static/swagger-ui.css' },
  { state: 'API document as JSON', url: '/api/docs/json' },
  { state: 'API document as YAML', url: '/api/docs/yaml' },
  { state: 'MCP without a key', url: '/mcp' },
  { state: 'health check', url: '/healthz' },
  { state: 'readiness check', url: '/readyz' },
];

/** Lists past states of the site, at URLs that the studio signed. */
function listPastStates(): Visit[] {
  const moments = createPastMoments(createKeys('a secret that is long enough to be one'));
  const now = moments.sign(new Date().toISOString()).value;
  const early = moments.sign('2020-01-01T00:00:00.000Z').value;
  return [
    { state: 'past state', url: `/werkwijze?at=${now}` },
    { state: 'past state, protected', url: `/cases/halte?at=${now}` },
    { state: 'past state, unknown', url: `/nergens?at=${now}` },
    { state: 'past state before the first version', url: `/werkwijze?at=${early}` },
    { state: 'past state, unsigned', url: '/werkwijze?at=nope' },
  ];
}

const inBothLanguages = (visits: readonly Visit[]): Visit[] =>
  visits.flatMap((visit) => [visit, { ...visit, url: visit.url === '/' ? '/en' : `/en${visit.url}` }]);

/** Sends a password for the demo's protected case as a script does. `form` sends it as a plain form does. */
const password = (state: string, value: string, language = 'nl'): Visit => ({
  state,
  url: '/api/access/halte',
  method: 'POST',
  payload: { password: value, language },
});
const form = (visit: Visit): Visit => ({
  ...visit,
  state: `${visit.state}, as a form`,
  headers: { ...visit.headers, 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(visit.payload as Record<string, string>).toString(),
});

const rightPassword = password('right password', 'laatste-halte');
const wrongPassword = password('wrong password', 'eerste-halte');
const blankPassword = password('blank password', ' ');
const logout: Visit = {
  state: 'log out',
  url: '/api/access/halte/logout',
  method: 'POST',
  payload: { language: 'nl' },
};
const clientSpace: Visit = {
  state: 'right password of a client space',
  url: '/api/rooms/vaste-link-met-wachtwoord',
  method: 'POST',
  payload: { password: 'zeil', language: 'nl' },
};
const clientSpaces: readonly Visit[] = [
  clientSpace,
  form(clientSpace),
  form({
    ...clientSpace,
    state: 'wrong password of a client space',
    payload: { password: 'roer', language: 'nl' },
  }),
  { ...clientSpace, state: 'unknown client space', url: '/api/rooms/onbekend' },
];
const responses: readonly Visit[] = [
  'approval',
  'remarks',
  'remarks/onbekend/replies',
  'remarks/onbekend/state',
].flatMap((which) => {
  const visit: Visit = {
    state: `${which} by an unknown link`,
    url: `/api/drafts/onbekend/${which}`,
    method: 'POST',
    payload: { name: 'Anna', words: 'Mooi', done: 'true', language: 'nl' },
  };
  return [visit, form(visit)];
});
const access: readonly Visit[] = [
  rightPassword,
  blankPassword,
  wrongPassword,
  form(rightPassword),
  form(blankPassword),
  form(wrongPassword),
  form(password('wrong password, in English', 'eerste-halte', 'en')),
  { ...rightPassword, state: 'unknown page', url: '/api/access/nergens' },
  ...clientSpaces,
  ...responses,
];

function ask({ url, method, headers, payload }: Visit): Promise<LightMyRequestResponse> {
  return app.inject({ url, method: method ?? 'GET', headers: { ...headers }, payload });
}

async function askAll(visits: readonly Visit[]): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (const visit of visits) answers.push({ visit, answer: await ask(visit) });
  return answers;
}

/** Returns the cookies of a visitor who has entered the password of the demo's protected case. */
async function unlockCase(): Promise<string> {
  const answer = await ask(rightPassword);
  expect(answer.statusCode).toBe(200);
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** Returns the URL of an image on a page. Throws if the page does not show it. */
async function findPicture(page: Visit, name: string): Promise<string> {
  const { document } = new JSDOM((await ask(page)).body).window;
  const sources = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '');
  const found = sources.find((source) => source.includes(name));
  if (!found?.startsWith('/media/')) throw new Error(`${page.url} shows no ${name}: ${sources.join(', ')}`);
  return found;
}

/** Lists visits of images. Their URLs depend on their bytes, so they are read from the pages. */
async function listPictures(cookie: string): Promise<Visit[]> {
  const open = await findPicture({ state: '', url: '/cases/shell' }, 'shell');
  const closed = await findPicture({ state: '', url: '/cases/halte', headers: { cookie } }, 'halte-driver');
  const sharing = (await ask({ state: '', url: '/og/werkwijze.jpg' })).headers.location ?? '';
  return [
    { state: 'sharing image', url: sharing },
    { state: 'image', url: withoutQuery(open) },
    { state: 'image in another size', url: `${withoutQuery(open)}?w=640&f=webp` },
    { state: 'part of an image', url: withoutQuery(open), headers: { range: 'bytes=0-99' } },
    { state: 'image of a protected page', url: withoutQuery(closed) },
    { state: 'image of a protected page, unlocked', url: withoutQuery(closed), headers: { cookie } },
  ];
}

const withoutQuery = (url: string): string => url.split('?', 1)[0] ?? '';

/** Makes the storage fail for public pages while `act` runs. */
async function withoutStorage<T>(act: () => Promise<T>): Promise<T> {
  for (const call of ['findPublicPage', 'redirectFor', 'settings', 'menuPages', 'sitemap'] as const) {
    vi.spyOn(reader, call).mockRejectedValue(new Error('gone'));
  }
  try {
    return await act();
  } finally {
    vi.restoreAllMocks();
  }
}

/** Headers that differ between requests, or that have their own column. */
const leftOut = new Set(
  'connection content-length cache-control date etag last-modified location vary x-request-id'.split(' '),
);

/** The distinct sets of headers, in the order of their first response. Each has a number as its name. */
class HeaderSets {
  private readonly sets: string[] = [];

  nameOf({ headers }: LightMyRequestResponse): string {
    const lines = Object.entries(headers)
      .filter(([name]) => !leftOut.has(name))
      .map(([name, value]) => `${name}: ${maskChanging(String(value))}`)
      .sort();
    const text = lines.join('\n');
    if (!this.sets.includes(text)) this.sets.push(text);
    return String(this.sets.indexOf(text) + 1);
  }

  /** Describes each set by the most similar one before it, with the lines that are added or absent. */
  describe(): string {
    const sets = this.sets.map((text) => text.split('\n'));
    return sets.map((lines, index) => describeSet(lines, sets.slice(0, index), index + 1)).join('\n');
  }
}

function describeSet(
  lines: readonly string[],
  before: readonly (readonly string[])[],
  number: number,
): string {
  const differences = before.map((set, index) => ({
    like: index + 1,
    more: lines.filter((line) => !set.includes(line)),
    less: set.filter((line) => !lines.includes(line)),
  }));
  const [nearest] = differences.sort(
    (one, other) => one.more.length + one.less.length - other.more.length - other.less.length,
  );
  const block = (text: readonly string[]) => `\`\`\`\n${text.join('\n')}\n\`\`\`\n`;
  if (!nearest || nearest.more.length + nearest.less.length >= lines.length)
    return `### ${number}\n\n${block(lines)}`;
  const names = (text: readonly string[]) => new Set(text.map((line) => line.split(':', 1)[0] ?? ''));
  // A header with another value is listed only with its new line.
  const changed = names(nearest.more);
  const gone = [...names(nearest.less)].filter((name) => !changed.has(name));
  const without = gone.length > 0 ? ` without ${gone.map((name) => `\`${name}\``).join(', ')}` : '';
  const withMore =
    nearest.more.length > 0 ? `${without ? ', and' : ''} with:\n\n${block(nearest.more)}` : '\n';
  return `### ${number}\n\nAs ${nearest.like}${without}${withMore}`;
}

/**
 * Masks the parts of a header's value that differ after each change or start: hashes of scripts, seals, and
 * the lifetimes of cookies.
 */
function maskChanging(value: string): string {
  return value
    .replace(/'sha256-[^']+'/g, "'sha256-…'")
    .replace(/(vitrine_[a-z_]+)=[^;]+/g, '$1=…')
    .replace(/(vitrine_moments=…; Max-Age)=\d+/, '$1=…');
}

/** The `Cache-Control` of most responses. */
const revalidated = 'public, max-age=0, s-maxage=5, must-revalidate';

function formatCells({ visit, answer }: Answered, sets: HeaderSets): string[] {
  const { document } = new JSDOM(isHtml(answer) ? answer.body : '').window;
  const headings = [...document.querySelectorAll('h1')].map((heading) => heading.textContent);
  expect(headings.length, visit.url).toBeLessThan(2);
  const cache = answer.headers['cache-control'] ?? '';
  return [
    `\`${visit.method ? `${visit.method} ` : ''}${visit.url.replace(/at=.*~.*$/, 'at=…')}\``,
    visit.state,
    String(answer.statusCode),
    answer.headers.location ?? headings[0] ?? '',
    isHtml(answer) ? document.documentElement.lang : '',
    document.querySelector('meta[name=robots]')?.getAttribute('content') ?? '',
    cache === revalidated ? '*revalidated*' : cache,
    sets.nameOf(answer),
  ];
}

/** Formats one row for a URL in both languages. Different values share a cell, Dutch first. */
function formatRow(answers: readonly Answered[], sets: HeaderSets): string {
  const [first = [], ...others] = answers.map((answered) => formatCells(answered, sets));
  const joined = first.map((cell, column) =>
    // The English URL follows from the Dutch one.
    column === 0 ? cell : [...new Set([cell, ...others.map((other) => other[column] ?? '')])].join(' · '),
  );
  return `| ${joined.join(' | ')} |`;
}

function isHtml({ headers }: LightMyRequestResponse): boolean {
  return String(headers['content-type']).startsWith('text/html');
}

const dutchUrl = (url: string) => (url === '/en' ? '/' : url.replace(/^\/en(?=\/.)/, ''));

function formatTable(answers: readonly Answered[], sets: HeaderSets): string {
  const groups = Map.groupBy(answers, ({ visit }) => `${visit.state} ${dutchUrl(visit.url)}`);
  return [
    '| URL | State | Status | Main heading, or target | Language | Robots | Cache-Control | Headers |',
    '|---|---|---|---|---|---|---|---|',
    ...[...groups.values()].map((group) => formatRow(group, sets)),
  ].join('\n');
}

/**
 * Lists the public routes that no request covers. Routes of built files declare no access, because the plugin
 * that serves them registers them. HEAD is left out, because it is GET without a body.
 */
function listUncoveredRoutes(): string[] {
  return routes
    .filter(({ config }) => (config?.access ?? 'public') === 'public')
    .flatMap(({ method, url }) => [method].flat().map((name) => `${name} ${url}`))
    .filter((route) => !route.startsWith('HEAD ') && !asked.has(route));
}

it('no redirect can be created at the path of a site route', () => {
  const paths = routes.map(({ url }) => url.replaceAll(/:\w+|\*/g, 'x')).filter((path) => path !== '/x');
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => findSourceIssue(path) === undefined)).toEqual([]);
});

it('docs/public-routes.md lists the response of every public URL', async () => {
  // These come first, while the cache is empty.
  const notInMemory = await withoutStorage(() =>
    askAll([
      ...inBothLanguages([
        { state: 'home, not cached', url: '/' },
        { state: 'not cached', url: '/elders' },
        { state: 'case, not cached', url: '/cases/toast' },
        { state: 'case below clients, not cached', url: '/clients/toast' },
        { state: 'unknown', url: '/a/b/c' },
      ]),
      { state: 'sitemap, not cached', url: '/sitemap.xml' },
    ]),
  );
  const cookie = await unlockCase();
  const { etag } = (await ask({ state: '', url: '/werkwijze' })).headers;
  const sound = await askAll([
    ...inBothLanguages(pages),
    ...inBothLanguages(listPastStates()),
    ...inBothLanguages(clientSpacePages),
    { state: 'home, with a trailing slash', url: '/en/' },
    { state: 'unchanged (If-None-Match)', url: '/werkwijze', headers: { 'if-none-match': String(etag) } },
    ...inBothLanguages([
      { state: 'protected, unlocked', url: '/cases/halte', headers: { cookie } },
      { state: 'protected, unlocked, below clients', url: '/clients/halte', headers: { cookie } },
    ]),
  ]);
  const others = await askAll([
    ...files,
    ...(await listPictures(cookie)),
    ...access,
    { ...logout, headers: { cookie } },
    form({ ...logout, headers: { cookie } }),
  ]);
  const inMemory = await withoutStorage(() =>
    askAll([
      ...inBothLanguages([
        { state: 'home, cached', url: '/' },
        { state: 'cached', url: '/werkwijze' },
      ]),
      { state: 'sitemap, cached', url: '/sitemap.xml' },
    ]),
  );
  expect(listUncoveredRoutes(), 'public routes without a row').toEqual([]);

  const sets = new HeaderSets();
  const document = `# Public URLs

Each public URL of the demo site, in each state, with its response. A public route without a row fails the test.

Generated: \`npx vitest run tests/unit/public-routes.test.ts -u\` updates this page. Sign-in (\`/api/auth/…\`) is tested elsewhere and not listed.

- Requests are GET unless a method is named.
- A page is also requested below \`/en\`. If the responses differ, both values are given: Dutch · English.
- *revalidated* stands for \`${revalidated}\`.
- The last column is the number of a set of [headers](#headers).

## Pages

${formatTable(sound, sets)}

## Files, frames and API calls

${formatTable(others, sets)}

## While the database is down

${formatTable([...inMemory, ...notInMemory], sets)}

## Headers

Without \`Cache-Control\`, \`ETag\`, \`Vary\`, \`Content-Length\` and \`Location\`. Hashes of inline scripts and values of cookies are
replaced by \`…\`. A set that resembles an earlier one lists only the difference: headers that are absent, added or have another value.

${sets.describe()}`;
  await expect(document).toMatchFileSnapshot('../../docs/public-routes.md');
});

/** Requests for one URL in different ways. Each ends its connection, so that nothing follows the response. */
const heads: Readonly<Record<string, (url: string, etag: string) => readonly string[]>> = {
  brotli: (url) => [`GET ${url} HTTP/1.1`, 'Host: x', 'Accept-Encoding: gzip, deflate, br, zstd'],
  gzip: (url) => [`GET ${url} HTTP/1.1`, 'Host: x', 'Accept-Encoding: br;q=0, gzip'],
  'as it is': (url) => [`GET ${url} HTTP/1.1`, 'Host: x'],
  HEAD: (url) => [`HEAD ${url} HTTP/1.1`, 'Host: x', 'Accept-Encoding: br'],
  'what the browser has': (url, etag) => [
    `GET ${url} HTTP/1.1`,
    'Host: x',
    'Accept-Encoding: br',
    `If-None-Match: "other", W/${etag}`,
  ],
  'HEAD of what the browser has': (url) => [`HEAD ${url} HTTP/1.1`, 'Host: x', 'If-None-Match: *'],
  'a part': (url) => [`GET ${url} HTTP/1.1`, 'Host: x', 'Range: bytes=0-9'],
  'other conditions': (url) => [`GET ${url} HTTP/1.1`, 'Host: x', 'If-Match: "no"', 'If-Modified-Since: 0'],
  'a visitor with habits': (url) => [
    `GET ${url} HTTP/1.1`,
    'Host: x',
    'Accept-Language: en',
    'Cookie: analytics_consent=true; language=en; vitrine_access=nonsense',
    'DNT: 1',
  ],
  'the whole address': (url) => [`GET http://x${url} HTTP/1.1`, 'Host: x'],
  'another spelling': (url) => [`GET ${url}?utm_source=post HTTP/1.1`, 'Host: x'],
  'a body': (url) => [`GET ${url} HTTP/1.1`, 'Host: x', 'Content-Length: 0'],
  'no host': (url) => [`GET ${url} HTTP/1.1`],
  'HTTP/1.0': (url) => [`GET ${url} HTTP/1.0`],
  'another method': (url) => [`POST ${url} HTTP/1.1`, 'Host: x', 'Content-Length: 0'],
};

it('cached pages are served without the routes, with byte for byte the same responses', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const byRoutes = createServer(app.routing).listen(0, '127.0.0.1');
  await once(byRoutes, 'listening');
  byRoutes.keepAliveTimeout = app.server.keepAliveTimeout;
  const getPort = (server: Server) => (server.address() as AddressInfo).port;
  const getResponse = async (server: Server, head: readonly string[]) => {
    const bytes = await sendRawRequest(getPort(server), [...head, 'Connection: close']);
    // Latin-1 keeps every byte. The headers with the time are left out.
    return bytes.toString('latin1').replace(/^(Date|x-ratelimit-reset): .*$/im, '');
  };

  const early = new Set<string>();
  for (const { url } of inBothLanguages([...pages, ...files])) {
    const { headers } = await ask({ state: '', url });
    for (const [way, head] of Object.entries(heads)) {
      const request = head(url, String(headers.etag ?? '"none"'));
      asked.clear();
      const short = await getResponse(app.server, request);
      if (asked.size === 0 && short.startsWith('HTTP/1.1 2')) early.add(`${way}: ${url}`);
      // The best compression of a page may replace the first one between two responses.
      await vi.waitFor(
        async () =>
          expect(await getResponse(app.server, request), `${way}: ${url}`).toBe(
            await getResponse(byRoutes, request),
          ),
        { timeout: 20_000 },
      );
    }
  }
  byRoutes.close();
  // Some responses did bypass the routes, but only those of public pages.
  expect(early).toContain('brotli: /en/cases/shell');
  expect(early).toContain('HEAD: /');
  for (const url of ['/cases/halte', '/werkwijze?preview', '/nergens', '/admin', '/api/pages', '/healthz']) {
    expect([...early].filter((name) => name.endsWith(`: ${url}`))).toEqual([]);
  }
}, 120_000);
