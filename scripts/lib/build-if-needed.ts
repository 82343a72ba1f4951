import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
/** File with the fingerprint of the sources of the last build. */
export const builtFromFile = join(root, 'dist/.built-from');
const inputs = ['src', 'demo', 'studio', 'vite.config.ts', 'package.json', 'package-lock.json'];

/**
 * Builds in a child process if a source has changed since the last build. A build takes a gigabyte of memory,
 * which a server that built in its own process would keep. A lock serializes several starts in one checkout,
 * so that only the first one builds. Exits the process if the build fails.
 */
export async function buildIfNeeded(): Promise<void> {
  if (isBuilt()) return;
  const { createSqliteTurns: sqliteTurns } = await import(
    '../../src/server/storage/dialects/sqlite-turns.ts'
  );
  mkdirSync(join(root, 'dist'), { recursive: true });
  await sqliteTurns(join(root, 'dist/.built'))(async () => {
    if (!isBuilt()) await buildElsewhere();
  }, 'start');
}

async function buildElsewhere(): Promise<void> {
  // Not stdout, which has the log of the server or the output of a command.
  process.stderr.write('Building Vitrine …\n');
  const child = spawn(process.execPath, [join(root, 'scripts/build.ts')], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  // The child has printed the error.
  if (code !== 0) process.exit(1);
}

function isBuilt(): boolean {
  return existsSync(builtFromFile) && readFileSync(builtFromFile, 'utf8') === computeFingerprint();
}

/** Runs a build and stores the fingerprint that the sources had at its start. */
export async function recordBuild(build: () => Promise<void>): Promise<void> {
  const builtFrom = computeFingerprint();
  await build();
  writeFileSync(builtFromFile, builtFrom);
}

/** Tests are not part of a build. */
const testFile = /\.test\.tsx?$/;

/** Hashes paths, sizes and modification times of all sources, which is cheap enough for every start. */
function computeFingerprint(): string {
  const lines = inputs.flatMap((input) => {
    const path = `${root}${input}`;
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) return [];
    return stats.isDirectory() ? describeFiles(path) : [describeFile(path)];
  });
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex');
}

/**
 * Describes the files of a folder recursively. It avoids `readdir` with `recursive`, which calls `stat` on
 * each file again, and `path.join`, which costs as much as a `stat`.
 */
function describeFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    // The studio's code has its own repository.
    if (entry.isDirectory()) return entry.name === '.git' ? [] : describeFiles(path);
    return testFile.test(entry.name) ? [] : describeFile(path);
  });
}

function describeFile(path: string): string {
  const { size, mtimeMs } = statSync(path);
  return `${path} ${size} ${mtimeMs}`;
}
