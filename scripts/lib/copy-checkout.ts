import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { root } from './build-if-needed.ts';

/**
 * Copies files and folders of this checkout into a new temporary folder and links the installed packages, so
 * that sources can be edited there. The caller removes it.
 *
 * @param parts paths from the checkout's root
 * @param isWanted returns false to leave out a file or folder, by its path from the root
 * @returns the folder's path
 */
export function copyCheckout(
  parts: readonly string[],
  isWanted: (path: string) => boolean = () => true,
): string {
  const copy = mkdtempSync(join(tmpdir(), 'vitrine-copy-'));
  for (const part of parts) {
    mkdirSync(dirname(join(copy, part)), { recursive: true });
    cpSync(join(root, part), join(copy, part), {
      recursive: true,
      filter: (path) => isWanted(relative(root, path)),
    });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Parts of a checkout that the dev server needs. */
export const devServerParts = [
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'scripts',
  'src',
  'demo',
] as const;
