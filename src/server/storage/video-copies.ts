import { z } from 'zod';
import { getPhoneRenditionUrl, getVideoPosterUrl, type VideoCopyFacts } from '#content/media/video.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const pixels = z.number().int().positive();
const size = { width: pixels, height: pixels };

const copiesSchema = z.object({
  poster: z.object({ hash, mimeType: z.string(), ...size }).optional(),
  phone: z.object({ hash, mimeType: z.string(), size: z.number().int().positive(), ...size }).optional(),
});

/**
 * Files derived from a video: its poster and its phone rendition. Each is named by the hash of its bytes.
 */
export type VideoCopies = z.infer<typeof copiesSchema>;

/** Parses stored copies; undefined if null or unreadable. */
export function readVideoCopies(stored: string | null): VideoCopies | undefined {
  if (stored === null) return undefined;
  try {
    return copiesSchema.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}

/** Returns enough digits of the hash to tell a copy from earlier ones of the same video. */
export function getCopyVersion({ hash }: { readonly hash: string }): string {
  return hash.slice(0, 8);
}

/** Builds the URLs of a video's copies from the video's own URL. */
export function buildVideoCopyFacts(address: string, copies: VideoCopies | undefined): VideoCopyFacts {
  return {
    ...(copies?.poster && { poster: getVideoPosterUrl(address, getCopyVersion(copies.poster)) }),
    ...(copies?.phone && {
      phone: {
        src: getPhoneRenditionUrl(address, getCopyVersion(copies.phone)),
        type: copies.phone.mimeType,
      },
    }),
  };
}
