import type { MediaFile } from './media.repository.ts';

/** A file with what was left out of its bytes when they came, for the answer to whoever sent them. */
export function withNotes(file: MediaFile, notes: readonly string[] = []): MediaFile {
  return notes.length === 0 ? file : { ...file, notes: [...notes] };
}
