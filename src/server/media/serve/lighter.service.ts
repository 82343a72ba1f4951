import { createByteCache } from '#server/media/store/byte-cache.ts';
import type { MediaFile } from '#server/media/store/media.repository.ts';
import { getMediaFolder, getOriginalKey, type MediaStore } from '#server/media/store/media-store.ts';
import { mediaTypes } from '#server/media/store/media-type.ts';
import { type Pictures, spareLane } from '#server/pictures/pictures.ts';

export type LighterSource = Pick<MediaFile, 'hash' | 'type' | 'width' | 'height' | 'frames'>;

/**
 * An animated WebP in place of a GIF; `none` if it would not be smaller, `pending` until it has been encoded.
 */
type LighterResult =
  | { readonly kind: 'made'; readonly bytes: Buffer }
  | { readonly kind: 'none' }
  | { readonly kind: 'pending' };

export interface LighterService {
  /**
   * Returns the current state. The first request enqueues the encoding in spare time, since it takes longer
   * than a visitor waits.
   */
  get(file: LighterSource): Promise<LighterResult>;
}

const memoryBytes = 32 * 1024 * 1024;
/** Pause before a failed encoding is tried again, in ms. */
const restMs = 10 * 60 * 1000;

/**
 * Encodes GIFs as lossless animated WebP, each once, and stores them beside the GIF. The file name contains
 * the recipe.
 */
export function createLighterService(
  store: MediaStore,
  pictures: Pictures,
  now: () => number = Date.now,
): LighterService {
  const memory = createByteCache(memoryBytes);
  const resting = new Map<string, number>();

  async function make(file: LighterSource): Promise<void> {
    const gif = await store.read(getOriginalKey(file.hash, mediaTypes.gif.extension));
    if (!gif) return;
    const job = {
      lane: spareLane,
      name: getLighterKey(file),
      pixels: file.width * file.height * (file.frames ?? 1),
    };
    await pictures.later(job, async (perform) => {
      if (await store.has(getLighterKey(file))) return;
      // An empty file records that the WebP would not be smaller, so that it is not encoded again.
      await store.put(getLighterKey(file), (await perform('lightenGif', gif)) ?? Buffer.alloc(0));
    });
  }

  function makeLater(file: LighterSource): void {
    const key = getLighterKey(file);
    if ((resting.get(key) ?? 0) > now()) return;
    resting.set(key, now() + restMs);
    make(file).then(
      () => resting.delete(key),
      // On failure visitors keep getting the GIF.
      () => {},
    );
  }

  return {
    async get(file) {
      const key = getLighterKey(file);
      const bytes = memory.get(key) ?? (await store.read(key));
      if (!bytes) {
        makeLater(file);
        return { kind: 'pending' };
      }
      memory.set(key, bytes);
      return bytes.length === 0 ? { kind: 'none' } : { kind: 'made', bytes };
    },
  };
}

/** Version of the encoding. Raise it if the same GIF would be encoded differently. */
const recipe = 'r1';

/** Returns the store key of the WebP. */
export function getLighterKey({ hash }: Pick<MediaFile, 'hash'>): string {
  return `${getMediaFolder(hash)}/${recipe}-lighter.webp`;
}
