import { expect, test, vi } from 'vitest';
import { AppError } from '#server/http/app-error.ts';
import { createWorkQueue } from '#server/http/work-queue.ts';
import type { Effort, Variant } from '#server/pictures/encode-variant.ts';
import type { Perform, Pictures } from '#server/pictures/pictures.ts';
import type { MediaStore } from './media-store.ts';
import { createVariantsService, type VariantSource } from './variants.service.ts';

const file: VariantSource = { hash: 'abcdef', type: 'jpeg', width: 1000, height: 800 };
const original = 'ab/abcdef/original.jpg';
const small: Variant = { size: { width: 320 }, quality: 75, format: 'webp' };
const avif: Variant = { ...small, format: 'avif' };

function memoryStore() {
  const files = new Map([[original, Buffer.from('original')]]);
  const store: MediaStore = {
    put: async (key, bytes) => void files.set(key, Buffer.from(bytes)),
    has: async (key) => files.has(key),
    read: async (key) => files.get(key),
    open: async () => undefined,
    remove: async (key) => void files.delete(key),
    removeFolder: async () => files.clear(),
    async *list() {
      for (const key of files.keys()) yield { key, putAt: new Date() };
    },
  };
  return { store, files };
}

type Encode = (original: Buffer, variant: Variant, effort: Effort) => Promise<Buffer>;

/** The queue as it is; the encoder is the test's, and spare time comes when the test says so. */
function picturesWith(encode: Encode) {
  const queue = createWorkQueue({ running: 2, waiting: 100 });
  const perform = ((_name: string, ...input: Parameters<Encode>) => encode(...input)) as Perform;
  const spare = new Map<string | undefined, () => Promise<unknown>>();
  const pictures: Pictures = {
    now: ({ lane, name = '' }, work) => queue.run(() => work(perform), { lane, name }),
    later: ({ name }, work) => {
      spare.set(name, () => work(perform));
      return new Promise(() => {});
    },
    close: () => {},
  };
  return { pictures, spare, spareTime: () => Promise.all([...spare.values()].map((work) => work())) };
}

const encoding = (bytes = 'small') => vi.fn<Encode>(async () => Buffer.from(bytes));

test('however many ask at the same time, a variant is made once, and kept', async () => {
  const encode = encoding();
  const { store } = memoryStore();
  const { pictures } = picturesWith(encode);
  const variants = createVariantsService(store, pictures);
  const asked = await Promise.all(
    Array.from({ length: 20 }, (_, index) => variants.get(file, small, `visitor ${index}`)),
  );
  expect(new Set(asked.map(String))).toEqual(new Set(['small']));
  expect(String(await variants.get(file, small, ''))).toBe('small');
  expect(String(await createVariantsService(store, pictures).get(file, small, ''))).toBe('small');
  expect(encode).toHaveBeenCalledTimes(1);
});

test('other variants are others', async () => {
  const { pictures } = picturesWith(async (_original, { quality }) => Buffer.from(String(quality)));
  const variants = createVariantsService(memoryStore().store, pictures);
  const asked = await Promise.all([small, { ...small, quality: 90 }].map((it) => variants.get(file, it, '')));
  expect(asked.map(String)).toEqual(['75', '90']);
});

test('the first visitor of an AVIF gets a quick one, and later ones a smaller one in its place', async () => {
  const { store, files } = memoryStore();
  const { pictures, spareTime } = picturesWith(async (_original, _variant, effort) => Buffer.from(effort));
  const variants = createVariantsService(store, pictures);
  expect(String(await variants.get(file, avif, ''))).toBe('quick');
  expect(String(await variants.get(file, avif, ''))).toBe('quick');
  await spareTime();
  expect(String(await variants.get(file, avif, ''))).toBe('thorough');
  expect(String(await createVariantsService(store, pictures).get(file, avif, ''))).toBe('thorough');
  expect([...files.values()].map(String).sort()).toEqual(['original', 'thorough']);
});

test('a server that was stopped before spare time came takes it up again', async () => {
  const { store } = memoryStore();
  const encode: Encode = async (_original, _variant, effort) => Buffer.from(effort);
  await createVariantsService(store, picturesWith(encode).pictures).get(file, avif, '');
  const { pictures, spare, spareTime } = picturesWith(encode);
  const restarted = createVariantsService(store, pictures);
  expect(String(await restarted.get(file, avif, ''))).toBe('quick');
  expect(spare.size).toBe(1);
  await spareTime();
  expect(String(await restarted.get(file, avif, ''))).toBe('thorough');
});

test('where nobody waits an AVIF is made well at once, also in place of a quick one', async () => {
  const { store, files } = memoryStore();
  const { pictures, spare } = picturesWith(async (_original, _variant, effort) => Buffer.from(effort));
  await createVariantsService(store, pictures).get(file, avif, '');
  spare.clear();
  const variants = createVariantsService(store, pictures, { effort: 'thorough' });
  expect(String(await variants.get(file, avif, ''))).toBe('thorough');
  expect([...files.values()].map(String).sort()).toEqual(['original', 'thorough']);
  expect(spare.size).toBe(0);
});

test('only AVIF takes spare time', async () => {
  const { pictures, spare } = picturesWith(encoding());
  const variants = createVariantsService(memoryStore().store, pictures);
  await variants.get(file, small, '');
  await variants.get(file, { ...small, format: 'jpg' }, '');
  expect(spare.size).toBe(0);
});

test('a failure is not kept: the next one tries again', async () => {
  const encode = encoding();
  encode.mockRejectedValueOnce(new Error('out of memory'));
  const variants = createVariantsService(memoryStore().store, picturesWith(encode).pictures);
  await expect(variants.get(file, small, '')).rejects.toThrow('out of memory');
  expect(String(await variants.get(file, small, ''))).toBe('small');
});

test('one that ends the picture process is left alone for ten minutes, and no other', async () => {
  const encode = encoding();
  encode.mockRejectedValueOnce(new AppError('server/unavailable'));
  let now = 0;
  const variants = createVariantsService(memoryStore().store, picturesWith(encode).pictures, {
    now: () => now,
  });
  await expect(variants.get(file, small, '')).rejects.toMatchObject({ code: 'server/unavailable' });
  await expect(variants.get(file, small, '')).rejects.toMatchObject({ details: { retryAfter: 600 } });
  expect(encode).toHaveBeenCalledTimes(1);
  expect(String(await variants.get(file, avif, ''))).toBe('small');
  now = 600_000;
  expect(String(await variants.get(file, small, ''))).toBe('small');
});

test('without its original there is none', async () => {
  const encode = encoding();
  const variants = createVariantsService(memoryStore().store, picturesWith(encode).pictures);
  expect(await variants.get({ ...file, hash: 'gone' }, small, '')).toBeUndefined();
  expect(encode).not.toHaveBeenCalled();
});

test('variants of an upload are made in spare time, in the best form there is, and once', async () => {
  const encode = encoding();
  const { store, files } = memoryStore();
  const { pictures, spareTime } = picturesWith(encode);
  const variants = createVariantsService(store, pictures);
  variants.prepare(file, [avif, avif]);
  await spareTime();
  variants.prepare(file, [avif]);
  await spareTime();
  expect(encode).toHaveBeenCalledTimes(1);
  expect(encode).toHaveBeenCalledWith(expect.anything(), avif, 'thorough');
  expect([...files.keys()].filter((key) => key !== original)).toHaveLength(1);
});
