import { root } from './lib/build-if-needed.ts';
import { writeStudioLists } from './lib/studio-lists.ts';

/** Runs after `npm ci`, with no package but Node: sources import the lists, which git ignores. */
writeStudioLists(root);
