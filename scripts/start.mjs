// Plain JavaScript, so that any Node can read the guard; all else is imported once the right one runs.
import './require-node.mjs';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Decides which React and Fastify run; also for whoever starts the built server by hand.
process.env.NODE_ENV ??= 'production';
enableCompileCache(fileURLToPath(new URL('../.cache/compiled', import.meta.url)));
const { buildIfNeeded } = await import('./lib/build-if-needed.ts');
await buildIfNeeded();
await import(new URL('../dist/server/main.js', import.meta.url).href);
