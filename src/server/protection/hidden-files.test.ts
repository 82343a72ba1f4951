import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { MediaFile } from '#server/media/store/media.repository.ts';
import { type AccessSite, createJar, openAccessSite } from '../../../tests/support/access-test-site.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { createPicture } from '../../../tests/support/media-test-app.ts';

describeEachDatabase('a file in a hidden block', (location) => {
  let site: AccessSite;
  let file: MediaFile;
  let count = 0;
  beforeAll(async () => {
    site = await openAccessSite(location());
  });
  /** Gives each test its own file and pages. */
  beforeEach(async () => {
    count += 1;
    file = await site.media.storeMedia(await createPicture('png', 20 + count, 30), 'plan.png');
  });
  afterAll(() => site.close());

  const showing = (hidden: boolean) => [{ id: 'i', type: 'image', src: file.url, alt: 'Plan', hidden }];
  async function make(page: object): Promise<{ id: string }> {
    const whole = { identifier: `plan-${count}`, title: 'Plan', status: 'PUBLISHED', ...page };
    const answer = await site.asOwner('POST', '/pages', whole);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  }
  const seenBy = async (headers: Record<string, string> = {}) =>
    (await site.get(file.url, headers)).statusCode;

  it('is available to visitors only while its block is shown', async () => {
    const { id } = await make({ overview: showing(true) });
    expect(await seenBy()).toBe(404);
    for (const [hidden, status] of [
      [false, 200],
      [true, 404],
    ] as const) {
      const body = { title: 'Plan', overview: showing(hidden) };
      expect((await site.asOwner('POST', `/pages/${id}/publish`, body)).statusCode).toBe(200);
      expect(await seenBy()).toBe(status);
    }
  });

  it('counts as used, so it cannot be deleted', async () => {
    await make({ overview: showing(true) });
    expect(await site.media.uses(file.id)).toMatchObject([{ identifier: `plan-${count}`, isLive: true }]);
    await expect(site.media.remove(file.id, null)).rejects.toMatchObject({ code: 'media/in-use' });
  });

  it('opens with the password of a protected page only while that page shows it', async () => {
    await make({ overview: showing(false), requiresLogin: true, loginPassword: 'sesam' });
    await make({ identifier: `openbaar-${count}`, overview: showing(true) });
    expect(await seenBy()).toBe(404);
    const jar = createJar();
    jar.take(await site.call(`plan-${count}`, { password: 'sesam' }));
    expect(await seenBy(jar.header)).toBe(200);
    const hiding = { title: 'Plan', overview: showing(true) };
    expect((await site.asOwner('POST', `/pages/plan-${count}/publish`, hiding)).statusCode).toBe(200);
    expect(await seenBy(jar.header)).toBe(404);
  });

  it('stays unavailable in another version of the page', async () => {
    const { id } = await make({ overview: showing(true) });
    expect((await site.asOwner('POST', `/pages/${id}/versioning`)).statusCode).toBe(200);
    const made = await site.asOwner('POST', `/pages/${id}/versions`, {});
    expect(made.statusCode, made.body).toBe(201);
    const version = made.json<{ id: string }>().id;
    await site.asOwner('PUT', `/pages/${id}/versions/${version}/status`, { status: 'PUBLISHED' });
    expect(await seenBy()).toBe(404);
  });
});
