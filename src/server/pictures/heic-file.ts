import type { MainModule } from 'libheif-js/libheif-wasm/libheif.js';

/** Colour information of a file. */
export interface HeicColors {
  /** An ICC profile. */
  readonly profile?: Buffer;
  /** Without a profile: colour primaries and transfer characteristics (ITU-T H.273). */
  readonly coding?: { readonly primaries: number; readonly transfer: number };
}

interface HeicPixels {
  /**
   * RGBA, in rows of `rowWidth` pixels of which the first `width` are used. A view, valid as long as the
   * decoder.
   */
  readonly data: Buffer;
  readonly rowWidth: number;
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
  /** True if colours are premultiplied by alpha. */
  readonly isPremultiplied: boolean;
}

/** An open HEIC, with what is known before decoding. */
export interface HeicFile {
  /** Pixels after rotation and cropping. */
  readonly width: number;
  readonly height: number;
  readonly colors: HeicColors;
  /** Throws errors that `isFaultOfHeic` recognizes if pixels are damaged or missing. */
  decode(): HeicPixels;
}

interface HeicLimits {
  readonly pixels: number;
  /** Bytes that the decoder may allocate for one file. */
  readonly memory: number;
  /** Bytes of an ICC profile. */
  readonly profile: number;
}

/** Offsets of the limits set here in libheif's `heif_security_limits` (version 1 and later). */
const limitOffsets = { pixels: 8, profile: 32, block: 40, total: 64 };
/**
 * Bytes of the structs that functions return: an error begins with its code, coded colours with a version and
 * three numbers.
 */
const answerBytes = 16;
const tooLargeCode = 1000;
const outOfMemory = 6;
const rgb = 1;
const interleavedRgba = 11;
const interleaved = 10;

/** The file needs more than `HeicLimits` allow. */
export class HeicTooLargeError extends Error {
  override name = 'HeicTooLargeError';
}

/** The file is damaged, or uses features that this build of libheif lacks. */
class UnreadableHeicError extends Error {
  override name = 'UnreadableHeicError';
}

/** True for errors caused by the file, including a crash of the decoder. */
export function isFaultOfHeic(error: unknown): boolean {
  return [HeicTooLargeError, UnreadableHeicError, WebAssembly.RuntimeError].some(
    (kind) => error instanceof kind,
  );
}

/**
 * Opens the primary image of a HEIC; for a series, its cover. Calls libheif's C functions, since its
 * JavaScript wrapper supports neither colours nor limits. Each file gets a separate instance, so that a crash
 * affects no other. Throws errors that `isFaultOfHeic` recognizes.
 */
export async function openHeic(bytes: Buffer, limits: HeicLimits): Promise<HeicFile> {
  // The decoder is imported on demand: it has 1.5 MB, and most uploads are not HEIC.
  const { default: load } = await import('libheif-js/libheif-wasm/libheif.js');
  const heif = load();
  const view = () => new DataView(heif.HEAPU8.buffer);
  const answer = heif._malloc(answerBytes);
  const place = heif._malloc(4);
  const check = () => {
    const [code, detail] = [view().getUint32(answer, true), view().getUint32(answer + 4, true)];
    if (detail === tooLargeCode || code === outOfMemory) throw new HeicTooLargeError();
    if (code !== 0) throw new UnreadableHeicError(`libheif answers ${code}, ${detail}.`);
  };
  const context = heif._heif_context_alloc();
  setLimits(view(), heif._heif_context_get_security_limits(context), limits);

  const copy = heif._malloc(bytes.length);
  heif.HEAPU8.set(bytes, copy);
  heif._heif_context_read_from_memory_without_copy(answer, context, copy, bytes.length, 0);
  check();
  heif._heif_context_get_primary_image_handle(answer, context, place);
  check();
  const handle = view().getUint32(place, true);
  const width = heif._heif_image_handle_get_width(handle);
  const height = heif._heif_image_handle_get_height(handle);

  return {
    width,
    height,
    colors: readColors(heif, handle, answer, place),
    decode() {
      heif._heif_decode_image(answer, handle, place, rgb, interleavedRgba, 0);
      check();
      const image = view().getUint32(place, true);
      const size = {
        width: heif._heif_image_get_width(image, interleaved),
        height: heif._heif_image_get_height(image, interleaved),
      };
      const start = heif._heif_image_get_plane_readonly(image, interleaved, place);
      const stride = view().getUint32(place, true);
      return {
        ...size,
        data: Buffer.from(heif.HEAPU8.buffer, start, stride * size.height),
        rowWidth: stride / 4,
        hasAlpha: heif._heif_image_handle_has_alpha_channel(handle) !== 0,
        isPremultiplied: heif._heif_image_handle_is_premultiplied_alpha(handle) !== 0,
      };
    },
  };
}

function setLimits(view: DataView, at: number, { pixels, memory, profile }: HeicLimits): void {
  view.setBigUint64(at + limitOffsets.pixels, BigInt(pixels), true);
  view.setUint32(at + limitOffsets.profile, profile, true);
  view.setBigUint64(at + limitOffsets.block, BigInt(memory), true);
  view.setBigUint64(at + limitOffsets.total, BigInt(memory), true);
}

function readColors(heif: MainModule, handle: number, answer: number, place: number): HeicColors {
  const size = heif._heif_image_handle_get_raw_color_profile_size(handle);
  if (size > 0) {
    const start = heif._malloc(size);
    heif._heif_image_handle_get_raw_color_profile(answer, handle, start);
    return { profile: Buffer.from(heif.HEAPU8.slice(start, start + size)) };
  }
  const view = () => new DataView(heif.HEAPU8.buffer);
  heif._heif_image_handle_get_nclx_color_profile(answer, handle, place);
  if (view().getUint32(answer, true) !== 0) return {};
  const coded = view().getUint32(place, true);
  return {
    coding: { primaries: view().getUint32(coded + 4, true), transfer: view().getUint32(coded + 8, true) },
  };
}
