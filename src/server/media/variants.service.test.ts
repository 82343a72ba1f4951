import { expect, test, vi } from 'vitest';
import type { MediaStore } from './media-store.ts';
import type { Variant } from './variant.ts';
import { createVariantsService } from './variants.service.ts';

const hash = 'abcdef';
const original = 'ab/abcdef/original.jpg';
const small: Variant = { size: { width: 320 }, quality: 75, format: 'avif' };

function memoryStore(): MediaStore {
  const files = new Map([[original, Buffer.from('original')]]);
  return {
    put: async (key, bytes) => void files.set(key, Buffer.from(bytes)),
    has: async (key) => files.has(key),
    read: async (key) => files.get(key),
    stream: async () => undefined,
    removeFolder: async () => files.clear(),
  };
}

test('however many ask at the same time, a variant is made once, and kept', async () => {
  const encode = vi.fn(async () => Buffer.from('small'));
  const store = memoryStore();
  const variants = createVariantsService(store, encode);
  const asked = await Promise.all(Array.from({ length: 20 }, () => variants.get(hash, original, small)));
  expect(new Set(asked.map(String))).toEqual(new Set(['small']));
  expect(String(await variants.get(hash, original, small))).toBe('small');
  expect(String(await createVariantsService(store, encode).get(hash, original, small))).toBe('small');
  expect(encode).toHaveBeenCalledTimes(1);
});

test('other variants are others', async () => {
  const encode = vi.fn(async (_original: Buffer, { quality }: Variant) => Buffer.from(String(quality)));
  const variants = createVariantsService(memoryStore(), encode);
  const asked = await Promise.all(
    [small, { ...small, quality: 90 }].map((it) => variants.get(hash, original, it)),
  );
  expect(asked.map(String)).toEqual(['75', '90']);
});

test('a failure is not kept: the next one tries again', async () => {
  const encode = vi.fn(async () => Buffer.from('small'));
  encode.mockRejectedValueOnce(new Error('out of memory'));
  const variants = createVariantsService(memoryStore(), encode);
  await expect(variants.get(hash, original, small)).rejects.toThrow('out of memory');
  expect(String(await variants.get(hash, original, small))).toBe('small');
});

test('without its original there is none', async () => {
  const encode = vi.fn(async () => Buffer.from('small'));
  expect(await createVariantsService(memoryStore(), encode).get(hash, 'ab/gone', small)).toBeUndefined();
  expect(encode).not.toHaveBeenCalled();
});
