import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '#server/app/app.ts';
import type { Config } from '#server/boot/config.ts';
import { openExport } from '#server/boot/open-site.ts';
import { createBuiltPublicSite } from '#server/boot/public-site.ts';
import { resolveArgument, runCommand } from '#server/boot/run-command.ts';
import { askApp } from '../export/ask-app.ts';
import { listDeckAddresses } from '../export/deck-addresses.ts';
import { createProgress } from '../export/export-progress.ts';
import { describeExport, exportSite } from '../export/export-site.ts';
import { listSitePlaces } from '../export/site-places.ts';
import { findPictureWorkerFile } from '../pictures/picture-worker-file.ts';
import { listVisitorFiles } from '../website/built-assets.ts';

// The built file is in `dist/server`.
const dist = resolve(import.meta.dirname, '..');

/** Writes the public site as files into the given folder, by default `export`. */
async function run(config: Config): Promise<string> {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const deps = await openExport(config, findPictureWorkerFile(import.meta.dirname));
  const app = await buildApp({ ...deps, visitors: await createBuiltPublicSite(config, deps, dist) });
  app.addHook('onClose', () => deps.close());
  const progress = createProgress(process.stderr);
  try {
    const built = listVisitorFiles(dist);
    const exported = await exportSite(
      {
        ask: askApp(app, config.publicUrl),
        origin: config.publicUrl,
        frameOrigin: config.frameOrigin,
        revision: () => deps.storage.revision.read(),
        places: () => listSitePlaces(deps.storage, deps.reader, built),
        deckFiles: listDeckAddresses(deps.mediaStore, deps.mediaService),
        onProgress: progress.show,
      },
      resolveArgument(positionals[0] ?? 'export'),
    );
    return describeExport(exported);
  } finally {
    progress.end();
    await app.close();
  }
}

await runCommand(run);
