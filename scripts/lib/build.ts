import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createBuilder } from 'vite';
import { keepLastBuilds, listFiles } from './kept-builds.ts';

/**
 * Builds editor, visitors' scripts and server into `dist`, and compresses every text file with brotli and
 * gzip.
 */
export async function build(root: string): Promise<void> {
  const builder = await createBuilder({ root, logLevel: 'error' });
  await builder.buildApp();
  const assets = join(root, 'dist/assets');
  const made = new Set<string>();
  // All parts share one folder: names contain a hash of the content, so equal names are equal files.
  for (const part of ['client', 'visitor', 'server']) {
    const folder = join(root, 'dist', part, 'assets');
    if (!existsSync(folder)) continue;
    cpSync(folder, assets, { recursive: true });
    for (const file of listFiles(folder)) made.add(file);
  }
  keepLastBuilds(assets, [...made]);
  await compress(assets);
}

async function compress(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|css|svg)$/.test(file),
  );
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      if (existsSync(`${path}.br`)) return;
      const bytes = readFileSync(path);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      };
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
      writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
