import { staleBlockLists } from './lib/block-lists.ts';
import { root } from './lib/build-if-needed.ts';

const stale = await staleBlockLists(root);
if (stale.length > 0) {
  const files = stale.map(({ file }) => file).join(', ');
  console.error(`The folders in src/blocks have changed since their lists were made: ${files}.`);
  console.error('Run `npm run block:lists` and commit what it writes.');
  process.exit(1);
}
console.log('Blocks: the lists name what the folders hold.');
