import { buildIfNeeded } from './lib/build-if-needed.ts';

// Decides which React and Fastify run; also for whoever starts the built server by hand.
process.env.NODE_ENV ??= 'production';
await buildIfNeeded();
await import(new URL('../dist/server/main.js', import.meta.url).href);
