import { type Block, type Definitions, migrateBlock } from '#content/block.ts';
import { posterUrlsIn } from '#content/posters-in.ts';
import { walkBlocks } from '#content/slots.ts';
import { walkFields } from '#content/walk-fields.ts';

/** Fields that name a file of ours: to show it, or to lead to it, as to a PDF. */
const takesFiles: ReadonlySet<string> = new Set(['media', 'link']);

/**
 * The files of ours that a list of blocks shows or leads to, at any depth: their addresses without query, each once. The pictures of
 * posts on other sites are among them, also those that are still to be fetched.
 */
export function mediaUrlsOf(definitions: Definitions, overview: readonly Block[]): string[] {
  const urls = new Set(posterUrlsIn(definitions, overview));
  for (const { block } of walkBlocks(definitions, overview)) {
    const definition = definitions.get(block.type);
    if (!definition) continue;
    for (const { field, value } of walkFields(definition.fields, migrateBlock(definition, block))) {
      if (!takesFiles.has(field.kind) || typeof value !== 'string' || !value.startsWith('/media/')) continue;
      urls.add(value.split(/[?#]/, 1)[0] ?? value);
    }
  }
  return [...urls];
}
