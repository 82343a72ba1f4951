import { findMedia, type MediaFile } from '#server/media/store/media.repository.ts';
import { isMediaId } from '#server/media/store/media-address.ts';
import { getMediaVisibility } from '#server/media/store/media-visibility.ts';
import { findPoster } from '#server/media/store/posters.repository.ts';
import type { Storage } from '#server/storage/storage.ts';

interface FoundMedia {
  /** Undefined if there is no such file. */
  readonly file: MediaFile | undefined;
  /** True if a public page uses it. */
  readonly isPublic: boolean;
}

/** Finds the file at a URL, and whether it is public. */
export type FindMedia = (id: string, asked: string) => Promise<FoundMedia>;

const remembered = 5000;

/**
 * Finds files by URL. Public ones are cached under the content revision, since files are most of what
 * visitors request, and every write that could hide one raises the revision. Private and missing files are
 * looked up each time, by the same queries: otherwise the time of a refusal would reveal which protected
 * files exist.
 */
export function createFindMedia({ db, revision }: Pick<Storage, 'db' | 'revision'>): FindMedia {
  const known = new Map<string, FoundMedia>();
  revision.onRevision(() => known.clear());

  return async (id, asked) => {
    const remembers = known.get(asked);
    if (remembers) return remembers;
    const before = revision.current;
    const file = isMediaId(id) ? await findMedia(db, id) : await findPoster(db, asked);
    const isPublic = (await getMediaVisibility(db, file?.url ?? asked)) === 'public';
    const found = { file, isPublic };
    // A write during the query may have made the result outdated.
    if (file && isPublic && known.size < remembered && revision.current === before) known.set(asked, found);
    return found;
  };
}
