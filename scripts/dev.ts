import { readdirSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, isRunnableDevEnvironment } from 'vite';
import type { DevApp } from '../src/server/dev.ts';
import { root } from './lib/build-if-needed.ts';

/** `npm run dev`: sources served as they are, the browser reloads by itself, and so does the server. */
const port = Number(process.env.PORT ?? 3000);
const vite = await createServer({
  root,
  logLevel: 'warn',
  server: { middlewareMode: true, hmr: { port: port + 1000 } },
});
const { ssr } = vite.environments;
if (!isRunnableDevEnvironment(ssr)) throw new Error('The dev server needs a runnable server environment.');
const { runner, moduleGraph } = ssr;

const islands = readdirSync(join(root, 'src/blocks'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.island\.tsx?$/.test(file),
);

async function open(): Promise<DevApp> {
  const module = (await runner.import('/src/server/dev.ts')) as typeof import('../src/server/dev.ts');
  return module.openDevApp(islands, root);
}

let app = await open();

/** One reload at a time; changes that come meanwhile are in the next one. */
let reloading = Promise.resolve();
vite.watcher.on('change', (file) => {
  const changed = moduleGraph.getModulesByFile(file);
  if (!changed || changed.size === 0) return;
  reloading = reloading.then(async () => {
    await app.close();
    runner.clearCache();
    app = await open();
    vite.environments.client.hot.send({ type: 'full-reload' });
  });
  reloading.catch((error: unknown) => console.error(error));
});

createHttpServer((request, response) => {
  const entry = /^\/@dev\/([\w./-]+)/.exec(request.url ?? '')?.[1];
  if (entry) {
    response.setHeader('content-type', 'text/javascript');
    response.end(
      `import '/@vite/client';\n${react.preambleCode.replace('__BASE__', '/')}\nawait import('/src/${entry}');`,
    );
    return;
  }
  vite.middlewares(request, response, () => {
    void reloading.then(() => app.handle(request, response));
  });
}).listen(port, 'localhost', () => process.stdout.write(app.welcome));
