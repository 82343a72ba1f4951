import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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
