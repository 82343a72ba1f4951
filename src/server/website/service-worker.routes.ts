import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fp from 'fastify-plugin';
import { prepareText } from '#server/http/prepared-answer.ts';
import { sendPrepared } from '#server/http/send-prepared.ts';

interface Options {
  readonly source: string;
}

/**
 * `/sw.js`. Browsers look for a new one with every visit, so it is never kept without asking
 * (https://w3c.github.io/ServiceWorker/#service-worker-script-request). It stands at the root: a worker is
 * for what lies below it.
 */
export const serviceWorkerRoutes = fp<Options>(
  async (app, { source }) => {
    const headers = {
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      // The worker's own rules: it asks this site and nobody else, and runs nothing besides itself.
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    };
    const prepared = prepareText(source, 'text/javascript; charset=utf-8', 200, headers);
    const options = { config: { access: 'public' as const } };
    app.get('/sw.js', options, async (request, reply) => {
      return sendPrepared(await prepared, request, reply);
    });
  },
  { name: 'service-worker', dependencies: ['not-found-answers'] },
);

/**
 * In place of the real one when it has to be taken back: a browser fetches it with its next visit, and this
 * worker removes all that was kept and then itself. Pages go on as if there had never been one.
 */
const withdrawal = [
  "addEventListener('install',()=>skipWaiting());",
  "addEventListener('activate',(event)=>event.waitUntil((async()=>{",
  'for(const name of await caches.keys())await caches.delete(name);',
  'await registration.unregister()',
  '})()));',
].join('');

/** The source of `/sw.js` from the build in `dist`, or what takes it back. Throws when the build is missing. */
export function serviceWorkerOf(dist: string, wanted: 'on' | 'off'): string {
  return wanted === 'on' ? readFileSync(join(dist, 'worker/sw.js'), 'utf8') : withdrawal;
}
