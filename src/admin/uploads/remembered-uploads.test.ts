// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createRememberedUploads } from './remembered-uploads.ts';

const endpoint = 'http://localhost:3000/api/admin/uploads';
const id = 'a'.repeat(32);
const hourMs = 60 * 60 * 1000;
const video = new File(['bytes'], 'film.webm', { type: 'video/webm', lastModified: 5 });

beforeEach(() => localStorage.clear());

function remember(personId = 'u1', now = () => 100 * hourMs) {
  return createRememberedUploads({ storage: localStorage, endpoint, personId, now });
}
type Remembered = ReturnType<typeof remember>;

const add = (remembered: Remembered, file: File, url = `${endpoint}/${id}`) =>
  remembered.addUpload(remembered.getKey(file), { uploadUrl: url } as never);
const find = async (remembered: Remembered, file: File) =>
  (await remembered.findUploadsByFingerprint(remembered.getKey(file))).map(({ uploadUrl }) => uploadUrl);

test('the same file of the same member finds its earlier upload', async () => {
  await add(remember(), video);
  const again = new File(['bytes'], 'film.webm', { type: 'video/webm', lastModified: 5 });
  expect(await find(remember(), again)).toEqual([`${endpoint}/${id}`]);
});

test('another file, another member or a forgotten upload is not found', async () => {
  await add(remember(), video);
  for (const other of [
    new File(['bytes'], 'ander.webm', { type: 'video/webm', lastModified: 5 }),
    new File(['bytes!'], 'film.webm', { type: 'video/webm', lastModified: 5 }),
    new File(['bytes'], 'film.webm', { type: 'video/webm', lastModified: 6 }),
  ]) {
    expect(await find(remember(), other)).toEqual([]);
  }
  expect(await find(remember('u2'), video)).toEqual([]);
  remember().forget(remember().getKey(video));
  expect(await find(remember(), video)).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('uploads that have expired on the server are removed, for all members', async () => {
  await add(remember('u2'), video);
  localStorage.setItem('upload:torn', '{"id":');
  localStorage.setItem('theme', 'dark');
  const later = new File(['later'], 'later.webm');
  await add(
    remember('u1', () => 123 * hourMs),
    later,
  );
  const dayLater = remember('u1', () => 125 * hourMs);
  expect(await find(dayLater, later)).toHaveLength(1);
  expect(Object.keys(localStorage).sort()).toEqual(['theme', dayLater.getKey(later)].sort());
});

test.each([
  { id: 'https://elsewhere.example/steal', at: 100 * hourMs },
  { id: `../../auth/${id}`, at: 100 * hourMs },
  { id, at: 'now' },
  { id, at: 500 * hourMs },
  { at: 100 * hourMs },
  null,
])('an invalid stored upload is removed: %j', async (stored) => {
  localStorage.setItem(remember().getKey(video), JSON.stringify(stored));
  expect(await find(remember(), video)).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('a browser without storage, or with full storage, remembers no uploads', async () => {
  const full = { ...localStorage, length: 0, clear() {}, key: () => null } as Storage;
  const refuse = vi.fn(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  for (const storage of [undefined, Object.assign(full, { setItem: refuse, getItem: refuse })]) {
    const remembered = createRememberedUploads({ storage, endpoint, personId: 'u1' });
    await add(remembered, video);
    expect(await find(remembered, video)).toEqual([]);
  }
  expect(refuse).toHaveBeenCalled();
});
