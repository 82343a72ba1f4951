import { findMedia, type MediaFile } from '#server/media/store/media.repository.ts';
import { isMediaId } from '#server/media/store/media-address.ts';
import { mediaVisibility } from '#server/media/store/media-visibility.ts';
import { findPoster } from '#server/media/store/posters.repository.ts';
import type { Storage } from '#server/storage/storage.ts';

interface FoundMedia {
  /** Undefined where there is none. */
  readonly file: MediaFile | undefined;
  /** Whether a page that everybody may see names it. */
  readonly isPublic: boolean;
}

/** Finds the file at an address, and whether everybody may see it. */
export type FindMedia = (id: string, asked: string) => Promise<FoundMedia>;

const remembered = 5000;

/**
 * Public files are remembered under the content revision: pictures are most of what visitors ask for, and
 * every write that could hide one raises it. What is not public is looked up every time, and so is what is not there:
 * by the same queries, or the time that a refusal takes would tell strangers which files there are behind passwords.
 */
export function createFindMedia({ db, revision }: Pick<Storage, 'db' | 'revision'>): FindMedia {
  const known = new Map<string, FoundMedia>();
  revision.onRevision(() => known.clear());

  return async (id, asked) => {
    const remembers = known.get(asked);
    if (remembers) return remembers;
    const before = revision.current;
    const file = isMediaId(id) ? await findMedia(db, id) : await findPoster(db, asked);
    const isPublic = (await mediaVisibility(db, file?.url ?? asked)) === 'public';
    const found = { file, isPublic };
    // Read while somebody wrote, it may already be out of date.
    if (file && isPublic && known.size < remembered && revision.current === before) known.set(asked, found);
    return found;
  };
}
