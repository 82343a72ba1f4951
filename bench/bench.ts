import { RefusedArguments, readArguments } from './arguments.ts';

/**
 * `npm run bench`: the built site on a fresh demo, held against a bare `node:http` server and against its
 * budgets: `pages` (requests per second, first answers, visits while somebody saves), `weight` (bytes), `rendering`,
 * `start` and `memory`. Each of these words measures its part alone, and the others are measured by their word only:
 * `lighthouse` audits pages in a browser, `editor` opens the editor and types in it, and
 * `editor-memory` works in it for an hour in fast motion; `comparing` compares versions of a page; `tree` works in a list of 5,000 pages; `media` uploads,
 * encodes and refuses; `first-look` times images on a server without variants; `attacks` does harm while others work; `sections` renders and publishes linked sections; `tokens` drags a colour of the design and publishes to
 * two servers; `api` saves and reads pages beside a bare server with one durable insert; `soak` does all at once for ten minutes
 * (`--seconds` for how long); `storage` does the same on sites of more and more pages. `--json` for machines, `--quick` for a look.
 * docs/performance.md says how to read it.
 */
try {
  readArguments(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof RefusedArguments)) throw error;
  console.error(error.message);
  process.exit(2);
}
// What measures loads a browser's driver and much else, for which a word that is none does not wait.
await import('./measure.ts');
