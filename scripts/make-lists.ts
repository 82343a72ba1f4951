import { root } from './lib/build-if-needed.ts';
import { writeProductLists } from './lib/product-lists.ts';
import { writeStudioLists } from './lib/studio-lists.ts';

/** `npm run lists`: rewrites the generated lists. Run it after adding or deleting a listed file. */
writeStudioLists(root);
await writeProductLists(root);
