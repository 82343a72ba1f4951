import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { MediaUse } from '#api/endpoints/media.ts';
import type { MediaFile } from '#server/media/store/media.repository.ts';
import { type AccessSite, createJar, openAccessSite } from '../../../tests/support/access-test-site.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { writePdf } from '../../../tests/support/write-pdf.ts';

describeEachDatabase('a file that is linked only from text', (location) => {
  let site: AccessSite;
  let file: MediaFile;
  let count = 0;
  beforeAll(async () => {
    site = await openAccessSite(location());
  });
  /** Gives each test its own file and page. */
  beforeEach(async () => {
    count += 1;
    file = await site.media.storeMedia(writePdf({ content: `${count} 0 0 99 99 re f` }), 'Offerte.pdf');
  });
  afterAll(() => site.close());

  const leading = (to: string) => [
    { id: 't', type: 'text', content: { nl: `Lees [de offerte](${to}).`, en: 'Read it.' } },
  ];
  async function make(page: object): Promise<{ id: string }> {
    const whole = {
      identifier: `aanbod-${count}`,
      title: 'Aanbod',
      overview: leading(file.url),
      status: 'PUBLISHED',
      ...page,
    };
    const answer = await site.asOwner('POST', '/pages', whole);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  }
  const asStranger = async (query = '') => (await site.get(`${file.url}${query}`)).statusCode;

  it('is public only while a public page links to it', async () => {
    expect(await asStranger()).toBe(404);
    const { id } = await make({ status: 'DRAFT' });
    expect(await asStranger()).toBe(404);
    const publish = async (overview: readonly object[]) => {
      const answer = await site.asOwner('POST', `/pages/${id}/publish`, { title: 'Aanbod', overview });
      expect(answer.statusCode, answer.body).toBe(200);
    };
    await publish(leading(file.url));
    expect([await asStranger(), await asStranger('?f=jpg&w=640')]).toEqual([200, 200]);
    await publish(leading('/contact'));
    expect([await asStranger(), await asStranger('?f=jpg&w=640')]).toEqual([404, 404]);
  });

  it('lists the pages that use it, and cannot be deleted', async () => {
    await make({});
    const uses: MediaUse[] = await site.media.uses(file.id);
    expect(uses).toMatchObject([{ identifier: `aanbod-${count}`, isLive: true }]);
    await expect(site.media.remove(file.id, null)).rejects.toMatchObject({ code: 'media/in-use' });
    expect(await asStranger()).toBe(200);
  });

  it('needs the password of its page, in every format', async () => {
    await make({ requiresLogin: true, loginPassword: 'sesam' });
    const forms = ['', '?f=jpg&w=640'];
    expect(await Promise.all(forms.map(asStranger))).toEqual([404, 404]);
    const jar = createJar();
    jar.take(await site.call(`aanbod-${count}`, { password: 'sesam' }));
    for (const form of forms) {
      const opened = await site.get(`${file.url}${form}`, jar.header);
      expect([opened.statusCode, opened.headers['cache-control']]).toEqual([200, 'private, no-store']);
    }
    const part = await site.get(file.url, { ...jar.header, range: 'bytes=0-4' });
    expect([part.statusCode, part.payload]).toEqual([206, '%PDF-']);
  });
});
