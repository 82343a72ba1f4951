import { root } from './lib/build-if-needed.ts';
import { writeProductLists } from './lib/product-lists.ts';
import { writeStudioLists } from './lib/studio-lists.ts';

/** `npm run lists`: writes the lists anew, after a file that one of them names came or went. */
writeStudioLists(root);
await writeProductLists(root);
