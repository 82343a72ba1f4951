import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { blockDefinitions } from '#blocks/definitions.ts';
import { buildApp } from '#server/app/app.ts';
import { createVisitorSide } from '#server/app/visitor-side.ts';
import type { SiteMail } from '#server/identity/link-mail.ts';
import { mediaPlugin } from '#server/media/media.plugin.ts';
import { createMediaService } from '#server/media/media.service.ts';
import { openLocalStore } from '#server/media/store/media-store.ts';
import { SiteReader } from '#server/pages/site/read-site.ts';
import type { EncodingEffort } from '#server/pictures/encode-picture.ts';
import type { Limits } from '#server/security/limits.ts';
import type { SharingPictures } from '#server/seo/sharing-pictures.ts';
import { type DatabaseLocation, openDatabase } from '#server/storage/open-database.ts';
import { builtAssets } from './built-assets.ts';
import { testDeps, testIdentity } from './test-app.ts';
import { testPictures } from './test-pictures.ts';

export type AccessSite = Awaited<ReturnType<typeof openAccessSite>>;
type Answer = Awaited<ReturnType<AccessSite['get']>>;

interface SiteOptions {
  /** The folder of built files. */
  readonly assetsFolder?: string;
  /** The source of `/sw.js`. */
  readonly serviceWorker?: string;
  readonly sharingPictures?: SharingPictures;
  readonly limits?: Limits;
  /** Sends mail; by default the site sends none. */
  readonly mail?: SiteMail;
  /** `thorough` as in an export: the server waits for each variant and sends nothing in its place. */
  readonly pictureEffort?: EncodingEffort;
}

/** Opens the whole site with its media, on a clock that only {@link AccessSite.pass} advances. */
export async function openAccessSite(
  location: DatabaseLocation,
  {
    assetsFolder = import.meta.dirname,
    serviceWorker,
    sharingPictures,
    limits,
    pictureEffort,
    mail,
  }: SiteOptions = {},
) {
  let time = Date.UTC(2026, 10, 21, 12);
  const storage = openDatabase(location, { clock: () => new Date(time) });
  await storage.migrate();
  await storage.revision.start();
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-access-'));
  const store = openLocalStore(folder);
  const media = createMediaService(storage, store, testPictures);
  const deps = testDeps(storage, { definitions: blockDefinitions });
  const reader = new SiteReader(storage);
  const app = await buildApp({
    ...deps,
    mail,
    ...(limits && { limits }),
    identity: async (site) => {
      await site.register(testIdentity);
      site.decorate('mediaViewer', async () => undefined);
    },
    media: async (site) =>
      site.register(mediaPlugin, { ...deps, store, media, pictures: testPictures, pictureEffort }),
    visitors: createVisitorSide({
      reader,
      assets: builtAssets,
      assetsFolder,
      serviceWorker,
      origin: 'http://localhost:3000',
      now: () => new Date(time),
      pictures: testPictures,
      ...(sharingPictures && { sharingPictures }),
      ...(limits && { limits }),
    }),
  });

  return {
    app,
    deps,
    reader,
    storage,
    media,
    store,
    folder,
    /** Advances the clock by this many minutes. */
    pass: (minutes: number) => {
      time += minutes * 60_000;
    },
    get: (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers }),
    /** Posts JSON, as a script does. */
    call: (path: string, payload: object, headers: Record<string, string> = {}) =>
      app.inject({ method: 'POST', url: `/api/access/${path}`, payload, headers }),
    /** Posts a form, as a browser without scripts does. */
    form: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url: `/api/access/${path}`,
        payload: new URLSearchParams(fields).toString(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: 'http://localhost:3000',
          ...headers,
        },
      } satisfies InjectOptions),
    asOwner: (method: 'POST' | 'PUT' | 'DELETE', path: string, payload: object = {}) =>
      app.inject({ method, url: `/api${path}`, payload, headers: { 'x-test-role': 'owner' } }),
    close: async () => {
      await app.close();
      await storage.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Creates a cookie jar that keeps cookies as a browser does. */
export function createJar() {
  const cookies = new Map<string, string>();
  return {
    take(answer: Answer): Answer {
      for (const { name, value, maxAge } of answer.cookies) {
        if (maxAge === 0) cookies.delete(name);
        else cookies.set(name, value);
      }
      return answer;
    },
    get header(): { cookie: string } {
      return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    },
    /** Closes the browser, which drops session cookies. */
    close(answer: Answer): void {
      for (const { name, maxAge } of answer.cookies) if (maxAge === undefined) cookies.delete(name);
    },
  };
}
