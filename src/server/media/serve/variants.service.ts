import { AppError } from '#server/http/app-error.ts';
import { createByteCache } from '#server/media/store/byte-cache.ts';
import type { MediaFile } from '#server/media/store/media.repository.ts';
import { folderOf, type MediaStore, originalKey, storeDerivedFile } from '#server/media/store/media-store.ts';
import { hasPixels, type MediaType, mediaTypes } from '#server/media/store/media-type.ts';
import type { EncodingEffort, Variant, VariantFormat } from '#server/pictures/encode-picture.ts';
import { pictureTypes } from '#server/pictures/picture-type.ts';
import { type Perform, type Pictures, spareLane } from '#server/pictures/pictures.ts';
import { stripMetadata } from '#server/pictures/strip-metadata.ts';
import { variantName } from './variant.ts';

export interface VariantSource extends Pick<MediaFile, 'hash' | 'type' | 'width' | 'height'> {
  /** Bytes of the file where they are known. */
  readonly size?: number;
  /** Of the poster of a film, what it is called in the film's folder (`film-keys.ts`); absent where the file itself is the picture. */
  readonly poster?: string;
}

/** The bytes that are sent for a variant: its own, or while it is being made those of another file of the same image. */
interface ServedVariant {
  readonly bytes: Buffer;
  readonly as: Variant | 'original';
}

interface Asking {
  readonly variant: Variant;
  /** The variant to send in its place, encoded in a tenth of the time (`fastVariant`); absent where there is none. */
  readonly fast?: Variant | undefined;
  /** Identifies the visitor, since the queue gives each visitor a turn. */
  readonly visitor: string;
  /** True for a MIME type that the visitor takes. */
  readonly accepts: (type: string) => boolean;
}

export interface VariantsService {
  /**
   * A variant's bytes from the store. If they are not there yet, it answers the original if that is light, else the fast variant, and
   * the original if that is not encoded in time; the right one is encoded in the background. Where none of them will do it waits. Undefined when the
   * original is gone. Throws 503 when too much waits, or when this one could not be made.
   */
  get(file: VariantSource, asking: Asking): Promise<ServedVariant | undefined>;
  /** Makes variants in spare time, before anybody asks. */
  prepare(file: VariantSource, variants: readonly Variant[]): void;
}

/** What a busy page shows comes from memory; everything else is a file away. */
const memoryBytes = 48 * 1024 * 1024;

/** Bytes of an original that is sent at once in place of a variant: it arrives as soon as a variant that must be encoded first. */
const lightBytes = 150_000;
/** Bytes of an original that is sent when a variant is not encoded in time. */
const tolerableBytes = 2_000_000;

/** The types of originals that whoever asks for a format can be sent in its place. */
const fallbackTypes: Record<VariantFormat, readonly MediaType[]> = {
  avif: ['avif', 'webp', 'jpeg', 'png'],
  webp: ['webp', 'jpeg', 'png'],
  jpg: ['jpeg'],
  png: ['png'],
};

/** Before the name of a variant that a smaller one is to take the place of. */
export const quickPrefix = 'quick-';

/** How long nobody tries again to make a variant at which the picture process ended, in ms. */
const restMs = 10 * 60 * 1000;
const restMost = 1000;

interface Options {
  /** `thorough` where no visitor waits, as in an export: then nothing is sent in place of the right variant. */
  readonly effort?: EncodingEffort | undefined;
  /** Hears why a variant could not be encoded in the background. */
  readonly onFailure?: (error: unknown) => void;
  readonly now?: () => number;
}

/**
 * Variants, each made once and kept beside the original. An AVIF that is asked for is first made
 * quickly; in spare time a smaller file of the same look takes its place.
 */
export function createVariantsService(
  store: MediaStore,
  pictures: Pictures,
  { effort = 'quick', onFailure = () => {}, now = Date.now }: Options = {},
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
    by: EncodingEffort,
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
    const job = jobOf(file, variant, spareLane);
    // What is in the store is good to look at: whoever asks for it next brings another try.
    pictures.later({ ...job, name: `thorough ${job.name}` }, improve).catch(() => {});
  }

  async function readMade(file: VariantSource, variant: Variant): Promise<Buffer | undefined> {
    const key = keyOf(file, variant);
    const made = memory.get(key) ?? (await readKept(file, variant));
    if (made) memory.set(key, made);
    return made;
  }

  async function encode(
    file: VariantSource,
    variant: Variant,
    visitor: string,
    line: 'now' | 'later' = effort === 'quick' && hasEfforts(variant) ? 'later' : 'now',
  ): Promise<Buffer | undefined> {
    refuseResting(keyOf(file, variant));
    return pictures[line](jobOf(file, variant, visitor), async (perform) => {
      // Somebody may have had it made between the look into the store and this turn.
      const known = await readKept(file, variant);
      if (known) return known;
      const made = await make(file, variant, effort, perform);
      if (made && effort === 'quick' && hasEfforts(variant)) improveLater(file, variant);
      return made;
    });
  }

  function encodeInBackground(file: VariantSource, variant: Variant, visitor: string): void {
    encode(file, variant, visitor, 'later').catch((error: unknown) => {
      // The server is busy or in trouble, or the variant rests already: no failure of the encoding.
      if (error instanceof AppError) return;
      rest(keyOf(file, variant));
      onFailure(error);
    });
  }

  /**
   * The original, if it has at most so many bytes and shows what the variant shows, without metadata, whatever the store holds;
   * undefined for one that cannot be sent in the variant's place.
   */
  async function readOriginal(
    file: VariantSource,
    { variant, accepts }: Asking,
    mostBytes: number,
  ): Promise<Buffer | undefined> {
    const { type, size = Number.POSITIVE_INFINITY } = file;
    const isCrop = variant.size?.width !== undefined && variant.size.height !== undefined;
    if (size > mostBytes || isCrop || !fallbackTypes[variant.format].includes(type)) return undefined;
    if (!hasPixels(type) || !accepts(mediaTypes[type].mimeType)) return undefined;
    const key = sourceKey(file);
    const remembered = memory.get(key);
    if (remembered) return remembered;
    const original = await store.read(key);
    if (!original) return undefined;
    const plain = stripMetadata(type, original);
    if (size <= lightBytes) memory.set(key, plain);
    return plain;
  }

  /** Reads the fast variant, or the original if that comes too late. */
  async function readInTime(
    file: VariantSource,
    asking: Asking,
    soon: Variant,
  ): Promise<ServedVariant | undefined> {
    const encoding = readMade(file, soon).then((made) => made ?? encode(file, soon, asking.visitor));
    const ready = await Promise.race([encoding, pictures.patience()]).catch(() => {});
    const original = ready ? undefined : await readOriginal(file, asking, tolerableBytes);
    if (original) return { bytes: original, as: 'original' };
    const bytes = ready ?? (await encoding);
    return bytes && { bytes, as: soon };
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
    async get(file, asking) {
      const { variant, fast, visitor, accepts } = asking;
      const made = await readMade(file, variant);
      if (made) return { bytes: made, as: variant };
      if (effort === 'thorough') {
        const bytes = await encode(file, variant, visitor);
        return bytes && { bytes, as: variant };
      }
      const light = await readOriginal(file, asking, lightBytes);
      const soon = fast && accepts(pictureTypes.webp.mimeType) ? fast : variant;
      if (light || soon !== variant) encodeInBackground(file, variant, visitor);
      return light ? { bytes: light, as: 'original' } : readInTime(file, asking, soon);
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
