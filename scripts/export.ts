import { buildIfNeeded } from './lib/build-if-needed.ts';

/** `npm run export [-- folder]`: writes the public site as files that any static host serves, built first where a source changed. */
process.env.NODE_ENV ??= 'production';
await buildIfNeeded();
await import(new URL('../dist/server/export-site.js', import.meta.url).href);
