import { join } from 'node:path';
import type { FastifyServerOptions } from 'fastify';
import type { Definitions } from '#content/block/block.ts';
import type { SiteFont } from '#content/look/site-font.ts';
import type { StartingContent } from '#seed/starting-content.ts';
import { startingContents } from '#seed/starting-contents.ts';
import type { AppDeps } from '#server/app/app.ts';
import { migrateBackup } from '#server/backup/backup-schema.ts';
import { fontsPlugin } from '#server/fonts/fonts.plugin.ts';
import { createFontsService, type FontsService } from '#server/fonts/fonts.service.ts';
import { accountsPlugin } from '#server/identity/accounts/accounts.plugin.ts';
import { notePasswordChosen } from '#server/identity/accounts/accounts.service.ts';
import { assistantKeysPlugin } from '#server/identity/accounts/assistant-keys.plugin.ts';
import { passkeysPlugin } from '#server/identity/accounts/passkeys.plugin.ts';
import { profilePlugin } from '#server/identity/accounts/profile.plugin.ts';
import { type IdentityOptions, identityPlugin } from '#server/identity/identity.plugin.ts';
import { createMailer } from '#server/identity/mailer.ts';
import { createPastMoments } from '#server/journal/past-moment.ts';
import { recordChanges } from '#server/journal/record-changes.ts';
import { mediaPlugin } from '#server/media/media.plugin.ts';
import { createMediaService, type MediaService } from '#server/media/media.service.ts';
import { createPosters, type Posters } from '#server/media/posters.service.ts';
import type { MediaStore } from '#server/media/store/media-store.ts';
import { openMediaStore } from '#server/media/store/open-media-store.ts';
import { getUploadLimits } from '#server/media/upload/read-upload.ts';
import { createUploads, type Uploads } from '#server/media/upload/uploads.ts';
import { SiteReader } from '#server/pages/site/read-site.ts';
import type { EncodingEffort } from '#server/pictures/encode-picture.ts';
import { createPictures, type Pictures } from '#server/pictures/pictures.ts';
import { createGrantCookies } from '#server/protection/locks/grant-cookies.ts';
import { createFetchOutside } from '#server/security/fetch-outside.ts';
import { createKeys } from '#server/security/keys.ts';
import { createSigner } from '#server/security/signer.ts';
import { createVault } from '#server/security/vault.ts';
import { readSettings } from '#server/settings/settings.service.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import type { Config } from './config.ts';
import { keepFilesPrivate } from './private-files.ts';
import { refuseLostDatabase } from './refuse-lost-database.ts';
import { settleSecret } from './secret/settle-secret.ts';
import { explainStartFailure } from './start-failure.ts';
import { tryPlaces } from './try-places.ts';

/** Dependencies of the server, with those of the start, the seed and scripts. */
export interface OpenedDeps extends AppDeps {
  readonly reader: SiteReader;
  readonly startingContent: StartingContent;
  readonly mediaService: MediaService;
  readonly mediaStore: MediaStore;
  readonly fonts: FontsService;
  readonly uploads: Uploads;
  readonly pictures: Pictures;
  readonly posters: Posters;
  readonly identityOptions: IdentityOptions;
  close(): Promise<void>;
}

interface OpenOptions {
  readonly logger?: FastifyServerOptions['logger'];
  /** Module that picture processes run. */
  readonly pictureWorker: string;
  /** Set by servers; absent for commands that may run beside one. */
  readonly server?: {
    /** ms to wait for the previous server to stop. */
    readonly patienceMs: number;
    /** Statement timeout on PostgreSQL in ms; none by default. */
    readonly statementTimeoutMs?: number;
  };
  /** Encoding effort for missing variants; `quick` by default, since a visitor waits. */
  readonly pictureEffort?: EncodingEffort;
  /** Bundled font families, for processes that let users choose one. */
  readonly bundledFonts?: readonly SiteFont[];
}

/**
 * Opens everything in the configuration, and migrates the database.
 * @throws {StartError} if the machine or the data prevent it
 */
export async function openDeps(
  config: Config,
  definitions: Definitions,
  options: OpenOptions,
): Promise<OpenedDeps> {
  try {
    return await openEverything(config, definitions, options);
  } catch (error) {
    throw explainStartFailure(error, config);
  }
}

/** Migrates on separate connections, since a server's have a statement timeout. */
async function updateSchema({ database }: Config, storage: Storage): Promise<void> {
  const patient = database.kind === 'postgres' ? openDatabase(database) : storage;
  try {
    await migrateBackup(patient);
  } finally {
    if (patient !== storage) await patient.close();
  }
}

async function openEverything(
  config: Config,
  definitions: Definitions,
  options: OpenOptions,
): Promise<OpenedDeps> {
  refuseLostDatabase(config);
  const notPrivate = keepFilesPrivate(config);
  // A broken idle connection is replaced by the next query; the change feed reads the revision again.
  const storage = openDatabase(config.database, {
    witness: recordChanges,
    statementTimeoutMs: options.server?.statementTimeoutMs,
  });
  try {
    if (options.server) await storage.serve(options.server.patienceMs);
    const store = await openMediaStore(config.media);
    const secret = await storage.inTurn(async () => {
      await updateSchema(config, storage);
      const settled = await settleSecret(storage, config);
      if (options.server) await tryPlaces(config, { storage, store });
      // Registers this server before the lock is released, so that no command that requires stopped servers
      // can begin first.
      await storage.revision.start();
      return settled;
    });
    // Warns after every step that can fail, since an error should be the only message.
    for (const path of notPrivate) {
      process.stderr.write(
        `Other users of this machine may be able to read ${path}: Vitrine cannot change its permissions.\n`,
      );
    }
    const startingContent = await startingContents[config.seed]();
    return assemble(config, definitions, { ...options, storage, store, secret, startingContent });
  } catch (error) {
    await storage.close();
    throw error;
  }
}

interface OpenedSite extends OpenOptions {
  readonly storage: Storage;
  readonly store: MediaStore;
  readonly secret: string;
  readonly startingContent: StartingContent;
}

function assemble(
  config: Config,
  definitions: Definitions,
  {
    logger = { level: config.logLevel },
    pictureWorker,
    pictureEffort,
    bundledFonts = [],
    storage,
    store,
    secret,
    startingContent,
  }: OpenedSite,
): OpenedDeps {
  const { publicUrl, frameOrigin, isSecure, hstsSubdomains, trustProxy, limits } = config;
  const uploadLimits = getUploadLimits(limits);
  const pictures = createPictures(pictureWorker);
  const mediaService = createMediaService(storage, store, pictures);
  const fonts = createFontsService({ storage, store, pictures, bundled: bundledFonts });
  const uploads = createUploads(join(config.dataDir, 'uploads'), uploadLimits, limits);
  const keys = createKeys(secret);
  const grants = createGrantCookies(keys, { secure: isSecure });
  const moments = createPastMoments(keys);
  const deckSigner = createSigner(keys('deck-path'));
  const identityOptions = {
    db: storage.db,
    dialect: storage.capabilities.name,
    secret,
    publicUrl,
    choice: config.identity,
    passwordChosen: notePasswordChosen(storage),
    broadcast: storage.broadcast,
    limits,
    sessionDays: config.sessionDays,
    mail: config.mail && {
      mailer: createMailer(config.mail),
      studioName: async () => (await readSettings(storage.db)).studioName,
    },
  };
  return {
    storage,
    definitions,
    startingContent,
    vault: createVault(keys('page-passwords')),
    grants,
    moments,
    deckSigner,
    previewKey: keys('preview-link'),
    mail: identityOptions.mail,
    kept: {
      files: config.media.kind,
      secret: config.secret === undefined ? 'file' : 'environment',
      backups: config.backup.folder,
    },
    publicUrl,
    frameOrigin,
    isSecure,
    hstsSubdomains,
    limits,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    logger,
    identity: async (app) => {
      await app.register(identityPlugin, identityOptions);
      await app.register(accountsPlugin, { ...identityOptions, storage });
      await app.register(profilePlugin, { ...identityOptions, storage });
      await app.register(passkeysPlugin, { ...identityOptions, storage });
      await app.register(assistantKeysPlugin, { ...identityOptions, storage });
    },
    media: async (app) => {
      await app.register(fontsPlugin, { fonts, store, limits });
      await app.register(mediaPlugin, {
        storage,
        store,
        media: mediaService,
        pictures,
        pictureEffort,
        uploadLimits,
        uploads,
        grants,
        moments,
        deckSigner,
      });
    },
    reader: new SiteReader(storage, publicUrl),
    mediaStore: store,
    fonts,
    uploads,
    pictures,
    posters: createPosters({ storage, store, pictures, fetchOutside: createFetchOutside() }),
    mediaService,
    identityOptions,
    close: async () => {
      pictures.close();
      await storage.close();
    },
  };
}
