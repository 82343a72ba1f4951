import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { root } from './build-if-needed.ts';

/**
 * A file's text as `npm run check` accepts it: laid out, and its imports in order. `file` is its path in the
 * checkout and need not exist.
 * @throws {Error} when it is no code, with what is wrong with it
 */
export async function formatted(file: string, text: string): Promise<string> {
  const formatter = join(root, 'node_modules/.bin/biome');
  const child = spawn(formatter, ['check', '--write', `--stdin-file-path=${file}`], { cwd: root });
  child.stdin.end(text);
  const [written, said, [code]] = await Promise.all([
    textOf(child.stdout),
    textOf(child.stderr),
    once(child, 'exit'),
  ]);
  if (code !== 0) throw new Error(`${file} cannot be formatted: ${said}`);
  return written;
}
