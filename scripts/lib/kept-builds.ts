import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** This build and the two before it. */
const keptBuilds = 3;
/** Beside the folder, because files in it are public. */
const getListPath = (folder: string) => `${folder}.json`;

/**
 * Records the files of this build and removes those of older builds than the last three, with their
 * compressed copies. Pages that were opened before a build can thus still load their scripts, islands and
 * fonts until the third build after. Names contain a hash of the content: builds share unchanged files, and
 * identical builds count once.
 */
export function keepLastBuilds(folder: string, files: readonly string[]): void {
  const latest = files.toSorted();
  const builds = [latest, ...readBuilds(folder).filter((build) => !haveSameFiles(build, latest))].slice(
    0,
    keptBuilds,
  );
  const wanted = new Set(builds.flat());
  for (const file of listFiles(folder)) {
    if (!wanted.has(file.replace(/\.(?:br|gz)$/, ''))) rmSync(join(folder, file));
  }
  writeFileSync(getListPath(folder), `${JSON.stringify(builds)}\n`);
}

/** Lists all files below a folder, as paths relative to it. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

/** Returns the files of earlier builds, newest first; empty if the list is missing or invalid. */
function readBuilds(folder: string): string[][] {
  if (!existsSync(getListPath(folder))) return [];
  try {
    const builds: unknown = JSON.parse(readFileSync(getListPath(folder), 'utf8'));
    return Array.isArray(builds) ? builds.filter(isBuild) : [];
  } catch {
    // An interrupted build left an invalid list. The next build starts a new one.
    return [];
  }
}

function isBuild(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((file) => typeof file === 'string');
}

function haveSameFiles(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((file, index) => file === other[index]);
}
