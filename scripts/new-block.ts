import { parseArgs } from 'node:util';
import { blockFolders } from './lib/block-folders.ts';
import { root } from './lib/build-if-needed.ts';
import { toLabel } from './lib/name-cases.ts';
import { explainInvalidName, makeBlock } from './lib/new-block.ts';

/**
 * `npm run new:block quote`: creates a folder with a working block in the studio's code.
 * `npm run new:block -- --product quote` adds it to the product.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { product: { type: 'boolean', default: false } },
});
const [name] = positionals;
const refusal = explainInvalidName(root, name);
if (name === undefined || refusal !== undefined) {
  console.error(refusal);
  process.exit(1);
}
const owner = values.product ? 'product' : 'studio';
await makeBlock(root, owner, name);
console.log(
  `The editor now offers "${toLabel(name)}", from ${blockFolders[owner]}/${name}. It starts with a text and a choice.`,
);
console.log(
  `Edit the fields in ${name}.block.ts and their markup in ${name}.view.tsx; \`npm run check\` reports problems.`,
);
