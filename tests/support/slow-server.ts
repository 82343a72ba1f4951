import { parseConfig } from '#server/boot/config.ts';
import { openDeps } from '#server/boot/deps.ts';
import { startServer } from '#server/boot/start-server.ts';
import { pictureWorkerSource } from '#server/pictures/picture-worker-source.ts';
import { testDefinitions } from './test-definitions.ts';

// Starts the real server on the host in the argument. Two of its routes respond only after SIGTERM, and one
// responds immediately.
const config = parseConfig({
  ...process.env,
  PORT: '0',
  HOST: process.argv[2] ?? '127.0.0.1',
  LOG_LEVEL: 'silent',
});
const deps = await openDeps(config, testDefinitions, { pictureWorker: pictureWorkerSource });
const app = await startServer(config, deps, () => ({
  routes: async (site) => {
    site.route({
      method: ['GET', 'POST'],
      url: '/quick',
      config: { access: 'public' },
      handler: async ({ method }) => ({ method }),
    });
    const waitForStop = async () => {
      process.stdout.write('begun\n');
      await new Promise((resolve) => process.once('SIGTERM', () => setTimeout(resolve, 100)));
    };
    site.get('/slow', { config: { access: 'public' } }, async () => {
      await waitForStop();
      return { finished: true };
    });
    // Bypasses the hooks, as pages do.
    site.get('/page', { config: { access: 'public' } }, async (_request, reply) => {
      await waitForStop();
      reply.hijack();
      reply.raw.end('{"finished":true}');
    });
  },
}));
process.stdout.write(`${app.listeningOrigin}\n`);
