import { writeBlockLists } from './lib/block-lists.ts';
import { root } from './lib/build-if-needed.ts';

/** `npm run block:lists`: writes the lists of blocks anew, after a file of a block came or went. */
await writeBlockLists(root);
