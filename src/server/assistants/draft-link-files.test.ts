import { randomUUID } from 'node:crypto';
import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createPage, deletePage, savePage } from '#api/endpoints/pages.ts';
import { createPreviewLink } from '#api/endpoints/preview-links.ts';
import { deleteTrashedPage } from '#api/endpoints/trash.ts';
import { type AssistantsSite, openAssistantsSite } from '../../../tests/support/assistants-test-site.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { createPicture } from '../../../tests/support/media-test-app.ts';
import { writePdf } from '../../../tests/support/write-pdf.ts';
import { writeDeck } from '../../../tests/support/write-zip.ts';

interface Draft {
  readonly id: string;
  readonly revision: string;
  readonly preview: { readonly nl: string };
}

describeEachDatabase('access to the files of an assistant’s draft', (location) => {
  let site: AssistantsSite;
  let assistant: Client;
  let count = 0;
  /** Each test has its own file. */
  let file: { id: string; url: string; name: string };

  beforeAll(async () => {
    site = await openAssistantsSite(location());
    await site.confirm();
    assistant = await site.connect((await site.makeKey('Claude')).secret);
  });
  afterAll(async () => {
    await assistant.close();
    await site.close();
  });
  beforeEach(async () => {
    count += 1;
    const name = `geheim-${count}.png`;
    file = await site.media.storeMedia(await createPicture('png', 40 + count, 30), name);
  });

  async function call<T>(name: string, args: Record<string, unknown> = {}): Promise<T> {
    const { content } = await assistant.callTool({ name, arguments: args });
    return JSON.parse((content as { text: string }[])[0]?.text ?? '') as T;
  }
  const showing = (src: string) => [{ id: 'p', type: 'image', src, alt: 'x' }];
  const draftShowing = (src: string) =>
    call<Draft>('create_draft', { identifier: newName(), title: 'x', overview: showing(src) });
  const isListed = async () =>
    (await call<{ files: { url: string }[] }>('search_media', { search: file.name })).files.length > 0;
  const makePage = async (overview: readonly object[], more: object = {}) =>
    (
      await site.studio.call(createPage, {
        body: {
          identifier: newName(),
          title: 'Besloten',
          overview: overview as never,
          status: 'PUBLISHED',
          ...more,
        },
      })
    ).data;
  const locked = { requiresLogin: true, loginPassword: 'alleen voor de klant' };

  /** Opens a link and requests a file: its status, and whether the page reveals more of it than its URL. */
  async function opened(link: string, url = file.url) {
    const page = await site.app.inject({ url: new URL(link).pathname });
    expect(page.statusCode).toBe(200);
    const cookie = page.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const { statusCode } = await site.app.inject({ url, headers: { cookie } });
    return { status: statusCode, tellsFacts: /<img[^>]*\bwidth="/.test(page.body) };
  }
  const closed = { status: 404, tellsFacts: false };
  const open = { status: 200, tellsFacts: true };

  it('is granted by the share link of the draft', async () => {
    expect(await opened((await draftShowing(file.url)).preview.nl)).toEqual(open);
    expect(await isListed()).toBe(true);
  });

  it('is denied after the file was replaced on a protected page', async () => {
    const { preview } = await draftShowing(file.url);
    expect(await opened(preview.nl)).toEqual(open);
    await makePage(showing(file.url), locked);
    await site.media.replacement.replace(file.id, await createPicture('png', 50 + count, 90), null);
    expect(await opened(preview.nl)).toEqual(closed);
    expect(await isListed()).toBe(false);
  });

  it.each([
    ['another name', ({ id }: { id: string }) => showing(`/media/${id}/other.png`)],
    ['an absolute URL', ({ url }: { url: string }) => showing(`http://localhost:3000${url}`)],
    ['the URL of another host', ({ url }: { url: string }) => showing(`https://old.example${url}`)],
    ['a percent-encoded URL', ({ id }: { id: string }) => showing(`/%6dedia/${id}/x.png`)],
    [
      'a hidden block',
      ({ url }: { url: string }) => showing(url).map((block) => ({ ...block, hidden: true })),
    ],
    ['words', ({ url }: { url: string }) => [{ id: 't', type: 'title', content: `Zie ${url}` }]],
  ])('is denied when a protected page references the file by %s', async (_how, naming) => {
    await makePage(naming(file), locked);
    expect(await isListed()).toBe(false);
    for (const url of [file.url, `/media/${file.id}/other.png`]) {
      expect((await opened((await draftShowing(url)).preview.nl, url)).status).toBe(404);
    }
  });

  it('is denied when the protected page was deleted permanently', async () => {
    const page = await makePage(showing(file.url), locked);
    await site.studio.call(deletePage, { params: { identifier: page.id } });
    expect(await isListed()).toBe(false);
    await site.studio.call(deleteTrashedPage, { params: { id: page.id } });
    expect(await isListed()).toBe(false);
    expect(await opened((await draftShowing(file.url)).preview.nl)).toEqual(closed);
  });

  it('is denied when an earlier draft of a protected page showed the file', async () => {
    const page = await makePage(showing(file.url), { ...locked, status: 'DRAFT' });
    const body = { title: 'Besloten', overview: [] };
    await site.studio.call(savePage, { params: { identifier: page.id }, query: {}, body });
    expect(await isListed()).toBe(false);
    expect(await opened((await draftShowing(file.url)).preview.nl)).toEqual(closed);
  });

  it('is granted again when a public page shows the file or protection is removed', async () => {
    const page = await makePage(showing(file.url), locked);
    const { preview } = await draftShowing(file.url);
    expect(await opened(preview.nl)).toEqual(closed);
    await makePage(showing(file.url));
    expect([await opened(preview.nl), await isListed()]).toEqual([open, true]);

    const other = await site.media.storeMedia(await createPicture('png', 140 + count, 30), 'andere.png');
    const held = await makePage(showing(other.url), locked);
    const body = { title: 'Besloten', overview: showing(other.url) as never, requiresLogin: false };
    await site.studio.call(savePage, { params: { identifier: held.id }, query: {}, body });
    const { preview: later } = await draftShowing(other.url);
    expect((await opened(later.nl, other.url)).status).toBe(200);
    expect(page.id).not.toBe(held.id);
  });

  it('is denied for decks, PDFs and their parts on protected pages', async () => {
    const deckFile = await site.media.storeMedia(writeDeck(`Dek ${count}`), 'voorstel.zip');
    const pdf = await site.media.storeMedia(writePdf({ content: `${count} 0 0 rg` }), 'offerte.pdf');
    const overview = [
      { id: 'd', type: 'card', interactionEnabled: true, presentPath: deckFile.url },
      { id: 't', type: 'text', content: { nl: `[Lees](${pdf.url})`, en: `[Read](${pdf.url})` } },
    ];
    const { preview } = await call<Draft>('create_draft', { identifier: newName(), title: 'x', overview });
    const statuses = async () => {
      const page = await site.app.inject({ url: new URL(preview.nl).pathname });
      const cookie = page.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
      const urls = [deckFile.url, pdf.url, `${pdf.url}?f=jpg&w=640`, `/media/${pdf.id}/x.pdf`];
      return Promise.all(
        urls.map(async (url) => (await site.app.inject({ url, headers: { cookie } })).statusCode),
      );
    };
    expect(await statuses()).toEqual([302, 200, 200, 200]);
    const proof = (await site.app.inject({ url: new URL(preview.nl).pathname })).cookies;
    const cookie = proof.map(({ name, value }) => `${name}=${value}`).join('; ');
    const entry = String(
      (await site.app.inject({ url: deckFile.url, headers: { cookie } })).headers.location,
    );
    expect((await site.app.inject({ url: entry })).statusCode).toBe(200);
    await makePage([...overview], locked);
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    // The signed path that was issued earlier is closed too.
    expect((await site.app.inject({ url: entry })).statusCode).toBe(404);
  });

  it('is not granted to visitors by a public page that only mentions the URL', async () => {
    for (const content of [`Zie ${file.url}`, `https://studio.example${file.url}`])
      await makePage([{ id: 't', type: 'title', content }]);
    expect((await site.app.inject({ url: file.url })).statusCode).toBe(404);
    await makePage(showing(`/media/${file.id}/zo.png`));
    expect((await site.app.inject({ url: file.url })).statusCode).toBe(200);
  });

  it('reveals nothing about a protected file to an assistant that uploads the same bytes', async () => {
    await makePage(showing(file.url), locked);
    const bytes = await createPicture('png', 40 + count, 30);
    const told = await call<object>('upload_media', {
      name: 'eigen naam.png',
      data: bytes.toString('base64'),
    });
    expect(told).toMatchObject({ name: 'eigen naam.png', url: `/media/${file.id}/eigen-naam.png` });
    expect(JSON.stringify(told)).not.toContain('geheim');
  });

  it('is denied to a member’s share link that is older than the assistant’s change', async () => {
    await makePage(showing(file.url), locked);
    const draft = await draftShowing('/media/0000000000000000/nothing.png');
    const link = async () =>
      (await site.studio.call(createPreviewLink, { params: { id: draft.id }, body: { language: 'nl' } })).data
        .link;
    const before = await link();
    await call('change_draft', {
      page: draft.id,
      revision: draft.revision,
      title: 'x',
      overview: showing(file.url),
    });
    expect(await opened(before)).toEqual(closed);
    await site.studio.call(savePage, {
      params: { identifier: draft.id },
      query: { autosave: 'true' },
      body: { title: 'y', overview: showing(file.url) as never },
    } as never);
    expect(await opened(before)).toEqual(closed);
    // A link created now includes the file.
    expect(await opened(await link())).toEqual(open);
  });
});

const newName = () => `proef-${randomUUID().slice(0, 8)}`;
