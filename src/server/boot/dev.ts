import type { IncomingMessage, ServerResponse } from 'node:http';
import { blockDefinitions } from '#blocks/definitions.ts';
import { buildApp } from '#server/app/app.ts';
import { createPosterJob, createScheduleJob } from '#server/jobs/site-jobs.ts';
import { beginJournal } from '#server/journal/begin-journal.ts';
import { pictureWorkerSource } from '#server/pictures/picture-worker-source.ts';
import type { BuiltAssets } from '#server/website/built-assets.ts';
import { bundledFonts } from '#site/render.tsx';
import { type Config, parseConfig } from './config.ts';
import { type OpenedDeps, openDeps } from './deps.ts';
import { prepareSite } from './prepare-site.ts';
import { createPublicSite } from './public-site.ts';
import { startPatienceMs } from './start-server.ts';
import { formatWelcome, signInLine } from './welcome.ts';

export interface DevApp {
  readonly handle: (request: IncomingMessage, response: ServerResponse) => void;
  readonly welcome: string;
  close(): Promise<void>;
}

/** Source files of islands by name, relative to the project's root. */
type Islands = Readonly<Record<string, string>>;

/** Opens the server without a port, for the dev server to run and to replace when sources change. */
export async function openDevApp(islands: Islands, projectRoot: string): Promise<DevApp> {
  const config = parseConfig(process.env);
  const deps = await openDeps(config, blockDefinitions, {
    pictureWorker: pictureWorkerSource,
    bundledFonts,
    server: { patienceMs: startPatienceMs },
  });
  try {
    return await openApp(config, deps, islands, projectRoot);
  } catch (error) {
    // The next change opens it again in this process.
    await deps.close();
    throw error;
  }
}

async function openApp(
  config: Config,
  deps: OpenedDeps,
  islands: Islands,
  projectRoot: string,
): Promise<DevApp> {
  let signIn = '';
  await prepareSite(deps, config, projectRoot, (owner) => {
    signIn = signInLine(config.publicUrl, owner);
  });
  await beginJournal(deps.storage);
  const visitors = await createPublicSite(config, deps, { assets: buildDevAssets(islands) });
  const app = await buildApp({ ...deps, visitors });
  app.addHook('onClose', () => deps.close());
  app.jobs.add(
    createScheduleJob(deps),
    ...(config.embedPosters === 'on' ? [createPosterJob(deps, app.log)] : []),
  );
  await app.ready();
  return {
    handle: app.routing,
    welcome: `\n${signIn}${formatWelcome(config.publicUrl)}\n`,
    close: () => app.close(),
  };
}

/** Maps entries to `/@dev/`, where the dev server first enables live reloading. */
function buildDevAssets(islands: Islands): BuiltAssets {
  return {
    site: {
      chrome: '/@dev/site/chrome.client.ts',
      loader: '/@dev/site/loader.client.ts',
      islandRuntime: '/src/site/island-runtime.dev.client.ts',
      islands: Object.fromEntries(Object.entries(islands).map(([name, file]) => [name, `/${file}`])),
      preview: '/@dev/site/preview.client.tsx',
      scrollBackground: '/src/site/scroll-background.client.ts',
      themeFade: '/src/site/theme-fade.client.ts',
      gate: '/@dev/site/gate.client.ts',
      draft: '/@dev/site/draft.client.ts',
      consentParts: '/src/site/consent/consent-parts.client.ts',
      analytics: '/src/site/consent/analytics.client.ts',
    },
    admin: {
      script: '/@dev/admin/app/main.client.tsx',
      styles: [],
      imports: [],
      editor: { modules: [], styles: [], preview: [] },
    },
    spline: '/src/site/frames/spline.client.ts',
  };
}
