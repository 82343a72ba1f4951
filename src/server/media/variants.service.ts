import { createByteCache } from './byte-cache.ts';
import { encodeVariant } from './encode-variant.ts';
import { folderOf, type MediaStore } from './media-store.ts';
import { type Variant, variantName } from './variant.ts';
import { createWorkQueue } from './work-queue.ts';

export interface VariantsService {
  /** A variant's bytes: from the store, or made now. Undefined when the original is gone. */
  get(hash: string, originalKey: string, variant: Variant): Promise<Buffer | undefined>;
}

type Encode = (original: Buffer, variant: Variant) => Promise<Buffer>;

/** Two encodings keep two cores busy; more would only make every one of them late. */
const encodings = { running: 2, waiting: 200 };

/** What a busy page shows comes from memory; everything else is a file away. */
const memoryBytes = 48 * 1024 * 1024;

/**
 * Variants, each made once: they are kept beside the original, and all who ask for one while it is being
 * made wait for the same encoding.
 */
export function createVariantsService(store: MediaStore, encode: Encode = encodeVariant): VariantsService {
  const underway = new Map<string, Promise<Buffer | undefined>>();
  const queue = createWorkQueue(encodings);
  const memory = createByteCache(memoryBytes);

  async function readOrMake(key: string, originalKey: string, variant: Variant): Promise<Buffer | undefined> {
    const kept = await store.read(key);
    if (kept) return kept;
    return queue.run(async () => {
      const original = await store.read(originalKey);
      if (!original) return undefined;
      const made = await encode(original, variant);
      await store.put(key, made);
      return made;
    });
  }

  return {
    async get(hash, originalKey, variant) {
      const key = `${folderOf(hash)}/${variantName(variant)}`;
      const remembered = memory.get(key);
      if (remembered) return remembered;
      const known = underway.get(key);
      if (known) return known;
      // Looking it up belongs to the shared work: else one could miss both the file and its making.
      const work = readOrMake(key, originalKey, variant).finally(() => underway.delete(key));
      underway.set(key, work);
      const bytes = await work;
      if (bytes) memory.set(key, bytes);
      return bytes;
    },
  };
}
