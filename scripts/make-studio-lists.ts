import { root } from './lib/build-if-needed.ts';
import { writeStudioLists } from './lib/studio-lists.ts';

/** Runs after `npm ci` and needs no packages. Sources import the lists, which git ignores. */
writeStudioLists(root);
