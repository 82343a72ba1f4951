import { createByteCache } from '#server/media/store/byte-cache.ts';
import type { MediaFile } from '#server/media/store/media.repository.ts';
import { folderOf, type MediaStore, originalKey } from '#server/media/store/media-store.ts';
import { mediaTypes } from '#server/media/store/media-type.ts';
import { type Pictures, spareLane } from '#server/pictures/pictures.ts';

export type LighterSource = Pick<MediaFile, 'hash' | 'type' | 'width' | 'height' | 'frames'>;

/** The lighter form of a moving picture; `none` where it would not be lighter, `pending` until it has been made. */
type Lighter =
  | { readonly kind: 'made'; readonly bytes: Buffer }
  | { readonly kind: 'none' }
  | { readonly kind: 'pending' };

export interface LighterService {
  /** What there is by now; asking has it made in spare time, since it takes longer than a visitor waits. */
  get(file: LighterSource): Promise<Lighter>;
}

const memoryBytes = 32 * 1024 * 1024;
/** How long nobody tries again what failed, in ms. */
const restMs = 10 * 60 * 1000;

/** Gifs as WebP with the same pixels in every frame, each made once and kept beside the gif. Part of the name is the recipe. */
export function createLighterService(
  store: MediaStore,
  pictures: Pictures,
  now: () => number = Date.now,
): LighterService {
  const memory = createByteCache(memoryBytes);
  const resting = new Map<string, number>();

  async function make(file: LighterSource): Promise<void> {
    const gif = await store.read(originalKey(file.hash, mediaTypes.gif.extension));
    if (!gif) return;
    const job = {
      lane: spareLane,
      name: lighterKey(file),
      pixels: file.width * file.height * (file.frames ?? 1),
    };
    await pictures.later(job, async (perform) => {
      if (await store.has(lighterKey(file))) return;
      // An empty file says that there is none: nobody has to find that out again.
      await store.put(lighterKey(file), (await perform('lightenGif', gif)) ?? Buffer.alloc(0));
    });
  }

  function makeLater(file: LighterSource): void {
    const key = lighterKey(file);
    if ((resting.get(key) ?? 0) > now()) return;
    resting.set(key, now() + restMs);
    make(file).then(
      () => resting.delete(key),
      // The gif itself is what visitors get until it works.
      () => {},
    );
  }

  return {
    async get(file) {
      const key = lighterKey(file);
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

/** Raised when the same gif would come out differently. */
const recipe = 'r1';

/** Where the lighter form is kept. */
export function lighterKey({ hash }: Pick<MediaFile, 'hash'>): string {
  return `${folderOf(hash)}/${recipe}-lighter.webp`;
}
