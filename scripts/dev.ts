import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import react from '@vitejs/plugin-react';
import { createServer, isRunnableDevEnvironment, type Plugin } from 'vite';
import type { DevApp } from '#server/boot/dev.ts';
import { findIslands } from './lib/block-folders.ts';
import { root } from './lib/build-if-needed.ts';

/**
 * `npm run dev`: serves the sources without a build. After an edit of a module that the server has loaded, it
 * reloads the server and then the browser. Vite's hot updates handle modules that only browsers have loaded.
 */
const port = Number(process.env.PORT ?? 3000);

/** Error of the last reload; undefined while the app serves the current sources. */
let failure: Error | undefined;
/** Pending reload, which requests wait for. Never rejects. */
let reloading = Promise.resolve();
let isQueued = false;

const reloadServer: Plugin = {
  name: 'reload-server',
  // Vite calls this after it has invalidated the edited modules. Its watcher fires earlier, when imports
  // still return the old ones.
  hotUpdate({ modules }) {
    if (this.environment.name !== 'ssr') return;
    // After a failure any edit may be the one that fixes it, such as the creation of a missing file.
    if (modules.length > 0 || failure) queueReload();
    return [];
  },
};

const vite = await createServer({
  root,
  logLevel: 'warn',
  plugins: [reloadServer],
  server: { middlewareMode: true, hmr: { port: port + 1000 } },
});
const { ssr, client } = vite.environments;
if (!isRunnableDevEnvironment(ssr)) throw new Error('The dev server needs a runnable server environment.');
const { runner } = ssr;

let app: DevApp = await (await importServer()).openDevApp(findIslands(root), root);

function importServer(): Promise<typeof import('../src/server/boot/dev.ts')> {
  return runner.import('/src/server/boot/dev.ts');
}

/** Queues one reload for all changes before it starts. */
function queueReload(): void {
  if (isQueued) return;
  isQueued = true;
  reloading = reloading.then(() => {
    isQueued = false;
    return reload();
  });
}

async function reload(): Promise<void> {
  try {
    runner.clearCache();
    const { openDevApp } = await importServer();
    await app.close();
    app = await openDevApp(findIslands(root), root);
    failure = undefined;
    client.hot.send({ type: 'full-reload' });
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    const { message, stack = '' } = failure;
    vite.config.logger.error(stack || message);
    client.hot.send({ type: 'error', err: { message, stack } });
  }
}

createHttpServer((request, response) => {
  const entry = /^\/@dev\/([\w./-]+)/.exec(request.url ?? '')?.[1];
  if (entry) {
    response.setHeader('content-type', 'text/javascript');
    response.end(
      `import '/@vite/client';\n${react.preambleCode.replace('__BASE__', '/')}\nawait import('/src/${entry}');`,
    );
    return;
  }
  vite.middlewares(request, response, async () => {
    await reloading;
    if (failure) sendFailure(response, failure);
    else app.handle(request, response);
  });
}).listen(port, 'localhost', () => process.stdout.write(app.welcome));

/** Sends a page with the error. Its Vite client reloads it after the next successful reload. */
function sendFailure(response: ServerResponse, { message, stack = message }: Error): void {
  const escaped = stack.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(
    `<!doctype html><title>Error</title><script type="module" src="/@vite/client"></script><pre>${escaped}</pre>`,
  );
}
