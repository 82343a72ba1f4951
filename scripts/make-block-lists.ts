import { writeBlockLists } from './lib/block-lists.ts';
import { root } from './lib/build-if-needed.ts';
import { writeStudioLists } from './lib/studio-lists.ts';

/** `npm run block:lists`: writes the lists of blocks anew, after a file of a block came or went. */
writeStudioLists(root);
await writeBlockLists(root);
