import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ExposedFile } from '#api/endpoints/preview-links.ts';
import { type AccessSite, openAccessSite } from '../../../tests/support/access-test-site.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';

describeEachDatabase('the list of protected files that a share link would expose', (location) => {
  let site: AccessSite;
  let count = 0;
  beforeAll(async () => {
    site = await openAccessSite(location());
  });
  afterAll(() => site.close());

  async function store(name: string) {
    count += 1;
    const look = { width: 300 + count, height: 200, channels: 3 as const, background: '#208040' };
    return site.media.storeMedia(await sharp({ create: look }).jpeg().toBuffer(), name);
  }
  async function make(identifier: string, urls: readonly string[], more: object = {}) {
    const overview = urls.map((src, index) => ({ id: `p${index}`, type: 'image', src, alt: 'x' }));
    const page = { identifier, title: { nl: `Titel ${identifier}` }, overview, status: 'PUBLISHED', ...more };
    const answer = await site.asOwner('POST', '/pages', page);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json<{ id: string }>();
  }
  const ask = (identifier: string, role: 'owner' | 'editor' = 'editor') =>
    site.get(`/api/pages/${identifier}/preview-links/exposed-files`, { 'x-test-role': role });
  const told = async (identifier: string) =>
    (await ask(identifier, 'owner'))
      .json<ExposedFile[]>()
      .map(({ name, pages }) => [name, ...pages.map((page) => page.identifier)]);
  const locked = { requiresLogin: true, loginPassword: 'stil papier' };
  const draft = { status: 'DRAFT' };

  it('names the protected pages that use each file, whatever the spelling of its URL', async () => {
    const [kept, seen, own] = [await store('plan.jpg'), await store('open.jpg'), await store('eigen.jpg')];
    await make('besloten-1', [kept.url, seen.url], locked);
    await make('besloten-2', [`/media/${kept.id}/elders.jpg`], locked);
    await make('openbaar', [seen.url]);
    await make('klad', [`/media/${kept.id}/klad.jpg`, seen.url, own.url], draft);
    expect(await told('klad')).toEqual([['plan.jpg', 'besloten-1', 'besloten-2']]);
    // A link to the page is meant to open the page's own files, so these are not listed.
    expect(await told('besloten-1')).toEqual([['plan.jpg', 'besloten-2']]);
    expect((await ask('besloten-1')).statusCode).toBe(403);
  });

  it('omits a page that is permanently deleted, and a file whose page is no longer protected', async () => {
    const file = await store('oud.jpg');
    const { id } = await make('weg', [file.url], locked);
    await make('klad-2', [file.url], draft);
    expect(await told('klad-2')).toEqual([['oud.jpg', 'weg']]);
    await site.asOwner('DELETE', `/pages/${id}`);
    await site.asOwner('DELETE', `/trash/${id}`);
    expect(await told('klad-2')).toEqual([['oud.jpg']]);

    const other = await store('vrij.jpg');
    await make('vrij', [other.url], { ...locked, ...draft });
    await make('klad-3', [other.url], draft);
    expect(await told('klad-3')).toEqual([['vrij.jpg', 'vrij']]);
    const open = { title: 'Vrij', overview: [], requiresLogin: false };
    expect((await site.asOwner('PUT', '/pages/vrij', open)).statusCode).toBe(200);
    expect(await told('klad-3')).toEqual([]);
  });
});
