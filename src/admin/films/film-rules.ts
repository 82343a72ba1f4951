import type { Media } from '#api/endpoints/media.ts';
import { phoneSide } from '#content/media/film.ts';
import { getMediaKind } from '#content/media/media-types.ts';

/** What a film has, as far as it says what is still to be made. */
export type KnownFilm = Pick<
  Media,
  'mimeType' | 'width' | 'height' | 'size' | 'duration' | 'poster' | 'phone'
>;

export function isVideo({ mimeType }: Pick<Media, 'mimeType'>): boolean {
  return getMediaKind(mimeType) === 'video';
}

/** Bits per second above which a film is heavy for a phone, however small it is. */
const heavyRate = 2_000_000;

/** True for a film that has more than a phone shows, in pixels or in bits. */
export function isMoreThanPhonesNeed({ width, height, size, duration }: KnownFilm): boolean {
  return Math.max(width, height) > phoneSide || (bitRate(size, duration) ?? 0) > heavyRate;
}

/** What is still to be made of a film. */
export function findMissingCopies(film: KnownFilm): { readonly poster: boolean; readonly phone: boolean } {
  return { poster: !film.poster, phone: !film.phone && isMoreThanPhonesNeed(film) };
}

/** In bits per second; undefined where nobody knows how long it is. */
function bitRate(size: number, duration: number | undefined): number | undefined {
  return duration ? (size * 8000) / duration : undefined;
}

/** The codecs in which a size for phones is made, best known first. */
export const phoneCodecs = ['avc', 'vp9', 'av1'] as const;
export type PhoneCodec = (typeof phoneCodecs)[number];

/** Bits per second for each pixel: about what each codec needs for calm films at 30 frames per second. */
const bitsPerPixel: Record<PhoneCodec, number> = { avc: 4, vp9: 2.8, av1: 2.4 };

/** By so much it stays below the film's own rate, or nothing is won. */
const share = 0.7;

/** The bits per second with which a size for phones is made. */
export function choosePhoneBitrate(
  codec: PhoneCodec,
  phone: { readonly width: number; readonly height: number },
  film: Pick<KnownFilm, 'size' | 'duration'>,
): number {
  const wished = phone.width * phone.height * bitsPerPixel[codec];
  const own = bitRate(film.size, film.duration) ?? Number.POSITIVE_INFINITY;
  return Math.round(Math.min(wished, own * share));
}

/** What a browser can write, and what sound the film has. */
interface Abilities {
  /** Of the codecs above, those that it encodes in the size that is wished. */
  readonly video: readonly PhoneCodec[];
  /** Of `aac` and `opus`, those that it encodes. */
  readonly audio: readonly string[];
  /** Absent for a film without sound. */
  readonly sound?: string | undefined;
}

export interface PhonePlan {
  readonly type: 'mp4' | 'webm';
  readonly video: PhoneCodec;
  /** Undefined where the sound is taken over as it is, or there is none. */
  readonly audio?: 'aac' | 'opus';
}

/** The sound that each container takes over as it is, and the one that is made where it has to be another. */
const sounds = {
  mp4: { kept: ['aac'], made: 'aac' },
  webm: { kept: ['opus', 'vorbis'], made: 'opus' },
} as const;

/**
 * How a size for phones is written: as MP4 with H.264, which all devices decode in hardware, else as WebM. Undefined where the browser
 * encodes none of it, or would have to leave the sound out.
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

/** By so much, of 255, the lightest and the darkest part of a picture that shows something differ at least. */
const leastContrast = 24;

/** True for a frame of nearly one colour, such as the black that films begin with. `pixels` are RGBA, as a canvas gives them. */
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

/** Seconds from its beginning at which a film is looked at for a frame that shows something; within the film. */
export function listPosterTimes(seconds: number): number[] {
  return [0, 0.25, 0.5, 1, 2, 3, 5].filter((moment) => moment === 0 || moment < seconds);
}
