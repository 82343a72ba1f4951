import { readSecret } from '#server/boot/secret/read-secret.ts';
import { recordChanges } from '#server/journal/record-changes.ts';
import { claimStore } from '#server/media/store/known-store.ts';
import type { MediaLocation } from '#server/media/store/media-location.ts';
import type { MediaStore } from '#server/media/store/media-store.ts';
import { openMediaStore } from '#server/media/store/open-media-store.ts';
import { type DatabaseLocation, openDatabase } from '#server/storage/open-database.ts';
import type { Storage } from '#server/storage/storage.ts';
import { type AccessMerge, mergeBackupAccess } from './backup-access.ts';
import { BackupError, type Manifest } from './backup-format.ts';
import { hasSiteContent } from './backup-schema.ts';
import { compareBackup, type Difference } from './compare-backup.ts';
import { readManifest, verifyBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { runInSnapshot } from './tables.repository.ts';

/** Parts of a site's configuration. */
export interface SiteToRestore {
  readonly database: DatabaseLocation;
  readonly media: MediaLocation;
  readonly secret: string | undefined;
  readonly dataDir: string;
  readonly backup: { readonly passphrase: string | undefined };
}

interface RestoreResult {
  readonly manifest: Manifest;
  readonly access: AccessMerge;
}

/**
 * Verifies a backup and restores it into a new site, or over an existing one.
 *
 * @throws {BackupError} if the backup is incomplete, or there is a site and `replace` is not set, before
 * anything is changed @throws {DatabaseInUseError} while a server of the site runs
 */
export async function restoreSite(
  site: SiteToRestore,
  folder: string,
  { replace }: { readonly replace: boolean },
): Promise<RestoreResult> {
  const manifest = await readWholeBackup(folder);
  return withPlaces(site, ({ storage, store }) =>
    storage.runAlone(async () => {
      if (!replace && (await hasSiteContent(storage))) throw new BackupError(thereIsOne);
      await claimStore(storage, store);
      const secret = readSecret(site.secret, site.dataDir);
      const { passphrase } = site.backup;
      const access = await restoreBackup({ storage, store, secret, passphrase }, folder, manifest);
      return { manifest, access };
    }),
  );
}

/**
 * Compares a backup with the site that it would replace. Writes nothing, and may run beside a server.
 *
 * @param isThere false if there is no site yet: then nothing is opened, since that would create it, and
 * nothing differs
 */
export async function tryRestore(
  site: SiteToRestore,
  folder: string,
  isThere: boolean,
): Promise<RestoreResult & { readonly difference: Difference | undefined }> {
  const manifest = await readWholeBackup(folder);
  const moments = { madeAt: manifest.madeAt, now: new Date().toISOString() };
  if (!isThere)
    return { manifest, access: await mergeBackupAccess(undefined, folder, moments), difference: undefined };
  return withPlaces(site, ({ storage, store }) =>
    storage.inTurn(async () => {
      const { capabilities } = storage;
      const access = await runInSnapshot(storage.db, capabilities, (db) =>
        mergeBackupAccess({ db, capabilities }, folder, moments),
      );
      const difference = await compareBackup({ storage, store }, folder, manifest);
      return { manifest, access, difference };
    }),
  );
}

async function readWholeBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const faults = await verifyBackup(folder, manifest);
  if (faults.length > 0)
    throw new BackupError(
      ['This backup is damaged or incomplete. Nothing was changed.', ...faults].join('\n  '),
    );
  return manifest;
}

interface Places {
  readonly storage: Storage;
  readonly store: MediaStore;
}

async function withPlaces<T>(site: SiteToRestore, work: (places: Places) => Promise<T>): Promise<T> {
  const storage = openDatabase(site.database, { witness: recordChanges });
  try {
    return await work({ storage, store: await openMediaStore(site.media) });
  } finally {
    await storage.close();
  }
}

const thereIsOne =
  'There is already a site here. See with --dry-run what would change, make a backup of it, and then restore with --replace.';
