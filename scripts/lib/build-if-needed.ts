import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const stampFile = join(root, 'dist/.built-from');
const inputs = ['src', 'vite.config.ts', 'package.json', 'package-lock.json'];

/** Builds when a source is newer or another than at the last build; says so before it begins. */
export async function buildIfNeeded(): Promise<void> {
  const stamp = fingerprint();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Building Vitrine …');
  const { build } = await import('./build.ts');
  await build(root);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

/** Names, sizes and times of all sources: cheap enough for every start. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const path = join(root, input);
    const files = statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true, encoding: 'utf8' })
          .sort()
          .map((file) => join(path, file))
      : [path];
    for (const file of files) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}
