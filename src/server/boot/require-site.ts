import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { hasSiteContent } from '#server/backup/backup-schema.ts';
import { openDatabase } from '#server/storage/open-database.ts';
import type { Config } from './config.ts';
import { describeDatabase, StartError } from './start-failure.ts';

type Places = Pick<Config, 'dataDir' | 'database'>;

/** True if the configuration names an existing site. Creates no folder, file or table. */
export async function hasSite({ dataDir, database }: Places): Promise<boolean> {
  if (!existsSync(dataDir)) return false;
  // Opening a missing file would create it.
  if (database.kind === 'sqlite' && !(existsSync(database.file) && statSync(database.file).size > 0))
    return false;
  const storage = openDatabase(database);
  try {
    return await hasSiteContent(storage);
  } finally {
    await storage.close();
  }
}

/**
 * Requires an existing site, for commands.
 * @throws {StartError} if there is none, or if root would leave files that the site's user cannot open
 */
export async function requireSite(places: Places): Promise<void> {
  requireOwnFiles(findOwnedPath(places));
  if (!(await hasSite(places)))
    throw new StartError(
      `There is no site in ${describePlace(places)}. Under systemd, run the command with vitrine (docs/operations.md); otherwise set DATA_DIR and DATABASE_URL as the server has them.`,
    );
}

/**
 * Requires existing folders, for a restore into a new site, so that a wrong DATA_DIR is noticed.
 * @throws {StartError} if one is missing
 */
export function requireFolders({ dataDir, database }: Places): void {
  const folders = [dataDir, ...(database.kind === 'sqlite' ? [dirname(database.file)] : [])];
  for (const folder of folders) {
    if (!existsSync(folder))
      throw new StartError(
        `There is no folder ${folder}. Create it for the user of the server (mode 0700) if the site is new, or correct DATA_DIR.`,
      );
  }
  requireOwnFiles(findOwnedPath({ dataDir, database }));
}

/** Throws if root runs a command for another user's site: that user could not open the written files. */
function requireOwnFiles(path: string): void {
  if (process.getuid?.() !== 0 || !existsSync(path)) return;
  const { uid } = statSync(path);
  if (uid !== 0)
    throw new StartError(
      `${path} belongs to another user (${uid}). Run this command as that user: under systemd by "vitrine" (docs/operations.md).`,
    );
}

/** Finds a path that belongs to the server's user. A mounted folder may have another owner than its files. */
function findOwnedPath({ dataDir, database }: Places): string {
  return database.kind === 'sqlite' && existsSync(database.file) ? database.file : dataDir;
}

function describePlace({ dataDir, database }: Places): string {
  if (database.kind === 'postgres')
    return `the PostgreSQL at ${describeDatabase(database.url)} with ${dataDir}`;
  return database.file;
}
