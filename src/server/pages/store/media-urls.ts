import { type Block, type Definitions, migrateBlock } from '#content/block/block.ts';
import { walkBlocks, walkVisibleBlocks } from '#content/block/slots.ts';
import { walkFields } from '#content/block/walk-fields.ts';
import { shownFields } from '#content/block/walk-shown-fields.ts';
import { filesInField } from '#content/media/files-in-field.ts';
import { posterUrlsIn } from '#content/media/posters-in.ts';
import { visibleBlocks } from '#content/page/visible-blocks.ts';

/**
 * The files of ours that a list of blocks shows or leads to, at any depth and in any language: their addresses without query, each
 * once. The pictures of posts on other sites are among them, also those that are still to be fetched.
 */
export function mediaUrlsOf(definitions: Definitions, overview: readonly Block[]): string[] {
  const urls = new Set(posterUrlsIn(definitions, overview));
  for (const { block } of walkBlocks(definitions, overview)) {
    const definition = definitions.get(block.type);
    if (!definition) continue;
    for (const visit of walkFields(definition.fields, migrateBlock(definition, block))) {
      for (const url of filesInField(visit)) urls.add(url);
    }
  }
  return [...urls];
}

/**
 * Those of them that visitors get to see: without what stands in hidden blocks, in places that are not in use and in
 * fields that are switched off. Only these make a file visible to whoever may see the page.
 */
export function shownMediaUrlsOf(definitions: Definitions, overview: readonly Block[]): string[] {
  const urls = new Set(posterUrlsIn(definitions, visibleBlocks(definitions, overview)));
  for (const { block } of walkVisibleBlocks(definitions, overview)) {
    for (const visit of shownFields(definitions, block)) {
      for (const url of filesInField(visit)) urls.add(url);
    }
  }
  return [...urls];
}
