import type { Revisions } from '#server/http/preconditions.ts';
import type { MediaFile } from './media.repository.ts';

/** What a file's ETag tells of: its words and its bytes. */
export function mediaRevisions({ revision }: MediaFile): Revisions {
  return { file: revision };
}
