import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
/** Names the sources that the build was made of. */
export const builtFromFile = join(root, 'dist/.built-from');
const inputs = ['src', 'demo', 'studio', 'vite.config.ts', 'package.json', 'package-lock.json'];

/**
 * Builds when a source is newer or another than at the last build; says so before it begins. In a process of its
 * own: building takes a gigabyte, which a server that built itself would keep for good. Several starts in one
 * checkout take turns, and the later ones find the build of the first.
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
  // Where stdout is no terminal it has the log of the server, or the answer of a command.
  process.stderr.write('Building Vitrine …\n');
  const child = spawn(process.execPath, [join(root, 'scripts/build.ts')], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  // It has said why itself.
  if (code !== 0) process.exit(1);
}

function isBuilt(): boolean {
  return existsSync(builtFromFile) && readFileSync(builtFromFile, 'utf8') === fingerprint();
}

/** Runs a build and notes what it was made of: the sources as they were when it began. */
export async function recordBuild(build: () => Promise<void>): Promise<void> {
  const builtFrom = fingerprint();
  await build();
  writeFileSync(builtFromFile, builtFrom);
}

/** Tests are no part of what is built. */
const test = /\.test\.tsx?$/;

/** Names, sizes and times of all sources: cheap enough for every start. */
function fingerprint(): string {
  const lines = inputs.flatMap((input) => {
    const path = `${root}${input}`;
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) return [];
    return stats.isDirectory() ? describeFiles(path) : [describeFile(path)];
  });
  return createHash('sha256').update(lines.sort().join('\n')).digest('hex');
}

/**
 * Walks by itself, since Node's recursive reading asks for each file once more, and joins paths itself, since Node's
 * way to do so costs as much as asking for the file.
 */
function describeFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    // A studio keeps its code in a repository of its own.
    if (entry.isDirectory()) return entry.name === '.git' ? [] : describeFiles(path);
    return test.test(entry.name) ? [] : describeFile(path);
  });
}

function describeFile(path: string): string {
  const { size, mtimeMs } = statSync(path);
  return `${path} ${size} ${mtimeMs}`;
}
