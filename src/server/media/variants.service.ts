import { AppError } from '#server/http/app-error.ts';
import type { Effort, Variant } from '#server/pictures/encode-variant.ts';
import type { Perform, Pictures } from '#server/pictures/pictures.ts';
import { createByteCache } from './byte-cache.ts';
import type { MediaFile } from './media.repository.ts';
import { folderOf, type MediaStore, originalKey, storeDerivedFile } from './media-store.ts';
import { mediaTypes } from './media-type.ts';
import { variantName } from './variant.ts';

export interface VariantSource extends Pick<MediaFile, 'hash' | 'type' | 'width' | 'height'> {
  /** Of the poster of a film, what it is called in the film's folder (`film-keys.ts`); absent where the file itself is the picture. */
  readonly poster?: string;
}

export interface VariantsService {
  /**
   * A variant's bytes: from the store, or made now, in the turn of whoever asks. Undefined when the original is
   * gone. Throws 503 when too much waits, or when this one could not be made.
   */
  get(file: VariantSource, variant: Variant, visitor: string): Promise<Buffer | undefined>;
  /** Makes variants in spare time, before anybody asks. */
  prepare(file: VariantSource, variants: readonly Variant[]): void;
}

/** What a busy page shows comes from memory; everything else is a file away. */
const memoryBytes = 48 * 1024 * 1024;

/** Before the name of a variant that a smaller one is to take the place of. */
export const quickPrefix = 'quick-';

/** How long nobody tries again to make a variant at which the picture process ended, in ms. */
const restMs = 10 * 60 * 1000;
const restMost = 1000;

interface Options {
  /** How an AVIF is made for somebody who asks: `thorough` where no visitor waits, as in an export. */
  readonly effort?: Effort | undefined;
  readonly now?: () => number;
}

/**
 * Variants, each made once and kept beside the original. The first visitor of an AVIF gets one that was made
 * quickly; in spare time a smaller file of the same look takes its place.
 */
export function createVariantsService(
  store: MediaStore,
  pictures: Pictures,
  { effort = 'quick', now = Date.now }: Options = {},
): VariantsService {
  const resting = new Map<string, number>();
  const memory = createByteCache(memoryBytes);

  async function readKept(file: VariantSource, variant: Variant): Promise<Buffer | undefined> {
    const key = keyOf(file, variant);
    const kept = await store.read(key);
    if (kept || !hasEfforts(variant) || effort === 'thorough') return kept;
    const quick = await store.read(quickKeyOf(file, variant));
    if (quick) improveLater(file, variant);
    return quick;
  }

  async function make(
    file: VariantSource,
    variant: Variant,
    by: Effort,
    perform: Perform,
  ): Promise<Buffer | undefined> {
    const key = keyOf(file, variant);
    const original = await store.read(sourceKey(file));
    if (!original) return undefined;
    const making =
      file.type === 'pdf'
        ? perform('encodePage', original, file.width, variant, by)
        : perform('encodeVariant', original, variant, by);
    const made = await making.catch((error: unknown) => {
      // The process ended at it. The picture was taken, so that is no fault of the visitor's.
      if (!(error instanceof AppError)) throw error;
      rest(key);
      throw unprepared(restMs);
    });
    if (by === 'quick' || !hasEfforts(variant)) {
      await storeDerivedFile(store, hasEfforts(variant) ? quickKeyOf(file, variant) : key, made);
    } else {
      // The careful one takes the place of the quick one, so it has to be there.
      await store.put(key, made);
      await store.remove(quickKeyOf(file, variant));
    }
    memory.set(key, made);
    return made;
  }

  function improveLater(file: VariantSource, variant: Variant): void {
    const improve = async (perform: Perform) => {
      if (await store.has(keyOf(file, variant))) return;
      await make(file, variant, 'thorough', perform);
    };
    // What is in the store is good to look at: whoever asks for it next brings another try.
    pictures.later(jobOf(file, variant, 'spare'), improve).catch(() => {});
  }

  function rest(key: string): void {
    if (resting.size >= restMost) resting.clear();
    resting.set(key, now() + restMs);
  }

  function refuseResting(key: string): void {
    const left = (resting.get(key) ?? 0) - now();
    if (left > 0) throw unprepared(left);
  }

  return {
    prepare: (file, variants) => {
      for (const variant of variants) improveLater(file, variant);
    },
    async get(file, variant, visitor) {
      const key = keyOf(file, variant);
      const remembered = memory.get(key);
      if (remembered) return remembered;
      const kept = await readKept(file, variant);
      if (kept) {
        memory.set(key, kept);
        return kept;
      }
      refuseResting(key);
      return pictures.now(jobOf(file, variant, visitor), async (perform) => {
        // Somebody may have had it made between the look into the store and this turn.
        const known = await readKept(file, variant);
        if (known) return known;
        const made = await make(file, variant, effort, perform);
        if (made && effort === 'quick' && hasEfforts(variant)) improveLater(file, variant);
        return made;
      });
    },
  };
}

function unprepared(ms: number): AppError {
  return new AppError('server/unavailable', {
    message: 'This picture could not be prepared. Please try again later.',
    retryAfter: Math.ceil(ms / 1000),
  });
}

function jobOf(file: VariantSource, variant: Variant, lane: string) {
  const { type, width, height } = file;
  return { lane, name: keyOf(file, variant), pixels: width * height, isolated: type === 'pdf' };
}

/** Only AVIF gains by more effort. */
function hasEfforts({ format }: Variant): boolean {
  return format === 'avif';
}

function sourceKey({ hash, type, poster }: VariantSource): string {
  const { extension } = mediaTypes[type];
  return poster === undefined ? originalKey(hash, extension) : `${folderOf(hash)}/${poster}.${extension}`;
}

function nameOf({ poster }: VariantSource, variant: Variant): string {
  return poster === undefined ? variantName(variant) : `${poster}-${variantName(variant)}`;
}

function keyOf(file: VariantSource, variant: Variant): string {
  return `${folderOf(file.hash)}/${nameOf(file, variant)}`;
}

function quickKeyOf(file: VariantSource, variant: Variant): string {
  return `${folderOf(file.hash)}/${quickPrefix}${nameOf(file, variant)}`;
}
