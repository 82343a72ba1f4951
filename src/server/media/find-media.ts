import type { Storage } from '#server/storage/storage.ts';
import { findMedia, type MediaFile } from './media.repository.ts';
import { isMediaId } from './media-address.ts';
import { mediaVisibility } from './media-visibility.ts';
import { findPoster } from './posters.repository.ts';

export interface FoundMedia {
  readonly file: MediaFile;
  readonly isPublic: boolean;
}

/** Finds the file at an address, and whether everybody may see it. */
export type FindMedia = (id: string, asked: string) => Promise<FoundMedia | undefined>;

const remembered = 5000;

/**
 * The addresses by which pages can have named the file that is asked for. Those of a deck's own files are no names of
 * it, so it goes by one.
 */
export function namesOf({ url, type }: Pick<MediaFile, 'url' | 'type'>, asked: string): string[] {
  return type === 'zip' ? [url] : [url, asked];
}

/**
 * Public files are remembered under the content revision: pictures are most of what visitors ask for, and
 * every write that could hide one raises it. What is not public is looked up every time.
 */
export function createFindMedia({ db, revision }: Storage): FindMedia {
  const known = new Map<string, FoundMedia>();
  revision.onRevision(() => known.clear());

  return async (id, asked) => {
    const remembers = known.get(asked);
    if (remembers) return remembers;
    const before = revision.current;
    const file = isMediaId(id) ? await findMedia(db, id) : await findPoster(db, asked);
    if (!file) return undefined;
    const isPublic = (await mediaVisibility(db, namesOf(file, asked))) === 'public';
    const found = { file, isPublic };
    // Read while somebody wrote, it may already be out of date.
    if (isPublic && known.size < remembered && revision.current === before) known.set(asked, found);
    return found;
  };
}
