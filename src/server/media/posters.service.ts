import { randomBytes } from 'node:crypto';
import { postOfPoster } from '#content/block/embedded-post.ts';
import { getMediaLooks } from '#server/media/store/media.repository.ts';
import {
  getMediaFolder,
  getOriginalKey,
  hashBytes,
  type MediaStore,
} from '#server/media/store/media-store.ts';
import { mediaTypes } from '#server/media/store/media-type.ts';
import {
  claimPoster,
  type DuePoster,
  dropUnusedPosters,
  expectUsedPosters,
  keepPoster,
  listDuePosters,
} from '#server/media/store/posters.repository.ts';
import type { Pictures } from '#server/pictures/pictures.ts';
import type { FetchOutside } from '#server/security/fetch-outside.ts';
import type { Storage } from '#server/storage/storage.ts';
import { fetchPoster, type PosterPicture } from './fetch-poster.ts';

/** A poster that could not be fetched, and the reason. */
interface MissedPoster {
  readonly url: string;
  readonly reason: string;
}

export interface Posters {
  /**
   * Fetches posters that are due until none is left or the signal aborts. Each one is fetched by one server
   * only. Returns the failures, which are retried later.
   * @throws if the database or the store does not answer
   */
  fetchDue(signal: AbortSignal): Promise<MissedPoster[]>;
  /**
   * Removes posters that neither a version of a page nor the site history shows. Registers posters of
   * versions that were missed.
   */
  sweep(): Promise<void>;
}

interface Deps {
  readonly storage: Storage;
  readonly store: MediaStore;
  readonly pictures: Pictures;
  readonly fetchOutside: FetchOutside;
  /** Limits the time for one poster; replaceable for tests. */
  readonly timeLimit?: () => AbortSignal;
}

const minuteMs = 60_000;
/** Pauses after failed attempts, in ms; the last one repeats. */
const waitsMs = [5, 60, 6 * 60, 24 * 60, 7 * 24 * 60].map((minutes) => minutes * minuteMs);
const atOnce = 10;
const patienceMs = 15_000;

export function createPosters({
  storage,
  store,
  pictures,
  fetchOutside,
  timeLimit = () => AbortSignal.timeout(patienceMs),
}: Deps): Posters {
  async function keep(due: DuePoster, { facts, bytes, title, author }: PosterPicture): Promise<void> {
    const { mimeType, extension } = mediaTypes[facts.type];
    // The poster gets a separate folder, so that deleting a library file with the same bytes does not remove
    // it.
    const hash = randomBytes(32).toString('hex');
    const poster = {
      title,
      author,
      mimeType,
      size: bytes.length,
      width: facts.width,
      height: facts.height,
      blur: getMediaLooks(facts).blur,
      hash,
      contentHash: await hashBytes(bytes),
    };
    await store.put(getOriginalKey(hash, extension), bytes);
    let isKept = false;
    try {
      await storage.write(null, async ({ db, now, record, changesSite }) => {
        isKept = await keepPoster(db, due, poster, now);
        record('poster/fetch', due.url, { title });
        if (isKept) changesSite();
      });
    } finally {
      if (!isKept) await store.removeFolder(getMediaFolder(hash));
    }
  }

  async function claim(due: DuePoster): Promise<boolean> {
    const wait = waitsMs[Math.min(due.tries, waitsMs.length - 1)] ?? 0;
    const nextAt = new Date(storage.now().getTime() + wait).toISOString();
    let isOurs = false;
    await storage.increment(async (db) => {
      isOurs = await claimPoster(db, due, nextAt);
    });
    return isOurs;
  }

  async function ask(due: DuePoster, signal: AbortSignal): Promise<PosterPicture | MissedPoster> {
    try {
      const post = postOfPoster(due.url);
      if (!post) throw new Error('the URL is not of a post');
      const limits = AbortSignal.any([signal, timeLimit()]);
      return await fetchPoster(post, { fetchOutside, pictures }, limits);
    } catch (error) {
      return { url: due.url, reason: error instanceof Error ? error.message : 'unknown' };
    }
  }

  return {
    async fetchDue(signal) {
      const missed: MissedPoster[] = [];
      for (;;) {
        const due = await listDuePosters(storage.db, storage.now().toISOString(), atOnce);
        if (due.length === 0) return missed;
        for (const poster of due) {
          if (signal.aborted) return missed;
          if (!(await claim(poster))) continue;
          const asked = await ask(poster, signal);
          if ('reason' in asked) missed.push(asked);
          else await keep(poster, asked);
        }
      }
    },
    async sweep() {
      let folders: readonly string[] = [];
      await storage.increment(async (db) => {
        folders = await dropUnusedPosters(db);
        await expectUsedPosters(db);
      });
      for (const hash of folders) await store.removeFolder(getMediaFolder(hash));
    },
  };
}
