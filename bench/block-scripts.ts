import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/lib/build-if-needed.ts';
import { blockDefinitions } from '../src/blocks/definitions.ts';

/** JavaScript that one block type adds to a page, in bytes of brotli. */
export interface BlockScripts {
  readonly type: string;
  /** The block's own chunk; 0 if it has none. */
  readonly own: number;
  /** All scripts of a page whose only island is this block, hydrated. */
  readonly page: number;
  /** A chunk that loads only after a click, and is not part of `page`. */
  readonly onPress: number;
}

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly imports?: readonly string[];
}

/**
 * True for modules that load on a click instead of near the viewport: they export `present` and do not
 * hydrate.
 */
function isLoadedOnPress({ src = '' }: Chunk): boolean {
  return /^export function present\b/m.test(readFileSync(join(root, src), 'utf8'));
}

/** Weighs the scripts of each block type, from the build's manifest and the sizes of the compressed files. */
export function weighBlockTypes(): BlockScripts[] {
  const file = join(root, 'dist/visitor/.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>;
  const find = (name: string) => Object.values(manifest).find((chunk) => chunk.name === name);
  const listFiles = (chunk: Chunk | undefined): string[] =>
    chunk ? [chunk.file, ...(chunk.imports ?? []).flatMap((key) => listFiles(manifest[key]))] : [];
  const sumBytes = (names: readonly string[]) =>
    [...new Set(names)].reduce((sum, name) => sum + statSync(join(root, 'dist', `${name}.br`)).size, 0);

  const chrome = listFiles(find('chrome'));
  const loaded = [...chrome, ...listFiles(find('loader'))];
  // A component needs a runtime to hydrate it; a controller (`*.island.ts`) does not.
  const getRuntime = ({ src = '' }: Chunk) => (src.endsWith('.tsx') ? listFiles(find('island-runtime')) : []);
  return [...blockDefinitions.keys()].map((type) => {
    const chunk = find(`island/${type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
    if (!chunk) return { type, own: 0, page: sumBytes(chrome), onPress: 0 };
    const own = sumBytes([chunk.file]);
    if (isLoadedOnPress(chunk)) return { type, own: 0, page: sumBytes(chrome), onPress: own };
    return { type, own, page: sumBytes([...loaded, ...getRuntime(chunk), ...listFiles(chunk)]), onPress: 0 };
  });
}
