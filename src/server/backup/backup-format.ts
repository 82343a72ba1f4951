import { z } from 'zod';
import { validateKey } from '#server/media/store/media-store.ts';

/**
 * A backup is a folder that reads as it is: what it is (`manifest.json`, written last), each table as lines of JSON, a list of
 * the library's files, and those. It says nothing of which database or store it came from, and goes into any.
 */
export const backupPaths = {
  manifest: 'manifest.json',
  table: (name: string) => `tables/${name}.ndjson`,
  files: 'files.ndjson',
  file: (key: string) => `files/${key}`,
} as const;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** The key of the site, which opens its page passwords: readable with the passphrase alone. */
const wrappedSecretSchema = z.strictObject({
  /** scrypt's salt, in base64url. */
  salt: z.string(),
  /** AES-256-GCM: nonce, tag and text, in base64url. */
  sealed: z.string(),
});

export type WrappedSecret = z.output<typeof wrappedSecretSchema>;

export const manifestSchema = z.strictObject({
  format: z.literal('vitrine-backup/1'),
  /** ISO 8601, UTC: of the moment that it shows. */
  madeAt: z.iso.datetime(),
  /** The last migration of each schema. */
  schema: z.strictObject({ site: z.string(), identity: z.string() }),
  tables: z.array(
    z.strictObject({ name: z.string().regex(/^[a-z_]+$/), rows: z.int().nonnegative(), sha256 }),
  ),
  files: z.strictObject({
    count: z.int().nonnegative(),
    /** In bytes, together. */
    size: z.int().nonnegative(),
    /** Of the list. */
    sha256,
    /** Keys that the content names and the store has no more. */
    missing: z.array(z.string()),
  }),
  /** Tells by which secret the page passwords in it are sealed; null where none was known yet. */
  secretFingerprint: z.string().nullable(),
  /** Null without a passphrase: then it needs a site with the same secret. */
  wrappedSecret: wrappedSecretSchema.nullable(),
});

export type Manifest = z.output<typeof manifestSchema>;

/** One line of the list of files. A key that the store would not take leads nowhere here either. */
export const listedFileSchema = z.strictObject({
  key: z.string().transform(validateKey),
  size: z.int().nonnegative(),
  sha256,
});

export type BackedUpFile = z.output<typeof listedFileSchema>;

/** What cannot be backed up or restored, in a sentence for whoever runs the site. */
export class BackupError extends Error {
  override name = 'BackupError';
}
