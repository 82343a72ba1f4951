import { type Block, type Definitions, withTodaysNames } from '#content/block/block.ts';
import { walkBlocks } from '#content/block/slots.ts';
import { walkFields } from '#content/block/walk-fields.ts';
import { listMediaAddresses } from '#content/fields/media-address.ts';
import type { CopiedBlocks } from './copied-blocks.ts';

/**
 * Counts images and videos in copied blocks that exist only on the site that they were copied from, since
 * their URLs name no site. 0 if that is this site.
 */
export function countForeignMedia(
  definitions: Definitions,
  { origin, blocks }: CopiedBlocks,
  here: string,
): number {
  return origin === here ? 0 : collectOwnMedia(definitions, blocks).size;
}

function collectOwnMedia(definitions: Definitions, blocks: readonly Block[]): Set<string> {
  const addresses = new Set<string>();
  for (const { block } of walkBlocks(definitions, blocks)) {
    const definition = definitions.get(block.type);
    const named = withTodaysNames(definition, block);
    for (const { field, value } of walkFields(definition?.fields ?? {}, named)) {
      const files = field.kind === 'media' ? listMediaAddresses(value) : [];
      for (const address of files) if (/^\/(?!\/)/.test(address)) addresses.add(address);
    }
  }
  return addresses;
}
