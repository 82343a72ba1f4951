import { root } from './lib/build-if-needed.ts';
import { staleProductLists } from './lib/product-lists.ts';

const stale = await staleProductLists(root);
if (stale.length > 0) {
  const files = stale.map(({ file }) => file).join(', ');
  console.error(`Files came or went since the lists of them were made: ${files}.`);
  console.error('Run `npm run lists` and commit what it writes.');
  process.exit(1);
}
console.log('Lists: each names the files that there are.');
