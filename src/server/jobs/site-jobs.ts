import type { FastifyBaseLogger } from 'fastify';
import type { FontsService } from '#server/fonts/fonts.service.ts';
import type { MediaService } from '#server/media/media.service.ts';
import type { Posters } from '#server/media/posters.service.ts';
import type { MediaStore } from '#server/media/store/media-store.ts';
import { type SweepResult, sweepMedia } from '#server/media/trash/sweep-media.ts';
import { inspectStoredMedia } from '#server/media/upload/inspect-stored-media.ts';
import type { Uploads } from '#server/media/upload/uploads.ts';
import { enqueueOlderPosters } from '#server/pages/content/expect-older-posters.ts';
import type { PageDeps } from '#server/pages/store/page-deps.ts';
import { purgeTrash } from '#server/pages/tree/trash.ts';
import { runSchedule } from '#server/pages/visibility/run-schedule.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { Job } from './create-jobs.ts';

/** Delay after a scheduled publication or a saved embed; short enough not to be noticed. */
const soonMs = 5000;
const dayMs = 24 * 60 * 60 * 1000;
/** Cleaning up can wait until the server has started. */
const sweepAfterMs = 10 * 60 * 1000;

/**
 * Creates the job that publishes and unpublishes scheduled pages, at startup also overdue ones. Of several
 * servers, one claims each page.
 */
export function createScheduleJob(deps: Pick<PageDeps, 'storage' | 'definitions'>): Job {
  return {
    name: 'scheduled-pages',
    firstAfterMs: 0,
    everyMs: soonMs,
    failure: 'scheduled changes failed',
    run: () => runSchedule(deps),
  };
}

interface PosterDeps extends Pick<PageDeps, 'storage' | 'definitions'> {
  readonly posters: Posters;
}

/**
 * Creates the job that fetches posters of third-party embeds and daily removes unused ones. Of several
 * servers, one claims each poster.
 */
export function createPosterJob(deps: PosterDeps, log: FastifyBaseLogger): Job {
  let sweptAt = Number.NEGATIVE_INFINITY;
  return {
    name: 'posters',
    firstAfterMs: 0,
    everyMs: soonMs,
    failure: 'fetching posters of embeds failed',
    async run(closing) {
      if (performance.now() - sweptAt >= dayMs) {
        if (sweptAt < 0) await enqueueOlderPosters(deps);
        sweptAt = performance.now();
        await deps.posters.sweep();
      }
      const missed = await deps.posters.fetchDue(closing);
      if (missed.length > 0)
        log.debug({ missed }, 'some posters of embeds are not available yet and are retried later');
    },
  };
}

interface TrashDeps {
  readonly storage: Storage;
  readonly mediaService: Pick<MediaService, 'trash' | 'replacement'>;
  readonly fonts: Pick<FontsService, 'purge'>;
}

/** Creates the job that permanently deletes what has been in the trash long enough. */
export function createTrashJob({ storage, mediaService, fonts }: TrashDeps): Job {
  return {
    name: 'trash',
    firstAfterMs: 0,
    everyMs: dayMs,
    turn: 'trash',
    failure: 'emptying the trash failed',
    async run() {
      await purgeTrash({ storage });
      // Pages are purged first, so that files that only they use can be purged too.
      await mediaService.trash.purge();
      await mediaService.replacement.purge();
      await fonts.purge();
    },
  };
}

/** Creates the job that processes files stored by earlier versions, see `inspectStoredMedia`. */
export function createOlderFilesJob(deps: Parameters<typeof inspectStoredMedia>[0]): Job {
  return {
    name: 'older-files',
    firstAfterMs: 0,
    turn: 'older-files',
    failure: 'analysing older files failed',
    run: (closing) => inspectStoredMedia(deps, () => closing.aborted),
  };
}

interface SweepDeps {
  readonly storage: Storage;
  readonly mediaStore: MediaStore;
  readonly uploads: Uploads;
}

/** Creates the jobs that remove unreferenced files from the store, and abandoned uploads. */
export function createSweepJobs({ storage, mediaStore, uploads }: SweepDeps, log: FastifyBaseLogger): Job[] {
  const daily = { firstAfterMs: sweepAfterMs, everyMs: dayMs };
  return [
    {
      ...daily,
      name: 'unused-files',
      turn: 'unused-files',
      failure: 'removing unused files from the store failed',
      run: async (closing) =>
        logSwept(log, await sweepMedia({ storage, store: mediaStore }, () => closing.aborted)),
    },
    {
      ...daily,
      name: 'abandoned-uploads',
      turn: 'abandoned-uploads',
      failure: 'removing abandoned uploads failed',
      async run(closing) {
        const abandoned = await uploads.sweep(storage.now(), () => closing.aborted);
        if (abandoned > 0) log.info({ abandoned }, 'removed abandoned uploads');
      },
    },
  ];
}

function logSwept(log: FastifyBaseLogger, { spared, ...removed }: SweepResult): void {
  if (Object.values(removed).some((count) => count > 0)) {
    log.info({ removed }, 'removed unused files from the store');
  }
  if (spared > 0) {
    log.warn(
      { spared },
      'most files in the store are in no media library, so none was removed. Does another site use the same bucket or folder, or is this a different database?',
    );
  }
}
