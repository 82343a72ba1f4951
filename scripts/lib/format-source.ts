import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { root } from './build-if-needed.ts';

/**
 * Formats source code and sorts its imports, as `npm run check` requires. `file` is its path in the checkout
 * and need not exist.
 * @throws {Error} on a syntax error, with Biome's message
 */
export async function formatSource(file: string, text: string): Promise<string> {
  const formatter = join(root, 'node_modules/.bin/biome');
  const child = spawn(formatter, ['check', '--write', `--stdin-file-path=${file}`], { cwd: root });
  child.stdin.end(text);
  const [written, errors, [code]] = await Promise.all([
    readText(child.stdout),
    readText(child.stderr),
    once(child, 'exit'),
  ]);
  if (code !== 0) throw new Error(`${file} cannot be formatted: ${errors}`);
  return written;
}
