import { buildIfNeeded } from './lib/build-if-needed.ts';

// `npm run owner:reset -- e-mail`: a one-time link for an owner who is locked out.
await buildIfNeeded();
await import(new URL('../dist/server/owner-reset.js', import.meta.url).href);
