import { z } from 'zod';
import { type FilmFacts, phoneSizeAddress, posterAddress } from '#content/media/film.ts';

const hash = z.string().regex(/^[0-9a-f]{64}$/);
const pixels = z.number().int().positive();
const size = { width: pixels, height: pixels };

const copiesSchema = z.object({
  poster: z.object({ hash, mimeType: z.string(), ...size }).optional(),
  phone: z.object({ hash, mimeType: z.string(), size: z.number().int().positive(), ...size }).optional(),
});

/** What was made of a film: the picture that stands in its place, and the film in a size for phones. Each is named by the hash of its bytes. */
export type FilmCopies = z.infer<typeof copiesSchema>;

/** What is stored of them; nothing where that cannot be read. */
export function readFilmCopies(stored: string | null): FilmCopies | undefined {
  if (stored === null) return undefined;
  try {
    return copiesSchema.safeParse(JSON.parse(stored)).data;
  } catch {
    return undefined;
  }
}

/** Enough digits to tell a copy from those that the film had before. */
export function versionOf({ hash }: { readonly hash: string }): string {
  return hash.slice(0, 8);
}

/** Where pages ask for the copies of a film whose own bytes are at an address. */
export function filmFactsOf(address: string, copies: FilmCopies | undefined): FilmFacts {
  return {
    ...(copies?.poster && { poster: posterAddress(address, versionOf(copies.poster)) }),
    ...(copies?.phone && {
      phone: { src: phoneSizeAddress(address, versionOf(copies.phone)), type: copies.phone.mimeType },
    }),
  };
}
