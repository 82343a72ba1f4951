import { AppError } from '#server/http/app-error.ts';
import { createByteCache } from '#server/media/store/byte-cache.ts';
import type { MediaFile } from '#server/media/store/media.repository.ts';
import {
  getMediaFolder,
  getOriginalKey,
  type MediaStore,
  storeDerivedFile,
} from '#server/media/store/media-store.ts';
import { hasPixels, type MediaType, mediaTypes } from '#server/media/store/media-type.ts';
import type { EncodingEffort, Variant, VariantFormat } from '#server/pictures/encode-picture.ts';
import { pictureTypes } from '#server/pictures/picture-type.ts';
import { type Perform, type Pictures, spareLane } from '#server/pictures/pictures.ts';
import { stripMetadata } from '#server/pictures/strip-metadata.ts';
import { formatVariantName } from './variant.ts';

export interface VariantSource extends Pick<MediaFile, 'hash' | 'type' | 'width' | 'height'> {
  /** Size of the file in bytes, if known. */
  readonly size?: number;
  /**
   * For the poster of a video: its name in the video's folder (`copy-keys.ts`); absent if the file itself is
   * the image.
   */
  readonly poster?: string;
}

/** Bytes to send for a variant: its own, or those of a substitute while it is being encoded. */
interface ServedVariant {
  readonly bytes: Buffer;
  readonly as: Variant | 'original';
}

interface VariantRequest {
  readonly variant: Variant;
  /** Substitute that encodes in a tenth of the time (`findFastVariant`); absent if there is none. */
  readonly fast?: Variant | undefined;
  /** Identifies the visitor, since the queue gives each visitor a turn. */
  readonly visitor: string;
  /** True for a MIME type that the visitor accepts. */
  readonly accepts: (type: string) => boolean;
}

export interface VariantsService {
  /**
   * Returns a variant from the store. If it is missing, it is encoded in the background and a substitute is
   * returned: the original if that is small, else the fast variant, else the original if encoding takes too
   * long. Waits if there is no substitute. Undefined if the original is missing. Throws 503 if the queue is
   * full or the encoding fails.
   */
  get(file: VariantSource, asking: VariantRequest): Promise<ServedVariant | undefined>;
  /** Encodes variants in spare time, before they are requested. */
  prepare(file: VariantSource, variants: readonly Variant[]): void;
}

/** Bytes of the memory cache: enough for what a busy page shows. */
const memoryBytes = 48 * 1024 * 1024;

/**
 * Bytes up to which an original is sent at once in place of a missing variant: it arrives as fast as a
 * variant that must be encoded first.
 */
const lightBytes = 150_000;
/** Bytes up to which an original is sent if the encoding takes too long. */
const tolerableBytes = 2_000_000;

/** Types of originals that can replace each format in a response. */
const fallbackTypes: Record<VariantFormat, readonly MediaType[]> = {
  avif: ['avif', 'webp', 'jpeg', 'png'],
  webp: ['webp', 'jpeg', 'png'],
  jpg: ['jpeg'],
  png: ['png'],
};

/** Name prefix of a quickly encoded variant that a smaller file is to replace. */
export const quickPrefix = 'quick-';

/** Pause before a variant is tried again that crashed the picture process, in ms. */
const restMs = 10 * 60 * 1000;
const restMost = 1000;

interface Options {
  /** `thorough` if no visitor waits, as in an export: then no substitute is sent. */
  readonly effort?: EncodingEffort | undefined;
  /** Called with the reason if a variant could not be encoded in the background. */
  readonly onFailure?: (error: unknown) => void;
  readonly now?: () => number;
}

/**
 * Encodes variants, each once, and stores them beside the original. AVIF is encoded quickly at first; in
 * spare time a smaller file of the same look replaces it.
 */
export function createVariantsService(
  store: MediaStore,
  pictures: Pictures,
  { effort = 'quick', onFailure = () => {}, now = Date.now }: Options = {},
): VariantsService {
  const resting = new Map<string, number>();
  const memory = createByteCache(memoryBytes);

  async function readKept(file: VariantSource, variant: Variant): Promise<Buffer | undefined> {
    const key = getKey(file, variant);
    const kept = await store.read(key);
    if (kept || !hasEfforts(variant) || effort === 'thorough') return kept;
    const quick = await store.read(getQuickKey(file, variant));
    if (quick) improveLater(file, variant);
    return quick;
  }

  async function make(
    file: VariantSource,
    variant: Variant,
    by: EncodingEffort,
    perform: Perform,
  ): Promise<Buffer | undefined> {
    const key = getKey(file, variant);
    const original = await store.read(getSourceKey(file));
    if (!original) return undefined;
    const making =
      file.type === 'pdf'
        ? perform('encodePage', original, file.width, variant, by)
        : perform('encodeVariant', original, variant, by);
    const made = await making.catch((error: unknown) => {
      // The picture process crashed. The upload was accepted, so this is not the visitor's fault.
      if (!(error instanceof AppError)) throw error;
      postponeRetry(key);
      throw createUnpreparedError(restMs);
    });
    if (by === 'quick' || !hasEfforts(variant)) {
      await storeDerivedFile(store, hasEfforts(variant) ? getQuickKey(file, variant) : key, made);
    } else {
      // Store the thorough one before the quick one is removed.
      await store.put(key, made);
      await store.remove(getQuickKey(file, variant));
    }
    memory.set(key, made);
    return made;
  }

  function improveLater(file: VariantSource, variant: Variant): void {
    const improve = async (perform: Perform) => {
      if (await store.has(getKey(file, variant))) return;
      await make(file, variant, 'thorough', perform);
    };
    const job = createJob(file, variant, spareLane);
    // The quick file stays usable; the next request tries again.
    pictures.later({ ...job, name: `thorough ${job.name}` }, improve).catch(() => {});
  }

  async function readMade(file: VariantSource, variant: Variant): Promise<Buffer | undefined> {
    const key = getKey(file, variant);
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
    refuseResting(getKey(file, variant));
    return pictures[line](createJob(file, variant, visitor), async (perform) => {
      // Another request may have encoded it since the store was checked.
      const known = await readKept(file, variant);
      if (known) return known;
      const made = await make(file, variant, effort, perform);
      if (made && effort === 'quick' && hasEfforts(variant)) improveLater(file, variant);
      return made;
    });
  }

  function encodeInBackground(file: VariantSource, variant: Variant, visitor: string): void {
    encode(file, variant, visitor, 'later').catch((error: unknown) => {
      // The server is busy, or the variant is paused after a crash: not an encoding failure.
      if (error instanceof AppError) return;
      postponeRetry(getKey(file, variant));
      onFailure(error);
    });
  }

  /**
   * Reads the original if it is at most this large, can be shown in place of the variant, and contains no
   * metadata; undefined otherwise.
   */
  async function readOriginal(
    file: VariantSource,
    { variant, accepts }: VariantRequest,
    mostBytes: number,
  ): Promise<Buffer | undefined> {
    const { type, size = Number.POSITIVE_INFINITY } = file;
    const isCrop = variant.size?.width !== undefined && variant.size.height !== undefined;
    if (size > mostBytes || isCrop || !fallbackTypes[variant.format].includes(type)) return undefined;
    if (!hasPixels(type) || !accepts(mediaTypes[type].mimeType)) return undefined;
    const key = getSourceKey(file);
    const remembered = memory.get(key);
    if (remembered) return remembered;
    const original = await store.read(key);
    if (!original) return undefined;
    const plain = stripMetadata(type, original);
    if (size <= lightBytes) memory.set(key, plain);
    return plain;
  }

  /** Reads the fast variant, or the original if that takes too long. */
  async function readInTime(
    file: VariantSource,
    asking: VariantRequest,
    soon: Variant,
  ): Promise<ServedVariant | undefined> {
    const encoding = readMade(file, soon).then((made) => made ?? encode(file, soon, asking.visitor));
    const ready = await Promise.race([encoding, pictures.patience()]).catch(() => {});
    const original = ready ? undefined : await readOriginal(file, asking, tolerableBytes);
    if (original) return { bytes: original, as: 'original' };
    const bytes = ready ?? (await encoding);
    return bytes && { bytes, as: soon };
  }

  function postponeRetry(key: string): void {
    if (resting.size >= restMost) resting.clear();
    resting.set(key, now() + restMs);
  }

  function refuseResting(key: string): void {
    const left = (resting.get(key) ?? 0) - now();
    if (left > 0) throw createUnpreparedError(left);
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

function createUnpreparedError(ms: number): AppError {
  return new AppError('server/unavailable', {
    message: 'This image could not be prepared. Please try again later.',
    retryAfter: Math.ceil(ms / 1000),
  });
}

function createJob(file: VariantSource, variant: Variant, lane: string) {
  const { type, width, height } = file;
  return { lane, name: getKey(file, variant), pixels: width * height, isolated: type === 'pdf' };
}

/** True for AVIF, the only format that gets smaller with more effort. */
function hasEfforts({ format }: Variant): boolean {
  return format === 'avif';
}

function getSourceKey({ hash, type, poster }: VariantSource): string {
  const { extension } = mediaTypes[type];
  return poster === undefined
    ? getOriginalKey(hash, extension)
    : `${getMediaFolder(hash)}/${poster}.${extension}`;
}

function formatFileName({ poster }: VariantSource, variant: Variant): string {
  return poster === undefined ? formatVariantName(variant) : `${poster}-${formatVariantName(variant)}`;
}

function getKey(file: VariantSource, variant: Variant): string {
  return `${getMediaFolder(file.hash)}/${formatFileName(file, variant)}`;
}

function getQuickKey(file: VariantSource, variant: Variant): string {
  return `${getMediaFolder(file.hash)}/${quickPrefix}${formatFileName(file, variant)}`;
}
