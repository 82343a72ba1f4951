import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/lib/build-if-needed.ts';
import { blockDefinitions } from '../src/blocks/definitions.ts';

/** JavaScript that one block type brings to a page, in bytes of brotli. */
export interface BlockScripts {
  readonly type: string;
  /** The block's own chunk; 0 where it has none. */
  readonly own: number;
  /** All of a page whose only island is one of these, seen and alive. */
  readonly page: number;
  /** A chunk that comes only when somebody presses, and is not part of `page`. */
  readonly onPress: number;
}

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly src?: string;
  readonly imports?: readonly string[];
}

/** Imported on a press instead of when it is near: such a module has nothing to bring to life, and presents. */
function comesOnPress({ src = '' }: Chunk): boolean {
  return /^export function present\b/m.test(readFileSync(join(root, src), 'utf8'));
}

/** What each block type costs, read from the build's manifest and the compressed files themselves. */
export function weighBlockTypes(): BlockScripts[] {
  const file = join(root, 'dist/visitor/.vite/manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Chunk>;
  const find = (name: string) => Object.values(manifest).find((chunk) => chunk.name === name);
  const files = (chunk: Chunk | undefined): string[] =>
    chunk ? [chunk.file, ...(chunk.imports ?? []).flatMap((key) => files(manifest[key]))] : [];
  const bytes = (names: readonly string[]) =>
    [...new Set(names)].reduce((sum, name) => sum + statSync(join(root, 'dist', `${name}.br`)).size, 0);

  const still = files(find('chrome'));
  const loaded = [...still, ...files(find('loader'))];
  // A component needs what hydrates it; a controller (`*.island.ts`) makes alive by itself.
  const runtimeOf = ({ src = '' }: Chunk) => (src.endsWith('.tsx') ? files(find('island-runtime')) : []);
  return [...blockDefinitions.keys()].map((type) => {
    const chunk = find(`island/${type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
    if (!chunk) return { type, own: 0, page: bytes(still), onPress: 0 };
    const own = bytes([chunk.file]);
    if (comesOnPress(chunk)) return { type, own: 0, page: bytes(still), onPress: own };
    return { type, own, page: bytes([...loaded, ...runtimeOf(chunk), ...files(chunk)]), onPress: 0 };
  });
}
