import { type Block, type Definitions, migrateBlock } from '../block/block.ts';
import { getPostPosterUrl } from '../block/embedded-post.ts';
import { walkBlocks } from '../block/slots.ts';

/** Lists the poster URLs of embedded posts in blocks, at any depth, without duplicates. */
export function listPosterUrls(definitions: Definitions, overview: readonly Block[]): string[] {
  const urls = new Set<string>();
  for (const { block } of walkBlocks(definitions, overview)) {
    const definition = definitions.get(block.type);
    const post = definition?.embeds?.(migrateBlock(definition, block));
    if (post) urls.add(getPostPosterUrl(post));
  }
  return [...urls];
}
