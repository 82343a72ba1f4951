import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BlocksOwner, blockFolders } from './block-folders.ts';
import { blockTemplate } from './block-template.ts';
import { formatSource } from './format-source.ts';
import { writeProductLists } from './product-lists.ts';
import { writeStudioLists } from './studio-lists.ts';

const kebabCase = /^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/;
/** Names whose class `block--…` has another meaning, such as `block--page`. */
const reservedNames = ['page', 'viewport', 'unknown', 'failed'];

/** Returns a sentence that explains why a block cannot have this name, or undefined if it can. */
export function explainInvalidName(checkout: string, name: string | undefined): string | undefined {
  if (name === undefined) return 'Name the new block: npm run new:block quote';
  if (!kebabCase.test(name)) {
    return `"${name}" is not a valid block name: use lower-case letters, digits and hyphens, such as pull-quote.`;
  }
  if (reservedNames.includes(name))
    return `"${name}" has another meaning in the styles of blocks: choose another name.`;
  const folder = Object.values(blockFolders).find((each) => existsSync(join(checkout, each, name)));
  return folder && `The folder ${folder}/${name} already exists: choose another name.`;
}

/**
 * Creates a block's folder in a checkout, with all files that a block needs, and updates the generated lists.
 */
export async function makeBlock(checkout: string, owner: BlocksOwner, name: string): Promise<void> {
  const folder = `${blockFolders[owner]}/${name}`;
  mkdirSync(join(checkout, folder), { recursive: true });
  for (const [end, text] of Object.entries(blockTemplate(name))) {
    const file = `${folder}/${name}.${end}`;
    writeFileSync(join(checkout, file), await formatSource(file, text));
  }
  writeStudioLists(checkout);
  if (owner === 'product') await writeProductLists(checkout);
}
