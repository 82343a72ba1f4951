import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveRedirect } from '#server/redirects/redirects.service.ts';
import { type AccessSite, openAccessSite } from '../../../tests/support/access-test-site.ts';
import { createPicture } from '../../../tests/support/media-test-app.ts';
import { fc } from '../../../tests/support/properties.ts';
import { openStaticHost, type StaticHost } from '../../../tests/support/static-host.ts';
import { writeDeck } from '../../../tests/support/write-zip.ts';
import { askApp } from './ask-app.ts';
import { listDeckAddresses } from './deck-addresses.ts';
import { openExportFolder } from './export-folder.ts';
import { exportSite, type SiteExport, type SiteToExport } from './export-site.ts';
import { findFileName } from './file-of-address.ts';
import { computeHeaderRules } from './header-rules.ts';
import { writeNginxFile } from './host-files.ts';
import { listSitePlaces } from './site-places.ts';
import { ExportError, type KeptAnswer } from './walk-site.ts';

const origin = 'http://localhost:3000';
/** Texts and colours that occur on protected pages only. */
const secrets = ['Kluisgeheim', 'Vault secret', 'kluisfoto', 'kluisdeck', 'kluis-pagina', 'sesam'];

let site: AccessSite;
let work: string;
let folder: string;
let exported: SiteExport;
let host: StaticHost;
/** The 404 log after an export. */
let missing: unknown;
let closedAddress: string;

const make = (page: object) =>
  site.asOwner('POST', '/pages', { status: 'PUBLISHED', overview: [], ...page }).then((answer) => {
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json<{ id: string }>().id;
  });
const image = (id: string, src: string) => ({ id, type: 'image', src, alt: { nl: 'Beeld', en: 'Picture' } });
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>',
);

const toExport = (more: Partial<SiteToExport> = {}): SiteToExport => ({
  ask: askApp(site.app, origin),
  origin,
  revision: () => site.storage.revision.read(),
  places: () => listSitePlaces(site.storage, site.reader, ['/assets/button.css']),
  deckFiles: listDeckAddresses(site.store, site.media),
  ...more,
});

beforeAll(async () => {
  site = await openAccessSite(
    { kind: 'sqlite', file: ':memory:' },
    {
      assetsFolder: join(import.meta.dirname, '../../ui/button'),
      pictureEffort: 'thorough',
      serviceWorker: '/* the worker */',
      // Other tests cover the rendering of sharing pictures.
      sharingPictures: { get: async ({ address }) => Buffer.from(`picture of ${address}`) },
    },
  );
  const { media } = site;
  const open = await media.storeMedia(await createPicture('jpeg', 660, 60), 'haven.jpg');
  const sign = await media.storeMedia(drawing, 'teken.svg');
  const slides = await media.storeMedia(writeDeck('Open'), 'open deck.zip');
  const closed = await media.storeMedia(await createPicture('jpeg', 90, 60), 'kluisfoto.jpg');
  const closedDeck = await media.storeMedia(writeDeck('Kluisgeheim'), 'kluisdeck.zip');
  closedAddress = closed.url;
  const presents = (presentPath: string) => ({
    id: 'c',
    type: 'card',
    isMultiLanguage: true,
    headerText: { nl: 'Dia’s', en: 'Slides' },
    headerLevel: 'h2',
    interactionEnabled: true,
    interactionType: 'presentation',
    presentPath,
  });
  await make({
    identifier: 'main',
    title: { nl: 'Welkom', en: 'Welcome' },
    overview: [image('a', open.url), presents(slides.url)],
  });
  await make({ identifier: 'cases', title: { nl: 'Werk', en: 'Work' } });
  await make({
    identifier: 'haven',
    kind: 'case',
    title: { nl: 'De haven', en: 'The harbour' },
    overview: [{ id: 'h', type: 'heroImage', src: open.url }, image('a', open.url), image('b', sign.url)],
  });
  await make({ identifier: 'alleen-nederlands', title: { nl: 'Alleen in het Nederlands' } });
  await make({ identifier: 'stil', title: 'Stil', hideFromSearchEngines: true });
  await make({ identifier: 'index', title: 'Index' });
  await make({ identifier: '404', title: { nl: 'Niet hier', en: 'Not here' } });
  await make({ identifier: 'concept', title: 'Kluisgeheim', status: 'DRAFT' });
  await make({ identifier: 'weg', title: 'Weg', status: 'HIDDEN', redirectUrl: '/cases/haven' });
  const locked = { requiresLogin: true, loginPassword: 'sesam' };
  await make({
    identifier: 'kluis-pagina',
    kind: 'case',
    title: { nl: 'Kluisgeheim', en: 'Vault secret' },
    overview: [image('a', closed.url), { ...presents(closedDeck.url), id: 'd' }],
    ...locked,
  });
  const rule = (from: string, toPath: string) =>
    saveRedirect(site.storage, from, { toPath, reason: '' }, 'system');
  await rule('/oud', '/cases/haven');
  await rule('/heel oud é*', '/oud');
  await rule('/naar-buiten', 'https://elders.example/a?b=1');
  await rule('/oude-kluis', '/cases/kluis-pagina');
  await rule('/nog-oudere-kluis', '/oude-kluis');
  work = await mkdtemp(join(tmpdir(), 'vitrine-export-'));
  folder = join(work, 'export');
  exported = await exportSite(toExport(), folder);
  const headers = { 'x-test-role': 'owner' };
  missing = (await site.app.inject({ url: '/api/admin/not-found', headers })).json();
  host = await openStaticHost(join(folder, 'site'));
}, 60_000);

afterAll(async () => {
  await host.close();
  await site.close();
  await rm(work, { recursive: true });
});

/** Headers that may differ between both responses. */
const dropped = new Set(
  'accept-ranges connection content-length date etag keep-alive last-modified transfer-encoding vary'.split(
    ' ',
  ),
);
function compared(headers: Iterable<readonly [string, unknown]>) {
  // SVG states its own encoding, so hosts differ in adding the charset.
  const lasting = (value: unknown) => String(value).replace(/^(image\/svg\+xml); charset=utf-8$/, '$1');
  return Object.fromEntries(
    [...headers].filter(([name]) => !dropped.has(name)).map(([name, value]) => [name, lasting(value)]),
  );
}

async function files(of = join(folder, 'site')): Promise<string[]> {
  const found = await readdir(of, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

describe('an export', () => {
  it('serves every sitemap URL and every referenced file as the server does', async () => {
    const sitemap = (await site.get('/sitemap.xml')).body;
    const inSitemap = [...sitemap.matchAll(/<loc>http:\/\/localhost:3000([^<]+)/g)].map(([, path]) => path);
    const addresses = exported.kept.map(({ address }) => address);
    const cannotBeFiles = ['/index', '/en/index'];
    expect(addresses).toEqual(
      expect.arrayContaining(inSitemap.filter((path) => !cannotBeFiles.includes(String(path)))),
    );
    expect(inSitemap.length).toBeGreaterThan(7);
    for (const address of addresses) {
      const ours = await site.get(address, { host: 'localhost:3000' });
      const theirs = await fetch(host.origin + address);
      expect([address, theirs.status]).toEqual([address, /\/404$/.test(address) ? 200 : ours.statusCode]);
      expect(Buffer.from(await theirs.arrayBuffer()).equals(ours.rawPayload), address).toBe(true);
      expect([address, compared(theirs.headers)]).toEqual([address, compared(Object.entries(ours.headers))]);
    }
  });

  it('contains both languages, pages hidden from search engines, image sizes, decks and drawings', () => {
    const addresses = exported.kept.map(({ address }) => address);
    const named = (pattern: RegExp) => addresses.filter((address) => pattern.test(address)).length;
    expect(addresses).toEqual(
      expect.arrayContaining(
        ['/', '/en', '/cases/haven', '/en/cases/haven', '/stil', '/en/alleen-nederlands', '/offline'].concat([
          '/robots.txt',
          '/sitemap.xml',
          '/site.webmanifest',
          '/sw.js',
          '/favicon.ico',
          '/assets/button.css',
        ]),
      ),
    );
    expect(named(/^\/media\/\w+\/haven\.jpg\?w=\d+&.*f=avif$/)).toBeGreaterThan(1);
    expect(named(/^\/media\/\w+\/teken\.svg$/)).toBe(1);
    expect(named(/^\/og\/.+\.jpg$/)).toBeGreaterThan(5);
    expect(named(/^\/decks\/[0-9a-f-]+\/./)).toBeGreaterThan(1);
  });

  it('redirects as the server does, but not to protected pages', async () => {
    const moved = ['/oud', '/en/oud', '/heel%20oud%20%C3%A9%2A', '/naar-buiten', '/haven', '/main', '/weg'];
    for (const address of moved) {
      const ours = await site.get(address);
      const theirs = await fetch(host.origin + address, { redirect: 'manual' });
      expect([address, theirs.status, theirs.headers.get('location')]).toEqual([
        address,
        ours.statusCode,
        ours.headers.location,
      ]);
    }
    for (const closed of ['/oude-kluis', '/nog-oudere-kluis', '/kluis-pagina', '/cases/kluis-pagina']) {
      expect((await site.get(closed)).statusCode).not.toBe(404);
      expect((await fetch(host.origin + closed, { redirect: 'manual' })).status).toBe(404);
    }
    const og = await fetch(`${host.origin}/og/cases/haven.jpg`);
    expect([og.status, og.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it('serves the 404 page in the language of the URL', async () => {
    for (const [address, known] of [
      ['/nergens', '/404'],
      ['/cases/nergens', '/404'],
      ['/en/nergens', '/en/404'],
    ]) {
      const answer = await fetch(host.origin + address);
      expect([address, answer.status]).toEqual([address, 404]);
      expect(await answer.text()).toBe((await site.get(String(known))).body);
    }
  });

  it('contains nothing from protected pages or drafts', async () => {
    const gate = await site.get('/cases/kluis-pagina');
    expect(gate.statusCode).toBe(200);
    const all = [...(await files(folder))];
    for (const file of all) {
      const text = `${file.slice(folder.length)}\n${await readFile(file, 'latin1')}`;
      for (const secret of secrets) expect(text.includes(secret), `${file}: ${secret}`).toBe(false);
    }
    const closedId = closedAddress.split('/')[2] ?? '';
    expect(all.some((file) => file.includes(closedId))).toBe(false);
    expect(exported.needs.join('\n')).toMatch(/1 protected page is left out/);
    expect(exported.needs.join('\n')).toMatch(/redirects to protected pages are left out/);
    expect(exported.needs.join('\n')).toContain('/index, which cannot be a file name.');
  });

  it('adds nothing to the 404 log', () => {
    expect(missing).toEqual([]);
  });

  it('shows images on a host without header rules, redirects and queries', async () => {
    const plain = await openStaticHost(join(folder, 'site'), { plain: true });
    const named = exported.kept.filter(({ address }) => address.includes('haven.jpg?'));
    const largest = named
      .filter(({ type }) => type === 'image/jpeg')
      .toSorted((a, b) => b.size - a.size)[0] as KeptAnswer;
    for (const { address } of named) {
      const answer = await fetch(plain.origin + address);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect((await answer.arrayBuffer()).byteLength).toBe(largest.size);
    }
    expect((await fetch(`${plain.origin}/en/cases/haven`)).status).toBe(200);
    await plain.close();
  });

  it('keeps unchanged files, writes new ones and removes obsolete ones', async () => {
    const before = new Map(
      await Promise.all((await files()).map(async (file) => [file, (await stat(file)).mtimeMs] as const)),
    );
    const again = await exportSite(toExport(), folder);
    expect([again.written, again.removed, again.unchanged]).toEqual([0, 0, exported.written]);
    const id = await make({ identifier: 'kort', title: { nl: 'Kort', en: 'Brief' }, showInMenu: false });
    const more = await exportSite(toExport(), folder);
    expect(more.removed).toBe(0);
    expect(await readFile(join(folder, 'site/en/kort.html'), 'utf8')).toContain('Brief');
    for (const file of before.keys()) {
      if (/\/media\/|\/assets\//.test(file)) expect((await stat(file)).mtimeMs).toBe(before.get(file));
    }
    // Simulates changes by hand.
    await writeFile(join(folder, 'site/index.html'), 'anders');
    await writeFile(join(folder, 'site/van-mij.txt'), 'van mij');
    await site.asOwner('DELETE', `/pages/${id}`);
    const last = await exportSite(toExport(), folder);
    expect(last.removed).toBeGreaterThanOrEqual(2);
    expect(await readFile(join(folder, 'site/index.html'), 'utf8')).toBe((await site.get('/')).body);
    expect((await readdir(join(folder, 'site'))).sort()).toEqual(expect.arrayContaining(['van-mij.txt']));
    expect(await readdir(join(folder, 'site/en'))).not.toContain('kort.html');
  });

  it('leaves the previous export unchanged if the site fails or keeps changing', async () => {
    const look = async () =>
      Promise.all((await files(folder)).map(async (file) => `${file} ${(await readFile(file)).length}`));
    const before = await look();
    const ask = toExport().ask;
    const failing = toExport({
      ask: async (address) =>
        address.startsWith('/en/cases') ? { status: 503, headers: {}, body: Buffer.alloc(0) } : ask(address),
    });
    await expect(exportSite(failing, folder)).rejects.toThrow(/\(503\)\. Nothing was changed/);
    let revision = 0;
    const busy = toExport({
      revision: async () => {
        revision += 1;
        return revision;
      },
    });
    await expect(exportSite(busy, folder)).rejects.toThrow(/Try again at a quieter time/);
    expect(await look()).toEqual(before);
  });

  it('is readable by a web server despite a strict umask or an earlier private export', async () => {
    const place = join(work, 'readable');
    const umask = process.umask(0o077);
    try {
      await exportSite(toExport(), place);
      const paths = async () => ['.', ...(await readdir(place, { recursive: true }))];
      const modes = async () => {
        const found = await Promise.all((await paths()).map((path) => stat(join(place, path))));
        return new Set(
          found.map((one) => `${one.isDirectory() ? 'folder' : 'file'} ${(one.mode & 0o777).toString(8)}`),
        );
      };
      expect(await modes()).toEqual(new Set(['folder 755', 'file 644']));
      for (const path of (await paths()).reverse())
        await chmod(join(place, path), (await stat(join(place, path))).mode & 0o700);
      await exportSite(toExport(), place);
      expect(await modes()).toEqual(new Set(['folder 755', 'file 644']));
    } finally {
      process.umask(umask);
    }
  });

  it('reports the number of finished and known URLs after each one', async () => {
    const told: [number, number][] = [];
    await exportSite(toExport({ onProgress: (...counts) => told.push(counts) }), join(work, 'told'));
    expect(told.map(([done]) => done)).toEqual(told.map((_counts, index) => index + 1));
    expect(told.at(-1)?.[1]).toBe(told.length);
  });

  it('rejects a folder with other files and removes nothing from it', async () => {
    const other = join(work, 'van-een-ander');
    await mkdir(other);
    await writeFile(join(other, 'boek.txt'), 'lang werk');
    await expect(exportSite(toExport(), other)).rejects.toThrow(ExportError);
    await writeFile(join(other, 'export.json'), '{"files":');
    await expect(exportSite(toExport(), other)).rejects.toThrow(/cannot be read/);
    await writeFile(
      join(other, 'export.json'),
      JSON.stringify({ files: { '../export/site/index.html': '' } }),
    );
    const room = await openExportFolder(other);
    expect(await room.settle([])).toMatchObject({ removed: 0 });
    expect(await readFile(join(other, 'boek.txt'), 'utf8')).toBe('lang werk');
  });

  it('writes the same rules for Vercel and nginx', async () => {
    const vercel = JSON.parse(await readFile(join(folder, 'vercel.json'), 'utf8'));
    const of = (source: string) =>
      vercel.headers
        .filter((rule: { source: string }) => new RegExp(`^${rule.source}$`).test(source))
        .flatMap((rule: { headers: { key: string; value: string }[] }) => rule.headers);
    const policy = (await site.get('/cases/haven')).headers['content-security-policy'];
    expect(
      of('/cases/haven').filter(({ key }: { key: string }) => key === 'content-security-policy'),
    ).toEqual([{ key: 'content-security-policy', value: policy }]);
    expect(vercel.redirects).toContainEqual({ source: '/oud', destination: '/cases/haven', statusCode: 301 });
    expect(vercel.redirects).toContainEqual(
      expect.objectContaining({ source: expect.stringContaining('heel%20oud%20%C3%A9') }),
    );
    const nginx = await readFile(join(folder, 'nginx.conf'), 'utf8');
    expect(nginx).toContain(`"/oud" "/cases/haven$is_args$args";`);
    expect(nginx).toContain(`add_header content-security-policy "${policy}";`);
    expect(nginx.split('{').length).toBe(nginx.split('}').length);
  });
});

it('the nginx file keeps a visitor’s query after the target’s query and before its hash', () => {
  const redirects = [
    { from: '/a', to: '/b', status: 301 },
    { from: '/c', to: '/d?van=c', status: 301 },
    { from: '/e', to: '/f?van=e#kop', status: 302 },
    { from: '/g', to: '/h#kop', status: 302 },
  ];
  const file = writeNginxFile({ headers: [], redirects, queries: [], notFound: [] });
  for (const line of [
    '"/a" "/b$is_args$args";',
    '"/c" "/d?van=c$vitrine_more";',
    '"/e" "/f?van=e$vitrine_more#kop";',
    '"/g" "/h$is_args$args#kop";',
    'map $args $vitrine_more {\n  default "&$args";\n  "" "";\n}',
  ]) {
    expect(file).toContain(line);
  }
});

describe('findFileName', () => {
  it.each([
    ['/', 'text/html', 'index.html'],
    ['/en', 'text/html; charset=utf-8', 'en.html'],
    ['/cases/haven', 'text/html', 'cases/haven.html'],
    ['/decks/a-b/', 'text/html', 'decks/a-b/index.html'],
    ['/decks/a-b/sub/slide.html', 'text/html', 'decks/a-b/sub/slide.html'],
    ['/media/a/b.jpg?w=640&f=webp', 'image/webp', 'media/a/b~w640-fwebp.webp'],
    ['/slidedeck?lang=en', 'text/html', 'slidedeck~langen.html'],
    ['/caf%C3%A9', 'text/html', 'café.html'],
    ['/index', 'text/html', undefined],
    ['/a/%2E%2E/%2e%2e/etc', 'text/html', undefined],
    ['/a/%2F/b', 'text/html', undefined],
    ['/a%5C..%5Cb', 'text/html', undefined],
    ['/a%00', 'text/html', undefined],
    ['/%E0%A4%A', 'text/html', undefined],
  ])('handles %s', (address, type, file) => {
    expect(findFileName(address, type)).toBe(file);
  });

  it('returns a file inside the folder, and a different one for each query', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), fc.webQueryParameters(), (path, one, other) => {
        const file = findFileName(`/${path}?${one}`, 'image/png');
        if (file === undefined) return;
        expect(join('/site', file)).toBe(`/site/${file}`);
        const second = findFileName(`/${path}?${other}`, 'image/png');
        if (one !== other) expect(second === file).toBe(false);
      }),
      { numRuns: 50 },
    );
  });
});

describe('computeHeaderRules', () => {
  const answer = (address: string, cache: string): KeptAnswer => ({
    address,
    file: `${address.slice(1)}.html`,
    type: 'text/html',
    headers: { 'cache-control': cache },
    size: 1,
    hash: address,
  });

  it('returns exactly one rule for each URL, with all of its headers', () => {
    const path = fc.array(fc.constantFrom('a', 'b', 'c', 'assets'), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fc.array(fc.tuple(path, fc.constantFrom('x', 'y')), { maxLength: 25 }), (drawn) => {
        const byPath = new Map(drawn.map(([segments, cache]) => [`/${segments.join('/')}`, cache]));
        const rules = computeHeaderRules([...byPath].map(([address, cache]) => answer(address, cache)));
        for (const [address, cache] of byPath) {
          const applying = rules.filter(({ path: rule }) =>
            rule.endsWith('/*') ? address.startsWith(rule.slice(0, -1)) : rule === address,
          );
          expect(applying.map(({ headers }) => headers)).toEqual([[['cache-control', cache]]]);
        }
      }),
    );
  });
});
