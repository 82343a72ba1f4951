// Runs a command of the built site: `run-built.mjs backup folder`. Plain JavaScript, like start.mjs.
import './require-node.mjs';

process.env.NODE_ENV ??= 'production';
const [name] = process.argv.splice(2, 1);
const { buildIfNeeded } = await import('./lib/build-if-needed.ts');
await buildIfNeeded();
await import(new URL(`../dist/server/${name}.js`, import.meta.url).href);
