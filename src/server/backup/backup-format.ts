import { z } from 'zod';
import { validateKey } from '#server/media/store/media-store.ts';

/**
 * Layout of a backup: a folder with `manifest.json`, which is written last, each table as lines of JSON, a
 * list of the library's files, and the files. It is independent of the database and the store, so it can be
 * restored to any.
 */
export const backupPaths = {
  manifest: 'manifest.json',
  table: (name: string) => `tables/${name}.ndjson`,
  files: 'files.ndjson',
  file: (key: string) => `files/${key}`,
} as const;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** The site's secret, which decrypts its page passwords, encrypted with the passphrase. */
const wrappedSecretSchema = z.strictObject({
  /** scrypt's salt, in base64url. */
  salt: z.string(),
  /** AES-256-GCM: nonce, tag and text, in base64url. */
  sealed: z.string(),
});

export type WrappedSecret = z.output<typeof wrappedSecretSchema>;

export const manifestSchema = z.strictObject({
  format: z.literal('vitrine-backup/1'),
  /** ISO 8601, UTC: the moment of the snapshot. */
  madeAt: z.iso.datetime(),
  /** The last migration of each schema. */
  schema: z.strictObject({ site: z.string(), identity: z.string() }),
  tables: z.array(
    z.strictObject({ name: z.string().regex(/^[a-z_]+$/), rows: z.int().nonnegative(), sha256 }),
  ),
  files: z.strictObject({
    count: z.int().nonnegative(),
    /** Bytes of all files. */
    size: z.int().nonnegative(),
    /** SHA-256 of the list. */
    sha256,
    /** Keys that the content names but the store no longer has. */
    missing: z.array(z.string()),
  }),
  /** Fingerprint of the secret that encrypts page passwords; null if none was recorded. */
  secretFingerprint: z.string().nullable(),
  /** Null without a passphrase: then the backup needs a site with the same secret. */
  wrappedSecret: wrappedSecretSchema.nullable(),
});

export type Manifest = z.output<typeof manifestSchema>;

/** One line of the list of files. Keys that the store would refuse are refused here too. */
export const listedFileSchema = z.strictObject({
  key: z.string().transform(validateKey),
  size: z.int().nonnegative(),
  sha256,
});

export type BackedUpFile = z.output<typeof listedFileSchema>;

/** A failed backup or restore, with a sentence for the person who runs the site. */
export class BackupError extends Error {
  override name = 'BackupError';
}
