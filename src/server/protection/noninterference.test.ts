import { setTimeout } from 'node:timers/promises';
import type { InjectOptions } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Block } from '#content/block/block.ts';
import { formatDeckName } from '#server/media/decks/deck-address.ts';
import type { PagesTable } from '#server/storage/schema.ts';
import { buildVideoCopyFacts } from '#server/storage/video-copies.ts';
import { type AccessSite, openAccessSite } from '../../../tests/support/access-test-site.ts';
import { describeSampleOfDatabases } from '../../../tests/support/each-database.ts';
import { createMovingPicture, createVideo } from '../../../tests/support/media-test-app.ts';
import { writePdf } from '../../../tests/support/write-pdf.ts';
import { writeDeck } from '../../../tests/support/write-zip.ts';

/**
 * Two sites that differ only in what their passwords protect: texts, titles, the number of blocks, and files.
 * A stranger requests everything from both, including a public page that hides the same blocks and the other
 * site's secret URLs, and must get the same bytes and headers.
 */
interface Secret {
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Images, animations, videos, slide decks and linked PDFs, each used by protected pages only. */
  readonly files: readonly (readonly [name: string, bytes: Buffer])[];
}

const still = (width: number, color: string) =>
  sharp({ create: { width, height: 300, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

const secrets = async (): Promise<readonly [Secret, Secret]> => [
  {
    title: 'Fusie met de concurrent',
    blocks: [{ id: 'a', type: 'text', content: { nl: 'Niemand weet dit.', en: 'Nobody knows this.' } }],
    files: [
      ['plan.jpg', await still(640, '#802020')],
      ['beweging.gif', await createMovingPicture('gif', 3)],
      ['voorstel.zip', writeDeck('Het voorstel')],
      ['contract.pdf', writePdf({ content: '1 0 0 rg 0 0 99 99 re f' })],
    ],
  },
  {
    title: 'x',
    blocks: Array.from({ length: 40 }, (_, index) => ({
      id: `t${index}`,
      type: index === 0 ? 'title' : 'text',
      content: `Regel ${index} `.repeat(50),
    })),
    files: [
      ['een-heel-andere-naam.jpg', await still(1900, '#204080')],
      ['film.webm', createVideo()],
      ['nog-een.webp', await createMovingPicture('webp', 5)],
      ['prijzen.pdf', writePdf({ others: ['0 0 1 rg 0 0 99 99 re f'] })],
      ['fusie.zip', writeDeck('De fusie', [{ name: 'cijfers.csv', content: '1,2' }])],
    ],
  },
];

/** A block that shows a file or links to it. */
function showing(src: string, id: string, alt: string): Block {
  if (src.endsWith('.zip')) return { id, type: 'card', interactionEnabled: true, presentPath: src };
  if (src.endsWith('.pdf')) return { id, type: 'text', content: { nl: `[${alt}](${src})`, en: alt } };
  return { id, type: 'image', src, alt };
}

/** Replaces random identifiers with numbers, in the order in which they appear. */
function withoutChance(headers: string, body: string) {
  const names = new Map<string, string>();
  const named = (text: string) =>
    text.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, (id) => {
      names.set(id, names.get(id) ?? `id-${names.size}`);
      return names.get(id) ?? '';
    });
  return { headers: named(headers), body: named(body) };
}

const publicAddresses = [
  ...[
    '/',
    '/en',
    '/cases',
    '/en/cases',
    '/cases/vooraf',
    '/cases/na',
    '/en/cases/na',
    '/etalage',
    '/nergens',
  ],
  ...[
    '/cases/kluis',
    '/en/cases/kluis',
    '/clients/kluis',
    '/kluis',
    '/cases/kluis?preview',
    '/lade',
    '/en/lade',
  ],
  ...[
    '/kamer/onbekend',
    '/en/kamer/onbekend',
    '/kamer/onbekend?logout',
    '/kamer',
    '/inzage/onbekend',
    '/api/pages/kluis/draft-responses',
    '/api/admin/rooms',
  ],
  ...['/lade/', '/lade?version=1', '/cases/kluis?at=2026-11-21', '/cases?preview'],
  ...['/sitemap.xml', '/robots.txt', '/site.webmanifest', '/sw.js', '/favicon.svg', '/favicon.ico'],
  ...[
    '/og/cases/kluis.jpg',
    '/og/en/cases/kluis.jpg',
    '/og/lade.jpg',
    '/og/lade.0000000000000.jpg',
    '/og/cases/na.jpg',
  ],
  ...[
    '/offline',
    '/slidedeck',
    '/admin',
    '/media/0123456789abcdef/x.jpg',
    '/api/openapi.json',
    '/api/search?q=kluis',
  ],
  ...[
    '/api/pages',
    '/api/pages?language=en',
    '/api/pages/hierarchy',
    '/api/pages/kluis',
    '/api/pages/etalage',
    '/api/pages/lade',
  ],
  ...['/api/pages/kluis/versions', '/api/pages/cases/children', '/api/redirects/check?path=/kluis'],
  ...['/api/admin/media', '/api/admin/pages', '/api/admin/posters', '/api/admin/pages/kluis/shared-files'],
];
const ways: readonly Record<string, string>[] = [
  {},
  { range: 'bytes=0-10' },
  { 'if-none-match': '*' },
  { cookie: 'vitrine_page=x.y; vitrine_shared=z; vitrine_room=x.y' },
];

/** The parts of an answer that a stranger can see, with random names replaced by fixed ones. */
async function seenAt(
  site: AccessSite,
  url: string,
  headers: Record<string, string>,
  how: Pick<InjectOptions, 'method' | 'payload'> = {},
): Promise<unknown> {
  const answer = await site.app.inject({ url, headers, ...how });
  // The first answer of a public page is compressed quickly. Shortly after, all visitors get the final one.
  const { etag, 'content-type': type } = answer.headers;
  if (String(etag).startsWith('W/') && String(type).startsWith('text/html')) {
    await setTimeout(20);
    return seenAt(site, url, headers, how);
  }
  // The date and the request id differ in any two answers.
  const { date: _date, 'x-request-id': _request, ...rest } = answer.headers;
  return {
    status: answer.statusCode,
    ...withoutChance(JSON.stringify(rest), answer.rawPayload.toString('latin1')),
  };
}

describe('a visitor without access', () => {
  const sites: AccessSite[] = [];
  /** URLs of both sites' files, each with the queries that it supports. */
  const secretAddresses: string[] = [];

  beforeAll(async () => {
    for (const secret of await secrets()) {
      const site = await openAccessSite({ kind: 'sqlite', file: ':memory:' });
      sites.push(site);
      const make = async (body: object) => {
        const answer = await site.asOwner('POST', '/pages', { status: 'PUBLISHED', ...body });
        expect(answer.statusCode, answer.body).toBe(201);
      };
      const shared = (await site.media.storeMedia(await still(320, '#888888'), 'openbaar.jpg')).url;
      const open = [{ id: 'i', type: 'image', src: shared, alt: 'Openbaar' }];
      await make({ identifier: 'main', title: 'Start', overview: open });
      await make({ identifier: 'cases', title: 'Werk', overview: [] });
      await make({ identifier: 'vooraf', kind: 'case', title: 'Vooraf', overview: open });
      const stored = await Promise.all(
        secret.files.map(([name, bytes]) => site.media.storeMedia(bytes, name)),
      );
      const files = stored.map(({ url }) => url);
      for (const file of stored.filter(({ type }) => type === 'zip')) {
        const entry = `/decks/${formatDeckName(file)}`;
        secretAddresses.push(
          entry,
          `${entry}/`,
          `${entry}/deck.js`,
          `/decks/a.b${entry.slice('/decks'.length)}/`,
        );
      }
      for (const url of files) {
        secretAddresses.push(
          url,
          `${url}?w=640&f=avif`,
          `${url}?f=webp`,
          `${url}?f=jpg`,
          `${url}?f=jpg&p=2`,
          `${url}?size=phone`,
        );
      }
      for (const { id, url: of } of stored.filter(({ type }) => type === 'webm')) {
        await site.media.videos.addPoster({ id, of, bytes: await still(480, '#602060') }, null);
        const { copies } = await site.media.videos.addPhoneSize(
          { id, of, bytes: createVideo(160, 100, 40) },
          null,
        );
        const { poster, phone } = buildVideoCopyFacts(of, copies);
        secretAddresses.push(poster ?? '', phone?.src ?? '');
      }
      const shown = files.map((src, at) => showing(src, `f${at}`, secret.title));
      const overview = [...secret.blocks, ...shown];
      const closed = { title: { nl: secret.title, en: secret.title }, overview, requiresLogin: true };
      await make({ identifier: 'kluis', kind: 'case', loginPassword: 'sesam', ...closed });
      await make({ identifier: 'lade', loginPassword: 'sesam', ...closed });
      const held = await site.get('/api/pages/kluis', { 'x-test-role': 'owner' });
      const pages = [held.json<{ id: string }>().id];
      const clientSpace = { client: secret.title, greeting: { nl: secret.title.repeat(9) }, pages };
      expect((await site.asOwner('POST', '/admin/rooms', clientSpace)).statusCode).toBe(201);
      await make({ identifier: 'na', kind: 'case', title: 'Na', overview: open });
      const hidden = overview.map((block) => ({ ...block, hidden: true }));
      await make({ identifier: 'etalage', title: 'Etalage', overview: [...open, ...hidden] });
    }
  });
  afterAll(async () => {
    for (const site of sites) await site.close();
  });

  async function seen(
    index: number,
    url: string,
    headers: Record<string, string>,
    how: Pick<InjectOptions, 'method' | 'payload'> = {},
  ): Promise<unknown> {
    const site = sites[index];
    if (!site) throw new Error(`There is no site ${index}`);
    return seenAt(site, url, headers, how);
  }

  test.each(publicAddresses)(
    'gets identical responses at %s whatever protected pages contain',
    async (url) => {
      for (const headers of ways) {
        expect(await seen(1, url, headers), JSON.stringify(headers)).toEqual(await seen(0, url, headers));
      }
    },
  );

  test.each(publicAddresses)(
    'gets identical HEAD responses at %s whatever protected pages contain',
    async (url) => {
      const how = { method: 'HEAD' } as const;
      expect(await seen(1, url, {}, how)).toEqual(await seen(0, url, {}, how));
    },
  );

  test.each(['kluis', 'lade', 'nergens'])(
    'gets identical responses to a wrong or empty password at %s',
    async (page) => {
      for (const payload of [
        { password: 'fout' },
        { password: '' },
        { password: 'SESAM', language: 'en' },
        {},
      ]) {
        for (const path of [`/api/access/${page}`, `/api/access/${page}/logout`]) {
          const how = { method: 'POST', payload } as const;
          expect(await seen(1, path, {}, how), JSON.stringify(payload)).toEqual(await seen(0, path, {}, how));
        }
      }
    },
  );

  test('gets 404 for every protected file of both sites, in every format', async () => {
    expect(secretAddresses.length).toBeGreaterThan(15);
    for (const url of secretAddresses) {
      for (const headers of ways) {
        const [one, other] = [await seen(0, url, headers), await seen(1, url, headers)];
        expect(one, url).toMatchObject({ status: 404 });
        expect(other, url).toEqual(one);
      }
    }
  });

  test('sees that the two sites differ once the password is entered', async () => {
    const opened = await Promise.all(
      sites.map(async (site) => {
        const answer = await site.call('kluis', { password: 'sesam' });
        const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
        return (await site.get('/cases/kluis', { cookie })).body;
      }),
    );
    expect(opened[0]).toContain('Niemand weet dit.');
    expect(opened[1]).toContain('Regel 39');
    expect(opened[0]).toMatch(/href="\/media\/[0-9a-f]{16}\/contract\.pdf"/);
  });
});

/**
 * For each column of a protected page: a sentence if strangers may know it, otherwise two values that must
 * make no difference to them. Add new columns here.
 */
const columns: Readonly<Record<keyof PagesTable, string | readonly [unknown, unknown]>> = {
  id: 'names the page, and tells nothing of it',
  identifier: 'is its address',
  kind: 'is part of its address',
  parent_id: 'is part of its address',
  published: 'decides whether there is a gate',
  is_hidden: 'decides whether there is a gate',
  requires_login: 'decides whether there is a gate',
  deleted_at: 'decides whether there is a gate',
  live_version_id: 'decides whether there is a gate; its content is varied above',
  sort_order: [0, 77],
  last_move: [null, 'een-zet'],
  redirect_url: [null, 'https://klant.example/geheim'],
  hide_from_search_engines: [false, true],
  login_password: [null, 'sealed'],
  password_id: [null, 'klant'],
  show_in_menu: [false, true],
  versioning: [false, true],
  draft_version_id: [null, 'draft'],
  public_path: ['/cases/kluis', '/cases/vroeger'],
  content_revision: [1, 99],
  visibility_revision: [1, 99],
  place_revision: [1, 99],
  layout_revision: [0, 99],
  background_revision: [0, 99],
  sitemap_part: [1, 7],
  created_at: ['2020-01-01T00:00:00.000Z', '2026-11-20T00:00:00.000Z'],
  updated_at: ['2020-01-01T00:00:00.000Z', '2026-11-20T00:00:00.000Z'],
  updated_by: [null, 'iemand@studio.example'],
};

describeSampleOfDatabases('a database column of a protected page', (location) => {
  let site: AccessSite;
  beforeAll(async () => {
    site = await openAccessSite(location());
    const make = async (body: object) => {
      const answer = await site.asOwner('POST', '/pages', { status: 'PUBLISHED', overview: [], ...body });
      expect(answer.statusCode, answer.body).toBe(201);
    };
    await make({ identifier: 'main', title: 'Start' });
    await make({ identifier: 'cases', title: 'Werk' });
    await make({ identifier: 'vooraf', kind: 'case', title: 'Vooraf' });
    const closed = { title: 'Geheim', requiresLogin: true, loginPassword: 'sesam' };
    await make({ identifier: 'kluis', kind: 'case', ...closed });
    await make({ identifier: 'lade', ...closed });
    await make({ identifier: 'na', kind: 'case', title: 'Na' });
    const shared = await site.asOwner('POST', '/admin/password-access', { id: 'klant', password: 'luid' });
    expect(shared.statusCode).toBe(201);
  });
  afterAll(() => site.close());

  test('is listed here as known to visitors or not', async () => {
    const tables = await site.storage.db.introspection.getTables();
    const stored = tables.find(({ name }) => name === 'pages')?.columns.map(({ name }) => name);
    expect(stored?.toSorted()).toEqual(Object.keys(columns).sort());
  });

  const varied = Object.entries(columns).flatMap(([column, values]) =>
    typeof values === 'string' ? [] : [[column as keyof PagesTable, values] as const],
  );
  test.each(varied)(
    'does not change the responses to visitors without access: %s',
    async (column, values) => {
      const answers = [];
      const before = await site.storage.db
        .selectFrom('pages')
        .selectAll()
        .where('requires_login', '=', true)
        .execute();
      for (const value of values) {
        for (const { id, live_version_id: live } of before) {
          const set = { [column]: value === 'draft' ? live : value };
          await site.storage.db.updateTable('pages').set(set).where('id', '=', id).execute();
        }
        await forgetAnswers();
        const seen = new Map<string, unknown>();
        for (const url of publicAddresses) seen.set(url, await seenAt(site, url, {}));
        for (const path of ['kluis', 'lade']) {
          const how = { method: 'POST', payload: { password: '' } } as const;
          seen.set(`POST ${path}`, await seenAt(site, `/api/access/${path}`, {}, how));
        }
        answers.push(seen);
      }
      for (const row of before) {
        await site.storage.db
          .updateTable('pages')
          .set({ [column]: row[column] })
          .where('id', '=', row.id)
          .execute();
      }
      expect(answers[1]).toEqual(answers[0]);
    },
  );

  /** Clears the caches, as after any write that visitors may notice. */
  async function forgetAnswers() {
    await site.storage.write(null, async (scope) => {
      scope.record('settings/save', 'site');
      scope.changesSite();
    });
  }
});
