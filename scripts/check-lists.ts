import { root } from './lib/build-if-needed.ts';
import { findStaleLists } from './lib/product-lists.ts';

const stale = await findStaleLists(root);
if (stale.length > 0) {
  const files = stale.map(({ file }) => file).join(', ');
  console.error(`Generated lists are out of date: ${files}.`);
  console.error('Run `npm run lists` and commit the result.');
  process.exit(1);
}
console.log('Lists: up to date.');
