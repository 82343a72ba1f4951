// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import type { Media } from '#api/endpoints/media.ts';
import { libraryWords } from '../library-words.ts';
import { changeTags, createTagAddition, createTagRemoval, createTagRevert } from './change-tags.ts';

const createFile = (id: string, ...tags: string[]): Media => ({
  id,
  url: `/media/${id}/foto.jpg`,
  ...{ name: `${id}.jpg`, mimeType: 'image/jpeg', size: 1000, width: 10, height: 10, animated: false },
  ...{ decorative: false, usedOn: 0, isLogo: false, isFavicon: false, createdAt: '2026-11-23T00:00:00Z' },
  ...(tags.length > 0 && { tags }),
  revision: 'file-1',
});
const json = { 'content-type': 'application/json' };

/** Mocks a server with files that rejects changes based on another revision. */
function serve(...files: readonly Media[]) {
  const server = { files: new Map(files.map((file) => [file.id, file])), puts: 0, asked: 0, most: 0 };
  vi.stubGlobal('fetch', async (address: string, { method, body, headers }: RequestInit = {}) => {
    if (method !== 'PUT') return new Response(JSON.stringify([...server.files.values()]), { headers: json });
    server.puts += 1;
    server.asked += 1;
    server.most = Math.max(server.most, server.asked);
    await Promise.resolve();
    server.asked -= 1;
    const file = server.files.get(address.split('/').at(-1) ?? '');
    if (!file) {
      const refusal = { message: 'This file is not in the library any more.', code: 'media/not-found' };
      return new Response(JSON.stringify(refusal), { status: 404, headers: json });
    }
    if (new Headers(headers).get('if-match') !== `"${file.revision}"`) {
      const refusal = { message: 'Another member changed this file in the meantime.', code: 'media/stale' };
      return new Response(JSON.stringify(refusal), { status: 412, headers: json });
    }
    const saved = { ...file, ...JSON.parse(String(body)), revision: `${file.revision}+` };
    server.files.set(file.id, saved);
    return new Response(JSON.stringify(saved), { headers: json });
  });
  const getTags = (id: string) => server.files.get(id)?.tags ?? [];
  return Object.assign(server, { getTags });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('several files get a tag in addition to their own, without requests for files that have it', async () => {
  const files = [createFile('a', 'Water'), createFile('b'), createFile('c', 'kade')];
  const server = serve(...files);
  const { changed, failed } = await changeTags(files, createTagAddition('KADE, avond', ['kade']));
  expect([server.getTags('a'), server.getTags('b'), server.getTags('c')]).toEqual([
    ['Water', 'kade', 'avond'],
    ['kade', 'avond'],
    ['kade', 'avond'],
  ]);
  expect([changed.length, failed]).toEqual([3, []]);
  await changeTags([...server.files.values()], createTagAddition('kade', []));
  expect(server.puts).toBe(3);
});

test('tags that another member has added since are kept', async () => {
  const seen = [createFile('a', 'Water'), createFile('b', 'Water')];
  const server = serve({ ...createFile('a', 'Water', 'Brug'), revision: 'file-2' }, createFile('b', 'Water'));
  await changeTags(seen, createTagAddition('kade', []));
  expect(server.getTags('a')).toEqual(['Water', 'Brug', 'kade']);
  await changeTags(seen, createTagRemoval(['water']));
  expect([server.getTags('a'), server.getTags('b')]).toEqual([['Brug', 'kade'], ['kade']]);
});

test('files that cannot be changed are reported, and the other files are changed', async () => {
  const full = createFile('full', ...Array.from({ length: 20 }, (_, index) => `t${index}`));
  const [gone, other] = [createFile('gone'), createFile('other')];
  const server = serve(full, other);
  const { changed, failed } = await changeTags([full, gone, other], createTagAddition('kade', []));
  expect(changed.map(({ after }) => after.id)).toEqual(['other']);
  expect(new Map(failed.map(({ file, message }) => [file.id, message]))).toEqual(
    new Map([
      ['full', libraryWords.tags.tooMany(20)],
      ['gone', 'This file is not in the library any more.'],
    ]),
  );
  expect(server.getTags('full')).toEqual(full.tags);
});

test('undo removes only tags that the change really added, and keeps later changes', async () => {
  const files = [createFile('a', 'Water'), createFile('b', 'kade')];
  const server = serve(...files);
  const added = await changeTags(files, createTagAddition('kade', []));
  await changeTags([...server.files.values()], createTagAddition('later', []));
  await changeTags(
    added.changed.map(({ after }) => after),
    createTagRevert(added.changed),
  );
  expect([server.getTags('a'), server.getTags('b')]).toEqual([
    ['Water', 'later'],
    ['kade', 'later'],
  ]);
  const removed = await changeTags([...server.files.values()], createTagRemoval(['later', 'water']));
  await changeTags(
    removed.changed.map(({ after }) => after),
    createTagRevert(removed.changed),
  );
  expect(server.getTags('a').toSorted()).toEqual(['Water', 'later']);
});

test('hundreds of files are changed a few at a time', async () => {
  const files = Array.from({ length: 60 }, (_, index) => createFile(`f${index}`));
  const server = serve(...files);
  const { changed } = await changeTags(files, createTagAddition('kade', []));
  expect([changed.length, server.most]).toEqual([60, 4]);
});
