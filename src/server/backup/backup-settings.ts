/** Backups that a site makes of itself. */
export interface BackupSettings {
  /** Where they go, each in a folder of its own; undefined for a site that makes none. */
  readonly folder: string | undefined;
  /** How many are kept. */
  readonly keep: number;
  /** Wraps the secret that goes with them; undefined for backups that need the same secret. */
  readonly passphrase: string | undefined;
}
