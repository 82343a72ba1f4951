import type { Media } from '#api/endpoints/media.ts';
import { getMediaKind } from '#content/media/media-types.ts';
import { phoneSide } from '#content/media/video.ts';

/** Facts about a video that tell which copies are missing. */
export type CheckedVideo = Pick<
  Media,
  'mimeType' | 'width' | 'height' | 'size' | 'duration' | 'poster' | 'phone'
>;

export function isVideo({ mimeType }: Pick<Media, 'mimeType'>): boolean {
  return getMediaKind(mimeType) === 'video';
}

/** Bits per second above which a video is heavy for a phone, whatever its dimensions. */
const heavyRate = 2_000_000;

/** True if the video has more pixels or a higher bitrate than phones need. */
export function isMoreThanPhonesNeed({ width, height, size, duration }: CheckedVideo): boolean {
  return Math.max(width, height) > phoneSide || (computeBitRate(size, duration) ?? 0) > heavyRate;
}

/** Finds the copies of a video that are still missing. */
export function findMissingCopies(video: CheckedVideo): {
  readonly poster: boolean;
  readonly phone: boolean;
} {
  return { poster: !video.poster, phone: !video.phone && isMoreThanPhonesNeed(video) };
}

/** In bits per second; undefined if the duration is unknown. */
function computeBitRate(size: number, duration: number | undefined): number | undefined {
  return duration ? (size * 8000) / duration : undefined;
}

/** Codecs of the phone rendition, the most widely supported first. */
export const phoneCodecs = ['avc', 'vp9', 'av1'] as const;
export type PhoneCodec = (typeof phoneCodecs)[number];

/** Bits per second per pixel that each codec needs for calm videos at 30 frames per second. */
const bitsPerPixel: Record<PhoneCodec, number> = { avc: 4, vp9: 2.8, av1: 2.4 };

/** The phone rendition's bitrate is at most this share of the original's; otherwise it would save nothing. */
const share = 0.7;

/** Computes the bitrate of the phone rendition, in bits per second. */
export function choosePhoneBitrate(
  codec: PhoneCodec,
  phone: { readonly width: number; readonly height: number },
  video: Pick<CheckedVideo, 'size' | 'duration'>,
): number {
  const wished = phone.width * phone.height * bitsPerPixel[codec];
  const own = computeBitRate(video.size, video.duration) ?? Number.POSITIVE_INFINITY;
  return Math.round(Math.min(wished, own * share));
}

/** Codecs that the browser can encode, and the sound of the video. */
interface Abilities {
  /** The phone codecs that it can encode at the wanted dimensions. */
  readonly video: readonly PhoneCodec[];
  /** The codecs among `aac` and `opus` that it can encode. */
  readonly audio: readonly string[];
  /** Undefined for a video without sound. */
  readonly sound?: string | undefined;
}

export interface PhonePlan {
  readonly type: 'mp4' | 'webm';
  readonly video: PhoneCodec;
  /** Undefined if the sound is copied unchanged, or there is none. */
  readonly audio?: 'aac' | 'opus';
}

/**
 * For each container: the sound that can be copied unchanged, and the codec to which other sound is
 * transcoded.
 */
const sounds = {
  mp4: { kept: ['aac'], made: 'aac' },
  webm: { kept: ['opus', 'vorbis'], made: 'opus' },
} as const;

/**
 * Chooses the container and codecs of the phone rendition: MP4 with H.264, which all devices decode in
 * hardware, else WebM. Undefined if the browser can encode none of them, or would have to drop the sound.
 */
export function planPhoneSize({ video, audio, sound }: Abilities): PhonePlan | undefined {
  for (const codec of phoneCodecs) {
    const type = codec === 'avc' ? 'mp4' : 'webm';
    const { kept, made } = sounds[type];
    if (!video.includes(codec)) continue;
    if (sound === undefined || (kept as readonly string[]).includes(sound)) return { type, video: codec };
    if (audio.includes(made)) return { type, video: codec, audio: made };
  }
  return undefined;
}

/** Minimum difference, of 255, between the lightest and darkest part of a picture that isn't blank. */
const leastContrast = 24;

/**
 * True if the frame is of nearly one colour, such as the black with which videos begin. `pixels` are RGBA, as
 * a canvas gives them.
 */
export function isBlankFrame(pixels: Uint8ClampedArray): boolean {
  let [lowest, highest] = [255, 0];
  for (let at = 0; at + 2 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    lowest = Math.min(lowest, light);
    highest = Math.max(highest, light);
  }
  return highest - lowest < leastContrast;
}

/** Lists the times in seconds at which to look for a frame that isn't blank. All are within the video. */
export function listPosterTimes(seconds: number): number[] {
  return [0, 0.25, 0.5, 1, 2, 3, 5].filter((moment) => moment === 0 || moment < seconds);
}
