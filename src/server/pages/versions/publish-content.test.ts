import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ErrorBody } from '#api/errors.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { ApiVersion } from './versions.service.ts';

const text = (id: string, content: string) => ({ id, type: 'text', content });

describeEachDatabase('publishing content that is not a version yet', (location) => {
  let test: TestApp;
  let count = 0;
  beforeAll(async () => {
    test = await openTestApp(location());
  });
  afterAll(() => test.close());

  /** Live page whose draft has two changes. */
  async function changedPage(): Promise<ApiPage> {
    count += 1;
    const { body } = await test.asEditor<ApiPage>('POST', '/pages', {
      identifier: `deel-${count}`,
      title: { nl: 'Deel' },
      overview: [text('a', 'live'), text('b', 'live')],
      status: 'PUBLISHED',
    });
    return (
      await test.asEditor<ApiPage>('PUT', `/pages/${body.id}`, {
        overview: [text('a', 'nieuw'), text('b', 'nieuw')],
      })
    ).body;
  }
  const part = { title: { nl: 'Deel' }, overview: [text('a', 'nieuw'), text('b', 'live')] };
  const publish = ({ id }: ApiPage, body: object, more = {}) =>
    test.asEditor<ApiVersion & ErrorBody>('POST', `/pages/${id}/publish`, body, more);
  const seen = async ({ id }: ApiPage) =>
    (await test.asVisitor<ApiPage>('GET', `/pages/${id}`)).body.overview.map(({ content }) => content);
  const read = async ({ id }: ApiPage) => (await test.asEditor<ApiPage>('GET', `/pages/${id}`)).body;
  const list = async ({ id }: ApiPage) =>
    (await test.asEditor<ApiVersion[]>('GET', `/pages/${id}/versions`)).body;

  it('publishes the content, keeps the draft, and archives the previous live version', async () => {
    const page = await changedPage();
    const { status, body } = await publish(page, part);
    expect([status, body.status, body.reason]).toEqual([200, 'PUBLISHED', 'publish']);
    expect(await seen(page)).toEqual(['nieuw', 'live']);
    const after = await read(page);
    expect(after.overview).toEqual([text('a', 'nieuw'), text('b', 'nieuw')]);
    expect([after.currentVersionId, after.draftVersionId, after.status]).toEqual([
      body.id,
      page.draftVersionId,
      'PUBLISHED',
    ]);
    expect((await list(page)).map((version) => version.status).toSorted()).toEqual([
      'ARCHIVED',
      'DRAFT',
      'PUBLISHED',
    ]);
  });

  it('keeps the content revision of the draft', async () => {
    const page = await changedPage();
    const before = await test.asEditor<ApiPage>('GET', `/pages/${page.id}`);
    const answer = await publish(page, part);
    const content = (etag: string | undefined) => /content-\d+/.exec(etag ?? '')?.[0];
    expect(content(answer.headers.etag as string)).toBe(content(before.headers.etag as string));
    expect(answer.headers.etag).not.toBe(before.headers.etag);
  });

  it('is rejected if the page has changed, and writes nothing', async () => {
    const page = await changedPage();
    const { headers } = await test.asEditor<ApiPage>('GET', `/pages/${page.id}`);
    await test.asOwner('PUT', `/pages/${page.id}`, { overview: [text('a', 'van een ander')] });
    const { status } = await publish(page, part, { 'if-match': headers.etag as string });
    expect(status).toBe(412);
    expect(await seen(page)).toEqual(['live', 'live']);
  });

  it('is rejected if required content is missing, naming the block', async () => {
    const page = await changedPage();
    const { status, body } = await publish(page, { ...part, overview: [{ id: 'h', type: 'heroImage' }] });
    expect([status, body.code]).toEqual([400, 'input/not-publishable']);
    expect(body.issues?.[0]?.path).toBe('overview[0].src');
    const faulty = await publish(page, { ...part, overview: [text('a', 'x'), text('a', 'y')] });
    expect(faulty.status).toBe(400);
    expect((await publish(page, { title: 'x', overview: 7 })).body.code).toBe('input/no-overview');
    expect(await seen(page)).toEqual(['live', 'live']);
  });

  it('copies the layout of the live version unless one is given', async () => {
    const page = await changedPage();
    const layout = { layoutSettings: { container: { gap: '1rem' } } };
    const of = (version: string | null) => `/admin/page-layout?pageId=${page.id}&versionId=${version}`;
    await test.asEditor('PUT', of(page.currentVersionId), layout);
    const settings = async (version: string) =>
      (await test.asEditor<{ settings: object }>('GET', of(version))).body.settings;
    const first = (await publish(page, part)).body;
    expect(await settings(first.id)).toEqual(layout);
    const second = (await publish(page, { ...part, layoutSettings: null })).body;
    expect(await settings(second.id)).toEqual({ layoutSettings: null });
  });

  it('requires a session', async () => {
    const page = await changedPage();
    expect((await test.asVisitor('POST', `/pages/${page.id}/publish`, part)).status).toBe(401);
  });
});
