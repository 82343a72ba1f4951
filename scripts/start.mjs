// Plain JavaScript, so that any version of Node can run the guard. Later imports need the right version.
import './require-node.mjs';
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Selects the production code of React and Fastify, also if the server is started without npm.
process.env.NODE_ENV ??= 'production';
enableCompileCache(fileURLToPath(new URL('../.cache/compiled', import.meta.url)));
const { buildIfNeeded } = await import('./lib/build-if-needed.ts');
await buildIfNeeded();
await import(new URL('../dist/server/main.js', import.meta.url).href);
