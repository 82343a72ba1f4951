import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** This build and the two before it. */
const keptBuilds = 3;
/** Beside the folder, not in it: what is in it is served. */
const listOf = (folder: string) => `${folder}.json`;

/**
 * Notes which files this build made and removes those that none of the last three made, with their
 * compressed copies. A page that was opened before a build so finds its scripts, islands and fonts until two
 * more have come. Files are named by their content: two builds share what has not changed, and the same
 * build made twice counts once.
 */
export function keepLastBuilds(folder: string, files: readonly string[]): void {
  const latest = files.toSorted();
  const builds = [latest, ...readBuilds(folder).filter((build) => !sameFiles(build, latest))].slice(
    0,
    keptBuilds,
  );
  const wanted = new Set(builds.flat());
  for (const file of filesIn(folder)) {
    if (!wanted.has(file.replace(/\.(?:br|gz)$/, ''))) rmSync(join(folder, file));
  }
  writeFileSync(listOf(folder), `${JSON.stringify(builds)}\n`);
}

/** All files below a folder, by their paths in it. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** The files of earlier builds, the newest first; none where the list is missing or is no list. */
function readBuilds(folder: string): string[][] {
  if (!existsSync(listOf(folder))) return [];
  try {
    const builds: unknown = JSON.parse(readFileSync(listOf(folder), 'utf8'));
    return Array.isArray(builds) ? builds.filter(isBuild) : [];
  } catch {
    // A build that was broken off; its successors are kept again.
    return [];
  }
}

function isBuild(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((file) => typeof file === 'string');
}

function sameFiles(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((file, index) => file === other[index]);
}
