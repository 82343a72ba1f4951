import { type Block, type Definitions, migrateBlock } from '#content/block/block.ts';
import { walkBlocks, walkVisibleBlocks } from '#content/block/slots.ts';
import { walkFields } from '#content/block/walk-fields.ts';
import { walkShownFields } from '#content/block/walk-shown-fields.ts';
import { listFieldFiles } from '#content/media/field-files.ts';
import { listPosterUrls } from '#content/media/poster-urls.ts';
import { omitHiddenBlocks } from '#content/page/visible-blocks.ts';

/**
 * Lists the URLs of the site's files that a list of blocks shows or links to, at any depth and in any
 * language, without query and each once. Posters of third-party embeds are included, fetched or not.
 */
export function listMediaUrls(definitions: Definitions, overview: readonly Block[]): string[] {
  const urls = new Set(listPosterUrls(definitions, overview));
  for (const { block } of walkBlocks(definitions, overview)) {
    const definition = definitions.get(block.type);
    if (!definition) continue;
    for (const visit of walkFields(definition.fields, migrateBlock(definition, block))) {
      for (const url of listFieldFiles(visit)) urls.add(url);
    }
  }
  return [...urls];
}

/**
 * Lists the media URLs that visitors can see: without hidden blocks, unused slots and disabled fields. Only
 * these make a file visible to people who can see the page.
 */
export function listVisibleMediaUrls(definitions: Definitions, overview: readonly Block[]): string[] {
  const urls = new Set(listPosterUrls(definitions, omitHiddenBlocks(definitions, overview)));
  for (const { block } of walkVisibleBlocks(definitions, overview)) {
    for (const visit of walkShownFields(definitions, block)) {
      for (const url of listFieldFiles(visit)) urls.add(url);
    }
  }
  return [...urls];
}
