import sharp from 'sharp';
import { createPastMoments } from '#server/journal/past-moment.ts';
import { mediaPlugin } from '#server/media/media.plugin.ts';
import { createMediaService, type MediaService } from '#server/media/media.service.ts';
import type { MediaStore } from '#server/media/store/media-store.ts';
import type { Pictures } from '#server/pictures/pictures.ts';
import { createGrantCookies, type GrantCookies } from '#server/protection/locks/grant-cookies.ts';
import { createKeys } from '#server/security/keys.ts';
import { createSigner } from '#server/security/signer.ts';
import type { Storage } from '#server/storage/storage.ts';
import { writeWebm } from '../../scripts/lib/webm.ts';
import { openFolder, type StoreOpener } from './each-store.ts';
import { type IdentityApp, openIdentityApp } from './identity-test-app.ts';
import { testPictures } from './test-pictures.ts';

export interface MediaApp extends IdentityApp {
  readonly media: MediaService;
  readonly store: MediaStore;
  /** Grants access to protected pages, as their gate does. */
  readonly grants: GrantCookies;
  /** Folder of the files; empty if the store is not a folder. */
  readonly folder: string;
  close(): Promise<void>;
}

/** Creates an app with identity and media, on a temporary folder or on another store. */
export async function openMediaApp(
  on?: Storage,
  openStore: StoreOpener = openFolder,
  pictures: Pictures = testPictures,
): Promise<MediaApp> {
  const { store, folder = '', close: closeStore } = await openStore();
  const keys = createKeys('a secret that is long enough to be one');
  const grants = createGrantCookies(keys, { secure: false });
  const library: { media?: MediaService } = {};
  const app = await openIdentityApp({
    storage: on,
    async extend(fastify, storage) {
      library.media = createMediaService(storage, store, pictures);
      await fastify.register(mediaPlugin, {
        storage,
        store,
        media: library.media,
        pictures,
        grants,
        moments: createPastMoments(keys),
        deckSigner: createSigner(keys('deck-path')),
      });
    },
  });
  const { media } = library;
  if (!media) throw new Error('The media plugin was not registered');
  return {
    ...app,
    media,
    store,
    grants,
    folder,
    async close() {
      await app.app.close();
      if (!on) await app.storage.close();
      await closeStore();
    },
  };
}

/** Makes an image with some detail, in any accepted format. */
export function createPicture(
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif',
  width = 800,
  height = 600,
): Promise<Buffer> {
  return renderPixels(width, height).toFormat(format).toBuffer();
}

/** Makes a photo as a phone writes it: rotated by its metadata, with the position where it was taken. */
export function createPhonePicture(): Promise<Buffer> {
  const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1' } };
  return renderPixels(800, 600)
    .jpeg()
    .withExif({ ...place, IFD0: { Artist: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/**
 * Makes a WebM whose size and duration are valid, but whose frames are not. `weight` is the size of its
 * frames in bytes; `duration` is in ms.
 */
export function createVideo(width = 320, height = 200, weight = 400, duration = 1500): Buffer {
  const frames = [{ time: 0, key: true, bytes: Buffer.alloc(weight, 'frame') }];
  return writeWebm({ codec: 'V_VP9', width, height, duration, frames });
}

export function createMovingPicture(format: 'gif' | 'webp' = 'gif', frames = 3): Promise<Buffer> {
  const size = { width: 40, height: 30 };
  const images = Array.from({ length: frames }, (_, index) => ({
    create: { ...size, channels: 3 as const, background: { r: index * 60, g: 90, b: 120 } },
  }));
  const inputs = Promise.all(images.map((image) => sharp(image).png().toBuffer()));
  return inputs.then((pngs) =>
    sharp(pngs, { join: { animated: true } })
      .toFormat(format, { delay: 100 })
      .toBuffer(),
  );
}

function renderPixels(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < pixels.length; index += 1) pixels[index] = (index * 7 + (index >> 9)) % 251;
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

type ShownPlace = 'live' | 'draft' | 'nowhere';

interface PageOptions {
  readonly published?: boolean;
  readonly isHidden?: boolean;
  readonly requiresLogin?: boolean;
  readonly inTrash?: boolean;
  readonly versionStatus?: string;
  readonly showing?: ShownPlace;
}

/** Creates a page with one version that shows a file. */
export async function createPageShowing(
  storage: Storage,
  identifier: string,
  url: string,
  options: PageOptions = {},
) {
  const { published = true, isHidden = false, requiresLogin = false, inTrash = false } = options;
  const { versionStatus = 'PUBLISHED', showing = 'live' } = options;
  const now = '2026-05-01T12:00:00.000Z';
  const versionId = `version-of-${identifier}`;
  const moments = { created_at: now, updated_at: now };
  await storage.db
    .insertInto('pages')
    .values({
      id: identifier,
      identifier,
      kind: 'page',
      parent_id: null,
      sort_order: 0,
      published,
      is_hidden: isHidden,
      redirect_url: null,
      hide_from_search_engines: false,
      requires_login: requiresLogin,
      login_password: null,
      password_id: null,
      show_in_menu: true,
      versioning: true,
      live_version_id: showing === 'live' ? versionId : null,
      draft_version_id: showing === 'draft' ? versionId : null,
      content_revision: 1,
      ...moments,
      updated_by: null,
      deleted_at: inTrash ? now : null,
    })
    .execute();
  const title = JSON.stringify({ nl: `Pagina ${identifier}`, en: `Page ${identifier}` });
  const content = { title, overview: '[]', author: null, reason: 'save', status: versionStatus };
  await storage.db
    .insertInto('versions')
    .values({ id: versionId, page_id: identifier, ...content, ...moments })
    .execute();
  await storage.db
    .insertInto('media_uses')
    .values({ version_id: versionId, page_id: identifier, url })
    .execute();
}

/** Builds the body and the headers of an upload. */
export function upload(bytes: Buffer, name: string, field = 'file', mimeType = 'application/octet-stream') {
  const boundary = 'vitrine-test-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${mimeType}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
