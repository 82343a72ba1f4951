import { fingerprintOf } from '#server/boot/secret/known-secret.ts';
import { BackupError, type Manifest } from './backup-format.ts';
import { unwrapSecret } from './wrap-secret.ts';

interface Own {
  /** The secret of the site that is restored to. */
  readonly secret: string;
  readonly passphrase: string | undefined;
}

/**
 * The secret by which the passwords in a backup are sealed.
 *
 * @throws {BackupError} where it is another one than the site's, and nobody can read it
 */
export async function secretOf(
  { wrappedSecret, secretFingerprint }: Manifest,
  { secret, passphrase }: Own,
): Promise<string> {
  if (secretFingerprint === fingerprintOf(secret)) return secret;
  if (wrappedSecret === null)
    throw new BackupError(
      'This backup was made without a passphrase, of a site with another secret: its page passwords cannot be read here. Set SECRET to the one of that site, or put its file `secret` into the data folder.',
    );
  if (passphrase === undefined)
    throw new BackupError('The key of this backup is wrapped. Say its passphrase in BACKUP_PASSPHRASE.');
  const unwrapped = await unwrapSecret(wrappedSecret, passphrase);
  if (unwrapped === undefined) throw new BackupError('This is not the passphrase of this backup.');
  return unwrapped;
}
