import type { Block, BlockDefinition, Definitions } from '#content/block/block.ts';
import { listSlots, walkBlocks } from '#content/block/slots.ts';
import { withExamples } from '#content/block/starter-values.ts';
import { walkFields } from '#content/block/walk-fields.ts';
import { findMediaAddress } from '#content/fields/media-address.ts';
import type { Language } from '#content/language/language.ts';
import { buildImageUrl, hasVariants, imageQuality, imageUses } from '#content/media/image-url.ts';
import { findSummaryLanguage } from '../services/find-summary-language.ts';

interface RowName {
  readonly text: string;
  /** Undefined if it is not a text of the page, such as `2 slides` or a file name. */
  readonly language: Language | undefined;
  /** True for a placeholder, which visitors do not get. */
  readonly isExample: boolean;
}

interface BlockRowName extends RowName {
  /** Type of the block, or the number of its columns; undefined if it is the name already. */
  readonly type: string | undefined;
  /** Block that gives the name: the row's own, the first inside it, or another inside it. */
  readonly source: 'own' | 'first' | 'inside';
}

/** Names a block by its content, and columns by the content inside them; else by its type. */
export function nameBlockRow(definitions: Definitions, block: Block, language: Language): BlockRowName {
  const definition = definitions.get(block.type);
  const nameless = { language: undefined, isExample: false, type: undefined, source: 'own' } as const;
  if (!definition) return { text: block.type, ...nameless };
  const { label } = definition;
  const own = summarize(definitions, definition, block, language);
  const inside = listWrapped(definitions, block);
  const name = nameBlocks(definitions, inside, language);
  if (name) {
    const isFirst = isFirstName(definitions, inside, language, name.text);
    return { ...name, type: own?.text ?? label, source: isFirst ? 'first' : 'inside' };
  }
  return own ? { ...own, type: label, source: 'own' } : { text: label, ...nameless };
}

/** True if the row of the first of several blocks says a name, so that a row above it would repeat it. */
export function isFirstName(
  definitions: Definitions,
  [first]: readonly Block[],
  language: Language,
  name: string,
): boolean {
  const definition = first && definitions.get(first.type);
  if (!definition) return false;
  const said =
    nameBlocks(definitions, listWrapped(definitions, first), language) ??
    summarize(definitions, definition, first, language);
  return said?.text === name;
}

/** Lists the blocks inside a container that is named by them; none for other blocks. */
function listWrapped(definitions: Definitions, block: Block): readonly Block[] {
  if (!definitions.get(block.type)?.wraps) return [];
  return listSlots(definitions, block).flatMap(({ blocks }) => blocks);
}

/** Names a list of blocks by its first heading, else by its first block that has a name. */
export function nameBlocks(
  definitions: Definitions,
  blocks: readonly Block[],
  language: Language,
): RowName | undefined {
  let first: RowName | undefined;
  for (const { block } of walkBlocks(definitions, blocks)) {
    const definition = definitions.get(block.type);
    if (!definition || definition.wraps) continue;
    const isHeading = definition.headingLevel !== undefined;
    const name = first && !isHeading ? undefined : summarize(definitions, definition, block, language);
    if (name && isHeading) return name;
    first ??= name;
  }
  return first;
}

function summarize(
  definitions: Definitions,
  definition: BlockDefinition,
  block: Block,
  language: Language,
): RowName | undefined {
  const written = definition.summary(block, language);
  const shown = written ? block : withExamples(definitions, block);
  const text = written || definition.summary(shown, language);
  if (!text) return undefined;
  return { text, language: findSummaryLanguage(definition, shown, language), isExample: !written };
}

/**
 * Returns the URL of a small rendition of the first image that a block shows: its own, a poster, the first
 * slide. Undefined for all other blocks.
 */
export function findThumbnail(
  definitions: Definitions,
  block: Block,
  language: Language,
): string | undefined {
  const definition = definitions.get(block.type);
  if (!definition || (definition.shows === undefined && definition.role !== 'hero')) return undefined;
  const [w] = imageUses.thumbnail.widths;
  for (const { field, value } of walkFields(definition.fields, block)) {
    const src = field.kind === 'media' ? findMediaAddress(value, language) : '';
    if (src && hasVariants(src)) return buildImageUrl(src, { w, q: imageQuality.normal });
  }
  return undefined;
}
