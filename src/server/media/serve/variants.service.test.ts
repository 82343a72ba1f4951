import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { AppError } from '#server/http/app-error.ts';
import { createWorkQueue } from '#server/http/work-queue.ts';
import type { MediaStore } from '#server/media/store/media-store.ts';
import type { EncodingEffort, Variant } from '#server/pictures/encode-picture.ts';
import { placeIn } from '#server/pictures/gps-position.ts';
import { type Perform, type Pictures, spareLane } from '#server/pictures/pictures.ts';
import { createPhonePicture } from '../../../../tests/support/media-test-app.ts';
import { createVariantsService, type VariantSource, type VariantsService } from './variants.service.ts';

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

type Encode = (original: Buffer, variant: Variant, effort: EncodingEffort) => Promise<Buffer>;

/** Real queues with an encoder of the test; spare time starts when the test says so. */
function picturesWith(encode: Encode) {
  const queue = createWorkQueue({ running: 2, waiting: 100 });
  const background = createWorkQueue({ running: 1, waiting: 100 });
  const perform = ((_name: string, ...input: Parameters<Encode>) => encode(...input)) as Perform;
  const spare = new Map<string | undefined, () => Promise<unknown>>();
  const pictures: Pictures = {
    now: ({ lane, name = '' }, work) => queue.run(() => work(perform), { lane, name }),
    later: ({ lane, name = '' }, work) => {
      if (lane !== spareLane) return background.run(() => work(perform), { lane, name });
      spare.set(name, () => work(perform));
      return new Promise(() => {});
    },
    patience: () => new Promise(() => {}),
    close: () => {},
  };
  return { pictures, spare, spareTime: () => Promise.all([...spare.values()].map((work) => work())) };
}

/** Reads a variant for a visitor who accepts no substitute. */
async function getItself(
  variants: VariantsService,
  variant: Variant,
  { of = file, visitor = '' }: { of?: VariantSource; visitor?: string } = {},
): Promise<Buffer | undefined> {
  const served = await variants.get(of, { variant, visitor, accepts: () => false });
  if (served) expect(served.as).toBe(variant);
  return served?.bytes;
}

const encoding = (bytes = 'small') => vi.fn<Encode>(async () => Buffer.from(bytes));

test('a variant that many visitors request simultaneously is encoded once, and stored', async () => {
  const encode = encoding();
  const { store } = memoryStore();
  const { pictures } = picturesWith(encode);
  const variants = createVariantsService(store, pictures);
  const asked = await Promise.all(
    Array.from({ length: 20 }, (_, index) => getItself(variants, small, { visitor: `visitor ${index}` })),
  );
  expect(new Set(asked.map(String))).toEqual(new Set(['small']));
  expect(String(await getItself(variants, small))).toBe('small');
  expect(String(await getItself(createVariantsService(store, pictures), small))).toBe('small');
  expect(encode).toHaveBeenCalledTimes(1);
});

test('variants of different qualities are encoded separately', async () => {
  const { pictures } = picturesWith(async (_original, { quality }) => Buffer.from(String(quality)));
  const variants = createVariantsService(memoryStore().store, pictures);
  const asked = await Promise.all([small, { ...small, quality: 90 }].map((it) => getItself(variants, it)));
  expect(asked.map(String)).toEqual(['75', '90']);
});

test('an AVIF is encoded quickly at first, and later replaced by a smaller one', async () => {
  const { store, files } = memoryStore();
  const { pictures, spareTime } = picturesWith(async (_original, _variant, effort) => Buffer.from(effort));
  const variants = createVariantsService(store, pictures);
  expect(String(await getItself(variants, avif))).toBe('quick');
  expect(String(await getItself(variants, avif))).toBe('quick');
  await spareTime();
  expect(String(await getItself(variants, avif))).toBe('thorough');
  expect(String(await getItself(createVariantsService(store, pictures), avif))).toBe('thorough');
  expect([...files.values()].map(String).sort()).toEqual(['original', 'thorough']);
});

test('a restarted server schedules the thorough encoding of a quick AVIF again', async () => {
  const { store } = memoryStore();
  const encode: Encode = async (_original, _variant, effort) => Buffer.from(effort);
  await getItself(createVariantsService(store, picturesWith(encode).pictures), avif);
  const { pictures, spare, spareTime } = picturesWith(encode);
  const restarted = createVariantsService(store, pictures);
  expect(String(await getItself(restarted, avif))).toBe('quick');
  expect(spare.size).toBe(1);
  await spareTime();
  expect(String(await getItself(restarted, avif))).toBe('thorough');
});

test('with thorough effort, an AVIF is encoded thoroughly immediately, also in place of a quick one', async () => {
  const { store, files } = memoryStore();
  const { pictures, spare } = picturesWith(async (_original, _variant, effort) => Buffer.from(effort));
  await getItself(createVariantsService(store, pictures), avif);
  spare.clear();
  const variants = createVariantsService(store, pictures, { effort: 'thorough' });
  expect(String(await getItself(variants, avif))).toBe('thorough');
  expect([...files.values()].map(String).sort()).toEqual(['original', 'thorough']);
  expect(spare.size).toBe(0);
});

test('only AVIF variants are encoded again in spare time', async () => {
  const { pictures, spare } = picturesWith(encoding());
  const variants = createVariantsService(memoryStore().store, pictures);
  await getItself(variants, small);
  await getItself(variants, { ...small, format: 'jpg' });
  expect(spare.size).toBe(0);
});

test('a failed encoding is not cached, so the next request tries again', async () => {
  const encode = encoding();
  encode.mockRejectedValueOnce(new Error('out of memory'));
  const variants = createVariantsService(memoryStore().store, picturesWith(encode).pictures);
  await expect(getItself(variants, small)).rejects.toThrow('out of memory');
  expect(String(await getItself(variants, small))).toBe('small');
});

test('a variant that crashes the picture process is not retried for ten minutes, but others are encoded', async () => {
  const encode = encoding();
  encode.mockRejectedValueOnce(new AppError('server/unavailable'));
  let now = 0;
  const variants = createVariantsService(memoryStore().store, picturesWith(encode).pictures, {
    now: () => now,
  });
  await expect(getItself(variants, small)).rejects.toMatchObject({ code: 'server/unavailable' });
  await expect(getItself(variants, small)).rejects.toMatchObject({ details: { retryAfter: 600 } });
  expect(encode).toHaveBeenCalledTimes(1);
  expect(String(await getItself(variants, avif))).toBe('small');
  now = 600_000;
  expect(String(await getItself(variants, small))).toBe('small');
});

test('a variant is undefined if its original is missing', async () => {
  const encode = encoding();
  const variants = createVariantsService(memoryStore().store, picturesWith(encode).pictures);
  expect(await getItself(variants, small, { of: { ...file, hash: 'gone' } })).toBeUndefined();
  expect(encode).not.toHaveBeenCalled();
});

test('variants of an upload are encoded once in spare time, with thorough effort', async () => {
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

/** A small JPEG with GPS metadata. */
const light = await sharp(await createPhonePicture())
  .resize(64)
  .keepExif()
  .jpeg()
  .toBuffer();
const lightFile = { ...file, size: light.length };
const webp: Variant = small;
const anything = { visitor: '', accepts: () => true };

test('the first visitors of an AVIF get a fast WebP, later ones the AVIF, each encoded once', async () => {
  const made: string[] = [];
  const held = Promise.withResolvers<void>();
  const { pictures } = picturesWith(async (_original, { format }) => {
    if (format === 'avif') await held.promise;
    made.push(format);
    return Buffer.from(format);
  });
  const variants = createVariantsService(memoryStore().store, pictures);
  const ask = () => variants.get(file, { ...anything, variant: avif, fast: webp });
  const first = await Promise.all(Array.from({ length: 20 }, ask));
  expect(first).toEqual(Array.from({ length: 20 }, () => ({ bytes: Buffer.from('webp'), as: webp })));
  held.resolve();
  await vi.waitFor(async () => expect((await ask())?.as).toBe(avif));
  expect(made).toEqual(['webp', 'avif']);
});

test('a light original is sent immediately, without its location', async () => {
  const { store, files } = memoryStore();
  files.set(original, light);
  const { pictures } = picturesWith(() => new Promise(() => {}));
  const variants = createVariantsService(store, pictures);
  for (const variant of [avif, webp, { ...webp, format: 'jpg' } as const]) {
    const served = await variants.get(lightFile, { ...anything, variant });
    expect(served?.as, variant.format).toBe('original');
    expect(placeIn(light)).toBe(true);
    expect(placeIn(served?.bytes ?? light)).toBe(false);
  }
});

test.each<[string, Partial<VariantSource>, Variant, (type: string) => boolean]>([
  ['heavy', { size: 150_001 }, avif, () => true],
  ['of a type that the visitor does not take', {}, avif, (type) => type !== 'image/jpeg'],
  ['of another shape than the variant', {}, { ...avif, size: { width: 320, height: 90 } }, () => true],
  ['of a type that is no fallback', { type: 'png' }, { ...avif, format: 'jpg' }, () => true],
  ['a document', { type: 'pdf' }, { ...avif, format: 'jpg' }, () => true],
])('an original is not sent in place of a variant if it is %s', async (_why, more, variant, accepts) => {
  const { store, files } = memoryStore();
  for (const type of ['jpg', 'png', 'pdf']) files.set(`ab/abcdef/original.${type}`, light);
  const variants = createVariantsService(store, picturesWith(encoding()).pictures);
  const served = await variants.get({ ...lightFile, ...more }, { visitor: '', variant, fast: webp, accepts });
  expect(served?.as).not.toBe('original');
});

test('an original of up to 2 MB is sent if the fast variant is late', async () => {
  const { store, files } = memoryStore();
  files.set(original, light);
  const held = Promise.withResolvers<void>();
  const { pictures } = picturesWith(async (_original, { format }) => {
    await held.promise;
    return Buffer.from(format);
  });
  const variants = createVariantsService(store, { ...pictures, patience: async () => {} });
  const ask = (size: number, accepts = () => true) =>
    variants.get({ ...file, size }, { visitor: '', variant: avif, fast: webp, accepts });
  expect((await ask(2_000_000))?.as).toBe('original');
  const tooHeavy = ask(2_000_001);
  const notTaken = ask(2_000_000, () => false);
  held.resolve();
  expect(await tooHeavy).toEqual({ bytes: Buffer.from('webp'), as: webp });
  expect(await notTaken).toEqual({ bytes: Buffer.from('avif'), as: avif });
});

test('an original is sent if the fast variant cannot be encoded', async () => {
  const { store, files } = memoryStore();
  files.set(original, light);
  const { pictures } = picturesWith(async () => {
    throw new AppError('server/unavailable');
  });
  const variants = createVariantsService(store, pictures);
  const served = await variants.get({ ...file, size: 2_000_000 }, { ...anything, variant: avif, fast: webp });
  expect(served?.as).toBe('original');
});

test('a failed background encoding is reported, and not retried for ten minutes', async () => {
  const failed = new Error('no memory');
  const encode = vi.fn<Encode>(async (_original, { format }) => {
    if (format === 'avif') throw failed;
    return Buffer.from('webp');
  });
  const failures: unknown[] = [];
  let now = 0;
  const variants = createVariantsService(memoryStore().store, picturesWith(encode).pictures, {
    onFailure: (error) => failures.push(error),
    now: () => now,
  });
  const ask = async () => (await variants.get(file, { ...anything, variant: avif, fast: webp }))?.as;
  expect(await ask()).toBe(webp);
  await vi.waitFor(() => expect(failures).toEqual([failed]));
  expect(await ask()).toBe(webp);
  expect(encode).toHaveBeenCalledTimes(2);
  now = 600_000;
  expect(await ask()).toBe(webp);
  await vi.waitFor(() => expect(failures).toEqual([failed, failed]));
});

test('with thorough effort, nothing is sent in place of the variant', async () => {
  const { store, files } = memoryStore();
  files.set(original, light);
  const variants = createVariantsService(store, picturesWith(encoding()).pictures, { effort: 'thorough' });
  const served = await variants.get(lightFile, { ...anything, variant: avif, fast: webp });
  expect(served).toEqual({ bytes: Buffer.from('small'), as: avif });
});
