import { ArgumentsError, readArguments } from './arguments.ts';

/**
 * `npm run bench`: measures the built site on a fresh demo against a bare `node:http` server and its budgets.
 * docs/performance.md explains the parts and how to read the results.
 *
 * Without an argument, it runs `pages` (requests per second, first responses, visits during saves), `weight`
 * (bytes), `rendering`, `start` and `memory`. A name runs one part. These parts run only if they are named:
 *
 * - `lighthouse`: audits pages in a browser
 * - `editor`: opens the editor and types in it
 * - `editor-memory`: makes an hour of edits without pauses
 * - `comparing`: compares versions of a page
 * - `tree`: works in a list of 5,000 pages
 * - `media`: uploads, encodes and refuses files
 * - `first-look`: times images on a server without variants
 * - `attacks`: attacks the server during visits and saves
 * - `sections`: renders and publishes linked sections
 * - `tokens`: drags a colour of the design, and publishes to two servers
 * - `api`: saves and reads pages beside a bare server with one durable insert
 * - `soak`: runs visits, edits and uploads at once for ten minutes, or for `--seconds`
 * - `storage`: repeats the same actions on sites with 100 to 10,000 pages
 * - `dev`: edits sources under `npm run dev`
 *
 * `--json` prints JSON, and `--quick` takes fewer rounds.
 */
try {
  readArguments(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ArgumentsError)) throw error;
  console.error(error.message);
  process.exit(2);
}
// Imported after the validation, because it loads Playwright and other large modules.
await import('./measure.ts');
