/** Settings of a site's scheduled backups. */
export interface BackupSettings {
  /** Folder of the backups, each in its own folder; undefined if the site makes none. */
  readonly folder: string | undefined;
  /** Number of backups to keep. */
  readonly keep: number;
  /** Encrypts the secret in them; undefined if backups need a site with the same secret. */
  readonly passphrase: string | undefined;
}
