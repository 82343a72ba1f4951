import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { blockDefinitions } from '#blocks/definitions.ts';
import { bundledFonts } from '#site/render.tsx';
import { buildApp } from '../app.ts';
import { builtVisitors } from '../built-visitors.ts';
import { parseConfig } from '../config.ts';
import { openDeps } from '../deps.ts';
import { endWith } from '../end-with.ts';
import { askApp } from '../export/ask-app.ts';
import { deckAddresses } from '../export/deck-addresses.ts';
import { describeExport, exportSite } from '../export/export-site.ts';
import { sitePlaces } from '../export/site-places.ts';
import { pictureWorkerFile } from '../pictures/picture-worker-file.ts';
import { isSeeded } from '../seed-site.ts';
import { StartError } from '../start-error.ts';
import { visitorFiles } from '../website/built-assets.ts';

// The built file stands in `dist/server`.
const dist = resolve(import.meta.dirname, '..');

/** Writes the public site as files into the folder that is named, by default `export`. */
async function run(): Promise<string> {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const config = parseConfig(process.env);
  const pictureWorker = pictureWorkerFile(import.meta.dirname);
  const deps = await openDeps(config, blockDefinitions, { logger: false, pictureWorker, bundledFonts });
  const app = await buildApp({ ...deps, visitors: builtVisitors(config, deps, dist) });
  app.addHook('onClose', () => deps.close());
  try {
    if (!(await isSeeded(deps.storage.db)))
      throw new StartError('There is no site here yet. Nothing was written.');
    const built = visitorFiles(dist);
    const exported = await exportSite(
      {
        ask: askApp(app, config.publicUrl),
        origin: config.publicUrl,
        frameOrigin: config.frameOrigin,
        revision: () => deps.storage.revision.read(),
        places: () => sitePlaces(deps.storage, deps.reader, built),
        deckFiles: deckAddresses(deps.mediaStore, deps.mediaService),
      },
      positionals[0] ?? 'export',
    );
    return describeExport(exported);
  } finally {
    await app.close();
  }
}

run().then((text) => process.stdout.write(text), endWith);
