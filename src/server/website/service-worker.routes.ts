import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fp from 'fastify-plugin';
import { prepareText } from '#server/http/prepared-answer.ts';
import { sendPrepared } from '#server/http/send-prepared.ts';

interface Options {
  readonly source: string;
}

/**
 * Serves `/sw.js`. Browsers check it at every visit, so it must be revalidated
 * (https://w3c.github.io/ServiceWorker/#service-worker-script-request). It is at the root because a worker
 * controls only URLs below its own.
 */
export const serviceWorkerRoutes = fp<Options>(
  async (app, { source }) => {
    const headers = {
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      // The policy of the worker itself: it calls only this site, and runs nothing else.
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
 * Replaces the real worker when it is switched off: browsers fetch it at their next visit, and it deletes all
 * caches and unregisters itself.
 */
const withdrawal = [
  "addEventListener('install',()=>skipWaiting());",
  "addEventListener('activate',(event)=>event.waitUntil((async()=>{",
  'for(const name of await caches.keys())await caches.delete(name);',
  'await registration.unregister()',
  '})()));',
].join('');

/**
 * Returns the source of `/sw.js` from the build in `dist`, or of its replacement when switched off. Throws if
 * the build is missing.
 */
export function readServiceWorker(dist: string, wanted: 'on' | 'off'): string {
  return wanted === 'on' ? readFileSync(join(dist, 'worker/sw.js'), 'utf8') : withdrawal;
}
