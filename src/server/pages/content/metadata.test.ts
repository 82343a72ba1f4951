import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ErrorBody } from '#api/errors.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { SiteReader } from '#server/pages/site/read-site.ts';
import { createSiteViewAt } from '#server/pages/site/site-at.ts';
import { describeEachDatabase } from '../../../../tests/support/each-database.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { SavedPage } from './save-page.ts';

const metadata = {
  title: { nl: 'Bureau voor dashboards', en: 'A studio for dashboards' },
  description: { nl: 'Wat wij doen.' },
  contactTitle: { nl: 'Plan een gesprek', en: 'Plan a call' },
  contactSection: 'none',
};

describeEachDatabase('page metadata', (location) => {
  let test: TestApp;
  let count = 0;
  let time = Date.parse('2026-03-01T09:00:00.000Z');
  beforeAll(async () => {
    test = await openTestApp(location(), { clock: () => new Date(time) });
  });
  afterAll(() => test.close());

  const content = {
    title: { nl: 'Over ons', en: 'About us' },
    overview: [
      { id: 'a', type: 'text', isMultiLanguage: true, content: { nl: 'Wij ontwerpen.', en: 'We design.' } },
    ],
  };
  async function makePage(rest: object = {}): Promise<SavedPage> {
    count += 1;
    const page = { identifier: `vindbaar-${count}`, ...content, ...rest };
    return (await test.asOwner<SavedPage>('POST', '/pages', page)).body;
  }
  const save = (page: SavedPage, body: object) =>
    test.asEditor<SavedPage & ErrorBody>('PUT', `/pages/${page.id}`, body);
  const read = async (page: SavedPage, query = '') =>
    (await test.asEditor<ApiPage>('GET', `/pages/${page.id}${query}`)).body;
  /** Metadata of a page as a visitor gets it. */
  async function told(reader: Pick<SiteReader, 'findPublicPage'>, { identifier }: SavedPage) {
    const found = await reader.findPublicPage(identifier);
    if (found.type !== 'page') throw new Error(`${identifier} is ${found.type}`);
    return found.page.metadata;
  }

  it('is stored with the page in all languages, and left out if empty', async () => {
    const page = await makePage();
    expect(await read(page)).not.toHaveProperty('metadata');
    const { body } = await save(page, { ...content, metadata });
    expect(body.metadata).toEqual(metadata);
    expect(body.changes).toEqual({
      nl: ['metadata.title', 'metadata.description', 'metadata.contactTitle'],
      en: ['metadata.title', 'metadata.contactTitle'],
    });
    expect((await read(page)).metadata).toEqual(metadata);
  });

  it('survives saves of one language, and saves without metadata', async () => {
    const page = await makePage({ metadata });
    await save(page, { language: 'nl', title: 'Over de studio', overview: content.overview });
    await save(page, content);
    expect((await read(page)).metadata).toEqual(metadata);
    await save(page, { ...content, metadata: { title: { nl: '' } } });
    expect(await read(page)).not.toHaveProperty('metadata');
  });

  it('reaches visitors only after it is published', async () => {
    const page = await makePage({ status: 'PUBLISHED' });
    await save(page, { ...content, metadata });
    expect(await told(new SiteReader(test.storage), page)).toBeUndefined();
    const { draftVersionId } = await read(page);
    await test.asEditor('PUT', `/pages/${page.id}/versions/${draftVersionId}/status`, {
      status: 'PUBLISHED',
    });
    expect(await told(new SiteReader(test.storage), page)).toEqual(metadata);
  });

  it('is kept in saved versions', async () => {
    const page = await makePage({ metadata });
    const { versionId } = await read(page);
    await test.asEditor('PUT', `/pages/${page.id}?keepAs=Eerst`, { ...content, metadata: {} });
    expect(await read(page)).not.toHaveProperty('metadata');
    const versions = await test.asEditor<{ id: string; name: string | null }[]>(
      'GET',
      `/pages/${page.id}/versions`,
    );
    const kept = versions.body.find(({ name }) => name === 'Eerst');
    expect(kept?.id).not.toBe(versionId);
    expect((await read(page, `?version=${kept?.id}`)).metadata).toEqual(metadata);
  });

  it('is absent from responses to visitors, and rejected in a save of one language', async () => {
    const page = await makePage({ metadata, status: 'PUBLISHED' });
    const asked = await test.app.inject({ url: `/api/pages/${page.identifier}` });
    expect(asked.statusCode).toBe(200);
    expect(asked.json()).not.toHaveProperty('metadata');
    const { status, body } = await save(page, { language: 'nl', overview: content.overview, metadata });
    expect(status).toBe(400);
    expect(body.issues).toMatchObject([{ path: 'metadata' }]);
  });

  it('is rejected with a message if it is too long or sent without blocks', async () => {
    const page = await makePage();
    const long = await save(page, { ...content, metadata: { description: { en: 'x'.repeat(501) } } });
    expect(long.status).toBe(400);
    expect(long.body.issues).toEqual([
      { path: 'metadata.description.en', message: 'must have at most 500 characters, this has 501' },
    ]);
    const alone = await save(page, { metadata });
    expect([alone.status, alone.body.code]).toEqual([400, 'input/no-overview']);
  });

  it('is read as it was at a past moment', async () => {
    const page = await makePage({ metadata, status: 'PUBLISHED', versioning: false });
    const then = new Date(time).toISOString();
    time += 60_000;
    await save(page, { ...content, metadata: {} });
    expect(await told(new SiteReader(test.storage), page)).toBeUndefined();
    expect(await told(createSiteViewAt(test.storage.db, then), page)).toEqual(metadata);
  });
});
