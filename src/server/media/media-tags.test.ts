import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Media, SaveMediaBody } from '#api/endpoints/media.ts';
import type { ErrorBody } from '#api/errors.ts';
import { longestTag, mostTags } from '#content/media/media-tags.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { describeEachDatabase } from '../../../tests/support/each-database.ts';
import { readBearer } from '../../../tests/support/identity-test-app.ts';
import {
  createPageShowing,
  createPicture,
  type MediaApp,
  openMediaApp,
  upload,
} from '../../../tests/support/media-test-app.ts';

describeEachDatabase('the tags of a file', (location) => {
  let storage: Storage;
  let app: MediaApp;
  let headers: { authorization: string };
  beforeAll(async () => {
    storage = openDatabase(location());
    app = await openMediaApp(storage);
    headers = readBearer(await app.signIn());
  });
  beforeEach(async () => {
    await storage.db.deleteFrom('media').execute();
  });
  afterAll(async () => {
    await app.close();
    await storage.close();
  });

  async function ask(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    payload?: object,
    more?: object,
  ) {
    const url = `/api${path}`;
    const all = { ...headers, ...more };
    const answer = await app.app.inject({ method, url, headers: all, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json<Media & ErrorBody>() };
  }
  let width = 20;
  const one = () => {
    width += 1;
    return createPicture('png', width, 24);
  };
  async function send(bytes: Buffer, path = '/admin/media') {
    const sent = upload(bytes, 'foto.png');
    return (await ask('POST', path, sent.payload, sent.headers)).body;
  }
  const save = (id: string, body: object, ifMatch?: string) =>
    ask('PUT', `/admin/media/${id}`, body, ifMatch === undefined ? {} : { 'if-match': `"${ifMatch}"` });
  const tagsInList = async () =>
    (await app.get('/api/admin/media', headers)).json<Media[]>().map(({ tags }) => tags);

  it('are trimmed and deduplicated in the given order, and can be removed', async () => {
    const { id, tags } = await send(await one());
    expect(tags).toBeUndefined();
    const sent = ['  Kade ', 'avond', 'KADE', 'cafe\u0301', 'CAFÉ', 'aan \t zee'];
    expect((await save(id, { tags: sent })).body.tags).toEqual(['Kade', 'avond', 'café', 'aan zee']);
    expect((await save(id, { name: 'Anders' })).body.tags).toEqual(['Kade', 'avond', 'café', 'aan zee']);
    expect(await tagsInList()).toEqual([['Kade', 'avond', 'café', 'aan zee']]);
    expect((await save(id, { tags: ['avond', 'Kade'] })).body.tags).toEqual(['avond', 'Kade']);
    expect((await save(id, { tags: [] })).body.tags).toBeUndefined();
    expect(await tagsInList()).toEqual([undefined]);
  });

  it('are rejected if the revision is outdated, and saving the same tags changes nothing', async () => {
    const { id, revision } = await send(await one());
    expect((await save(id, { tags: ['kade'] }, revision)).body.revision).toBe('file-2');
    const late = await save(id, { tags: ['zee'] }, revision);
    expect([late.status, late.body.code]).toEqual([412, 'media/stale']);
    expect((await save(id, { tags: [' kade', 'Kade'] })).body.revision).toBe('file-2');
    expect(await tagsInList()).toEqual([['kade']]);
  });

  it('do not invalidate rendered pages when they change', async () => {
    const { id, url } = await send(await one());
    await createPageShowing(storage, 'shows-it', url);
    const before = await storage.revision.read();
    await save(id, { tags: ['kade'] });
    expect(await storage.revision.read()).toBe(before);
    await save(id, { tags: ['zee'], name: 'Zee' });
    expect(await storage.revision.read()).toBe(before + 1);
  });

  it('are recorded in the activity log by field name, without their values', async () => {
    const { id } = await send(await one());
    await save(id, { tags: ['geheim'] });
    const query = storage.db.selectFrom('audit').select('detail').where('target', '=', id);
    const rows = await query.where('action', '=', 'media/save').execute();
    expect(rows.map(({ detail }) => JSON.parse(detail))).toEqual([{ fields: ['tags'] }]);
  });

  it('survive deletion and restore, replacement and its undo, and another upload of the same file', async () => {
    const bytes = await one();
    const { id } = await send(bytes);
    await save(id, { tags: ['kade', 'zee'] });
    const tags = ['kade', 'zee'];
    expect((await ask('DELETE', `/admin/media/${id}`)).status).toBe(200);
    expect((await ask('POST', `/trash/media/${id}/restore`)).body).toMatchObject({ id, tags });
    await ask('DELETE', `/admin/media/${id}`);
    expect(await send(bytes)).toMatchObject({ id, tags });
    expect(await send(bytes)).toMatchObject({ id, tags });
    expect(await send(await one(), `/admin/media/${id}/content`)).toMatchObject({ id, tags });
    expect((await ask('POST', `/admin/media/${id}/content/previous`)).body).toMatchObject({ id, tags });
    expect(await tagsInList()).toEqual([tags]);
  });

  it.each([
    ['no JSON', 'kade, zee', undefined],
    ['no list', '{"0":"kade"}', undefined],
    ['a list with more than tags in it', '[" kade",3,null,["x"],"KADE","a\\u0007b","zee"]', ['kade', 'zee']],
  ])('keep only their valid entries when the stored value is %s', async (_name, tags, read) => {
    const { id } = await send(await one());
    await storage.db.updateTable('media').set({ tags }).where('id', '=', id).execute();
    expect(await tagsInList()).toEqual([read]);
    expect((await save(id, { name: 'Anders' })).status).toBe(200);
  });

  const tag = 'A tag needs a letter, digit or symbol, and cannot contain commas or control characters.';
  const long = `A tag has at most ${longestTag} characters.`;
  it.each<[string, unknown, string, string]>([
    ['a tag of nothing', [' '], 'tags[0]', tag],
    ['a tag that nobody sees', ['kade', '\u200b'], 'tags[1]', tag],
    ['two in one', ['kade, zee'], 'tags[0]', tag],
    ['a control character', ['ka\u001b[31mde'], 'tags[0]', tag],
    ['what turns the direction of a text', ['\u202ekade'], 'tags[0]', tag],
    ['a tag that is too long', ['x'.repeat(longestTag + 1)], 'tags[0]', long],
    ['a tag of 10 kB', ['é'.repeat(5000)], 'tags[0]', long],
    ['a tag that is no text', ['kade', 3], 'tags[1]', 'A tag must be text.'],
    [
      '1,000 tags',
      Array.from({ length: 1000 }, (_v, at) => `t${at}`),
      'tags',
      `A file has at most ${mostTags} tags.`,
    ],
    ['a text', 'kade', 'tags', 'must be a list of texts'],
    ['null', null, 'tags', 'must be a list of texts'],
    ['an object', { 0: 'kade', length: 1 }, 'tags', 'must be a list of texts'],
  ])('are rejected with a message: %s', async (_name, tags, path, message) => {
    const { id } = await send(await one());
    await save(id, { tags: ['zee'] });
    const { status, body } = await save(id, { tags } as SaveMediaBody);
    expect([status, body.code, body.issues]).toEqual([400, 'input/invalid', [{ path, message }]]);
    if (/^[A-Z]/.test(message)) expect(body.message).toBe(message);
    expect(await tagsInList()).toEqual([['zee']]);
  });

  it('report all errors together, and are accepted exactly at their limits', async () => {
    const { id } = await send(await one());
    const { body } = await save(id, { tags: ['', 'kade', '\u0000', 'x'.repeat(41)] });
    expect(body.issues?.map(({ path }) => path).sort()).toEqual(['tags[0]', 'tags[2]', 'tags[3]']);
    const most = Array.from({ length: mostTags }, (_v, at) => `${at} `.padEnd(longestTag, 'x'));
    const repeated = [...most, ...most.map((text) => text.toUpperCase())];
    expect((await save(id, { tags: repeated })).body.tags).toEqual(most);
  });
});
