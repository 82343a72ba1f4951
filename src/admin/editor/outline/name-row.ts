import type { Block, Definitions } from '#content/block/block.ts';
import { walkBlocks } from '#content/block/slots.ts';
import { findMediaAddress } from '#content/fields/media-address.ts';
import type { Language } from '#content/language/language.ts';
import { buildImageUrl, hasVariants, imageQuality, imageUses } from '#content/media/image-url.ts';

/**
 * Finds what a block of columns is called by: the first words inside it, which tell it apart from others with as
 * many columns. Undefined for other blocks, and for one without words.
 */
export function findContentName(
  definitions: Definitions,
  block: Block,
  language: Language,
): string | undefined {
  if (!definitions.get(block.type)?.wraps) return undefined;
  for (const { block: inner } of walkBlocks(definitions, [block])) {
    const definition = definitions.get(inner.type);
    if (inner === block || definition?.wraps) continue;
    const summary = definition?.summary(inner, language);
    if (summary) return summary;
  }
  return undefined;
}

/** Returns the URL of a small rendition of the image that a block shows; undefined for all other blocks. */
export function findThumbnail(
  definitions: Definitions,
  block: Block,
  language: Language,
): string | undefined {
  const definition = definitions.get(block.type);
  if (definition?.shows !== 'picture' && definition?.role !== 'hero') return undefined;
  const src = findMediaAddress(block.src, language);
  const [w] = imageUses.thumbnail.widths;
  return src && hasVariants(src) ? buildImageUrl(src, { w, q: imageQuality.normal }) : undefined;
}
