import type { FastifyInstance } from 'fastify';
import type { MediaStore } from '#server/media/store/media-store.ts';
import { type Swept, sweepMedia } from '#server/media/trash/sweep-media.ts';
import type { Uploads } from '#server/media/upload/uploads.ts';
import type { Storage } from '#server/storage/storage.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A start has other things to do. */
const afterStartMs = 10 * 60 * 1000;

interface Deps {
  readonly storage: Storage;
  readonly mediaStore: MediaStore;
  readonly uploads: Uploads;
}

/** Removes what nobody refers to from the store of files, and uploads that were abandoned: some time after the start, and every day. */
export function sweepStoredFiles(app: FastifyInstance, { storage, mediaStore, uploads }: Deps): void {
  let isOver = false;
  let running: Promise<unknown> | undefined;
  const sweepStore = () =>
    sweepMedia({ storage, store: mediaStore }, () => isOver)
      .then((swept) => tell(app, swept))
      .catch((error: unknown) => app.log.error({ err: error }, 'the store of files could not be swept'));
  const sweepUploads = () =>
    uploads
      .sweep(storage.now(), () => isOver)
      .then((abandoned) => {
        if (abandoned > 0) app.log.info({ abandoned }, 'uploads that nobody went on with were removed');
      })
      .catch((error: unknown) => app.log.error({ err: error }, 'abandoned uploads could not be removed'));
  const sweep = () => {
    running ??= Promise.all([sweepStore(), sweepUploads()]).finally(() => {
      running = undefined;
    });
  };
  const first = setTimeout(sweep, afterStartMs);
  const daily = setInterval(sweep, dayMs);
  first.unref();
  daily.unref();
  app.addHook('preClose', async () => {
    isOver = true;
    clearTimeout(first);
    clearInterval(daily);
    await running;
  });
}

function tell(app: FastifyInstance, { spared, ...removed }: Swept): void {
  if (Object.values(removed).some((count) => count > 0)) {
    app.log.info({ removed }, 'files that nothing refers to were removed');
  }
  if (spared > 0) {
    app.log.warn(
      { spared },
      'most files of the store are in no library: none was removed. Does another site use the same bucket or folder, or is this another database than before?',
    );
  }
}
