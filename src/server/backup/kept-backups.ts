import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { backupPaths } from './backup-format.ts';

/** Pattern of backup names, which are moments, so that they sort by time. */
const nameRule = /^\d{4}-\d{2}-\d{2}T\d{6}Z$/;

/** Lists the complete backups in a folder, newest first. */
export async function listBackups(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter(
    (name) => nameRule.test(name) && existsSync(join(folder, name, backupPaths.manifest)),
  );
  return names.sort().reverse();
}

export async function findNewestBackup(folder: string): Promise<string | undefined> {
  return (await listBackups(folder))[0];
}

/** Parses the moment in a backup's name. */
export function parseBackupMoment(name: string): Date {
  return new Date(name.replace(/T(\d\d)(\d\d)(\d\d)Z$/, 'T$1:$2:$3Z'));
}

/**
 * Removes all but the newest backups of a folder, and returns their names. Files shared by hard links stay in
 * the others.
 */
export async function rotateBackups(folder: string, keep: number): Promise<string[]> {
  const old = (await listBackups(folder)).slice(keep);
  for (const name of old) await rm(join(folder, name), { recursive: true });
  return old;
}
