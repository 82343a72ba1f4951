import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BlocksOwner, blockFolders } from './block-folders.ts';
import { blockTemplate } from './block-template.ts';
import { formatted } from './formatted.ts';
import { writeProductLists } from './product-lists.ts';
import { writeStudioLists } from './studio-lists.ts';

const kebabCase = /^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/;
/** `block--page` and the like are classes that say something else of a block. */
const taken = ['page', 'viewport', 'unknown', 'failed'];

/** Why a block cannot have this name, in a sentence; undefined when it can. */
export function refusalOfName(checkout: string, name: string | undefined): string | undefined {
  if (name === undefined) return 'Name the new block: npm run new:block quote';
  if (!kebabCase.test(name)) {
    return `"${name}" is not a valid block name: use lower-case letters, digits and hyphens, such as pull-quote.`;
  }
  if (taken.includes(name))
    return `"${name}" has another meaning in the styles of blocks: choose another name.`;
  const folder = Object.values(blockFolders).find((each) => existsSync(join(checkout, each, name)));
  return folder && `The folder ${folder}/${name} already exists: choose another name.`;
}

/** Creates a block's folder in a checkout, with all that a block needs, and writes the lists that name it. */
export async function makeBlock(checkout: string, owner: BlocksOwner, name: string): Promise<void> {
  const folder = `${blockFolders[owner]}/${name}`;
  mkdirSync(join(checkout, folder), { recursive: true });
  for (const [end, text] of Object.entries(blockTemplate(name))) {
    const file = `${folder}/${name}.${end}`;
    writeFileSync(join(checkout, file), await formatted(file, text));
  }
  writeStudioLists(checkout);
  if (owner === 'product') await writeProductLists(checkout);
}
