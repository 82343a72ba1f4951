import fp from 'fastify-plugin';
import type { AnswerOf } from '#api/endpoint.ts';
import type { RequestedHost, readSecurityReport } from '#api/endpoints/security-report.ts';
import * as endpoints from '#api/endpoints/security-report.ts';
import type { PageReference } from '#api/schemas/page.ts';
import type { SiteSettings } from '#api/schemas/settings.ts';
import type { Definitions } from '#content/block/block.ts';
import { isMeasurementId } from '#content/consent.ts';
import {
  listThirdPartyHosts,
  type RequestTiming,
  type ThirdPartyHost,
} from '#content/page/third-party-hosts.ts';
import { findNewestBackup, parseBackupMoment } from '#server/backup/kept-backups.ts';
import { readSecretAge } from '#server/boot/secret/secret-fingerprint.ts';
import { mount } from '#server/http/route.ts';
import type { Jobs } from '#server/jobs/create-jobs.ts';
import { listSeenPages, type SeenPage } from '#server/pages/site/seen-pages.repository.ts';
import type { PageDeps } from '#server/pages/store/page-deps.ts';
import type { WrongTries } from '#server/security/wrong-tries.ts';
import { readSettings } from '#server/settings/settings.service.ts';
import { countPlaces } from './places.repository.ts';
import '#server/security/wrong-tries.plugin.ts';
import { listFilesOfProtectedPages } from './protected-files.ts';

/** Hosts of Google's tag and its reports: see `http/document-headers.ts`. */
const analyticsHosts = ['www.googletagmanager.com', 'www.google-analytics.com'];
const order: readonly RequestTiming[] = ['at-once', 'after-consent', 'when-pressed'];

type SecurityReport = AnswerOf<typeof readSecurityReport>;

export interface SecurityReportDeps extends PageDeps {
  /** Places in which this server stores what isn't in the database. */
  readonly kept: {
    readonly files: 'folder' | 'bucket';
    readonly secret: 'environment' | 'file';
    /** Folder of scheduled backups; undefined without any. */
    readonly backups: string | undefined;
  };
}

/** A day, plus two hours for a server that was down at the time. */
const latestAfterMs = 26 * 60 * 60 * 1000;

async function readBackups(folder: string, now: Date): Promise<SecurityReport['backups']> {
  const newest = await findNewestBackup(folder);
  if (newest === undefined) return { newest: null, isLate: false };
  const moment = parseBackupMoment(newest);
  return { newest: moment.toISOString(), isLate: now.getTime() - moment.getTime() > latestAfterMs };
}

type Hosts = ReturnType<typeof listHosts>;

/** Creates the queries about the whole site for owners. */
function createSecurityReport(
  { storage, vault, definitions, kept }: SecurityReportDeps,
  tries: Pick<WrongTries, 'list'>,
  jobs: Pick<Jobs, 'list'>,
) {
  /** Cached by revision, since all pages are read. */
  let known: { readonly revision: number; readonly reading: Promise<Hosts> } | undefined;

  function hosts(): Promise<Hosts> {
    const { current: revision } = storage.revision;
    if (known?.revision !== revision) {
      const reading = readHosts();
      known = { revision, reading };
      // A failure isn't cached.
      reading.catch(() => {
        if (known?.reading === reading) known = undefined;
      });
    }
    return known.reading;
  }

  async function readHosts(): Promise<Hosts> {
    const settings = await readSettings(storage.db);
    return listHosts(definitions, await listSeenPages(storage.db), settings);
  }

  return {
    async read(): Promise<SecurityReport> {
      const secret = await readSecretAge(storage.db, vault);
      return {
        tries: await tries.list(),
        ...(await hosts()),
        places: await countPlaces(storage.db),
        secret: { ...secret, keptIn: kept.secret },
        backups: kept.backups === undefined ? null : await readBackups(kept.backups, storage.now()),
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

interface HostsOfSite {
  readonly hosts: RequestedHost[];
  readonly asksConsent: boolean;
  readonly unreadPages: PageReference[];
}

/**
 * Lists the hosts of third-party requests that the site's pages make, with its current settings: immediate
 * requests first, then by name.
 */
function listHosts(
  definitions: Definitions,
  pages: Iterable<SeenPage>,
  { measurementId, consentDefault }: Pick<SiteSettings, 'measurementId' | 'consentDefault'>,
): HostsOfSite {
  const asksConsent = consentDefault === 'ask';
  const found = new Map<string, RequestedHost & { pages: PageReference[] | null }>();
  const unreadPages: PageReference[] = [];
  const applyConsent = (when: RequestTiming) => (when === 'after-consent' && !asksConsent ? 'at-once' : when);
  const add = (asked: ThirdPartyHost, page: PageReference | null) => {
    const key = `${asked.host} ${asked.for}`;
    const before = found.get(key);
    if (before?.pages && page) before.pages.push(page);
    else found.set(key, { ...asked, when: applyConsent(asked.when), pages: page && [page] });
  };
  if (isMeasurementId(measurementId)) {
    for (const host of analyticsHosts) add({ host, for: 'analytics', when: 'after-consent' }, null);
  }
  for (const { page, overview } of pages) {
    if (!overview) unreadPages.push(page);
    else for (const asked of listThirdPartyHosts(definitions, overview)) add(asked, page);
  }
  const hosts = [...found.values()].sort(
    (one, other) => order.indexOf(one.when) - order.indexOf(other.when) || (one.host < other.host ? -1 : 1),
  );
  return { hosts, asksConsent, unreadPages };
}

/** Routes of the Security screen; for owners. */
export const securityReportRoutes = fp<SecurityReportDeps>(
  async (app, deps) => {
    const securityReport = createSecurityReport(deps, app.wrongTries, app.jobs);
    mount(app, endpoints.readSecurityReport, () => securityReport.read());
    mount(app, endpoints.listProtectedFiles, () => listFilesOfProtectedPages(deps.storage));
  },
  { name: 'security-report', dependencies: ['identity', 'jobs', 'wrong-tries', 'not-found-answers'] },
);
