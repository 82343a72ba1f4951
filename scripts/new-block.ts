import { blocksFolder } from './lib/block-lists.ts';
import { root } from './lib/build-if-needed.ts';
import { spoken } from './lib/case-of-names.ts';
import { makeBlock, refusalOfName } from './lib/new-block.ts';

/** `npm run new:block quote`: a folder with a block that works, ready to become what it is to be. */
const name = process.argv[2];
const refusal = refusalOfName(root, name);
if (name === undefined || refusal !== undefined) {
  console.error(refusal);
  process.exit(1);
}
await makeBlock(root, name);
console.log(
  `The editor now offers "${spoken(name)}", from ${blocksFolder}/${name}: a text and a choice, which are there to be changed.`,
);
console.log(
  `Begin with the fields in ${name}.block.ts and how they are shown in ${name}.view.tsx; \`npm run check\` says what is amiss.`,
);
