import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createBuilder } from 'vite';
import { root } from '../scripts/lib/build-if-needed.ts';
import { startPinned, stop, waitForMessage } from './pinned.ts';

export interface RenderingTime {
  readonly blocks: number;
  /** Processor time from page to HTML, in memory. */
  readonly renderMs: number;
  /** Processor time from HTML to the cached response: brotli, gzip and ETag. */
  readonly compressMs: number;
  readonly htmlBytes: number;
}

/**
 * Times the server's rendering. The built server does not expose it, so this builds a worker with the same
 * configuration into `folder`.
 */
export async function measureRendering(folder: string): Promise<RenderingTime[]> {
  const builder = await createBuilder({
    root,
    logLevel: 'warn',
    environments: {
      ssr: { build: { outDir: folder, emptyOutDir: true, manifest: false, emitAssets: false } },
    },
  });
  const { ssr } = builder.environments;
  if (!ssr) throw new Error('The build has no server environment');
  ssr.config.build.rolldownOptions.input = {
    worker: fileURLToPath(import.meta.resolve('./rendering-worker.ts')),
  };
  await builder.build(ssr);
  const worker = startPinned('server', [join(folder, 'worker.js')], { NODE_ENV: 'production' });
  try {
    return await waitForMessage<RenderingTime[]>(worker);
  } finally {
    await stop(worker);
  }
}
