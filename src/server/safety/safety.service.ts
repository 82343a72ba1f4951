import type { AnswerOf } from '#api/endpoint.ts';
import type { readSafety } from '#api/endpoints/safety.ts';
import { momentOf, newestBackup } from '#server/backup/kept-backups.ts';
import { secretAge } from '#server/boot/secret/secret-age.ts';
import type { Jobs } from '#server/jobs/registry/create-jobs.ts';
import { seenPages } from '#server/pages/site/seen-pages.repository.ts';
import type { PageDeps } from '#server/pages/store/page-deps.ts';
import type { WrongTries } from '#server/security/wrong-tries.ts';
import { readSettings } from '#server/settings/settings.service.ts';
import { hostsOfSite } from './hosts-of-site.ts';
import { countPlaces } from './places.repository.ts';

type Safety = AnswerOf<typeof readSafety>;

export interface SafetyDeps extends PageDeps {
  /** Where this server keeps what the database does not hold. */
  readonly kept: {
    readonly files: 'folder' | 'bucket';
    readonly secret: 'environment' | 'file';
    /** The folder of the backups that the site makes; undefined where it makes none. */
    readonly backups: string | undefined;
  };
}

/** A day, and two hours for a server that was away as it came. */
const latestAfterMs = 26 * 60 * 60 * 1000;

async function backupsIn(folder: string, now: Date): Promise<Safety['backups']> {
  const newest = await newestBackup(folder);
  if (newest === undefined) return { newest: null, isLate: false };
  const moment = momentOf(newest);
  return { newest: moment.toISOString(), isLate: now.getTime() - moment.getTime() > latestAfterMs };
}

type Hosts = ReturnType<typeof hostsOfSite>;

/** What an owner asks of the whole site. */
export function createSafety(
  { storage, vault, definitions, kept }: SafetyDeps,
  tries: Pick<WrongTries, 'list'>,
  jobs: Pick<Jobs, 'list'>,
) {
  /** All pages are read for it, so it is done once for each revision. */
  let known: { readonly revision: number; readonly reading: Promise<Hosts> } | undefined;

  function hosts(): Promise<Hosts> {
    const { current: revision } = storage.revision;
    if (known?.revision !== revision) {
      const reading = readHosts();
      known = { revision, reading };
      // The next one tries again.
      reading.catch(() => {
        if (known?.reading === reading) known = undefined;
      });
    }
    return known.reading;
  }

  async function readHosts(): Promise<Hosts> {
    const settings = await readSettings(storage.db);
    return hostsOfSite(definitions, await seenPages(storage.db), settings);
  }

  return {
    async read(): Promise<Safety> {
      const secret = await secretAge(storage.db, vault);
      return {
        tries: await tries.list(),
        ...(await hosts()),
        places: await countPlaces(storage.db),
        secret: { ...secret, keptIn: kept.secret },
        backups: kept.backups === undefined ? null : await backupsIn(kept.backups, storage.now()),
        jobs: jobs.list().map(({ name, lastRun, nextRun, error }) => ({
          name,
          lastRun: lastRun?.toISOString() ?? null,
          nextRun: nextRun?.toISOString() ?? null,
          error: error ?? null,
        })),
        kept: { database: storage.capabilities.name, files: kept.files },
      };
    },
  };
}
