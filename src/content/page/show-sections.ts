import { type Block, type Definitions, isBlock } from '../block/block.ts';
import { isHiddenEverywhere, listHiddenDevices } from '../block/hidden-block.ts';
import { listBlockIds, mapSlots, walkBlocks } from '../block/slots.ts';
import { withValueAt } from '../block/value-at.ts';
import type { Fields } from '../fields/field.ts';
import { narrowDevices, responsiveProperty } from '../fields/responsive-fields.ts';
import type { Device } from '../look/layout.ts';

/** Blocks of the visible sections by identifier. */
export type SectionBlocks = Readonly<Record<string, readonly Block[]>>;

const fieldNames = new WeakMap<Fields, string | undefined>();

/** Finds the name of the field that holds the identifier of a section; undefined for block types without one. */
export function findSectionField(fields: Fields): string | undefined {
  if (!fieldNames.has(fields)) {
    const found = Object.entries(fields).find(
      ([, field]) => field.kind === 'text' && field.format === 'section',
    );
    fieldNames.set(fields, found?.[0]);
  }
  return fieldNames.get(fields);
}

/** Returns the identifier of the section that a block shows: '' for none yet, undefined for blocks of other types. */
export function findSectionName(definitions: Definitions, block: Block): string | undefined {
  const fields = definitions.get(block.type)?.fields;
  const name = fields && findSectionField(fields);
  if (name === undefined) return undefined;
  const value = block[name];
  return typeof value === 'string' ? value : '';
}

/** Returns the URL by which `media_uses` and `journal_media` name a section; the view `shown_uses` spells it the same. */
export function getSectionUse(identifier: string): string {
  return `/sections/${identifier}`;
}

/** Lists the sections that a list of blocks names, at any depth: identifiers, each once. */
export function listSectionNames(definitions: Definitions, blocks: readonly Block[]): string[] {
  const names = new Set<string>();
  for (const { block } of walkBlocks(definitions, blocks)) {
    const name = findSectionName(definitions, block);
    if (name) names.add(name);
  }
  return [...names];
}

/**
 * Blocks that replace a section, with the id of the block that shows the section; undefined for surroundings.
 */
const shownBy = new WeakMap<Block, string | undefined>();

/**
 * Returns the id by which the editor knows a rendered block. For a block of a section, this is the id of the
 * block that shows the section. Undefined for a block around a section that is edited in its place.
 */
export function getEditorId(block: Block): string | undefined {
  return shownBy.has(block) ? shownBy.get(block) : block.id;
}

/** True for a block that is not edited here: of a section, or around one. */
export function isOfSection(block: Block): boolean {
  return shownBy.has(block);
}

/** Copies by block and content, so that an unchanged section stays the same objects and is not rendered again. */
const copies = new WeakMap<Block, { readonly of: readonly Block[]; readonly blocks: readonly Block[] }>();

/**
 * Replaces every block that shows a section by the blocks of that section, so that the page is rendered as if they were its
 * own. Ids begin with that of the replaced block, since a page can show a section twice. A block whose section is not visible
 * stays, and renders nothing. Sections inside sections are not shown, so that no page grows without limit. Returns the same list
 * if it has no sections.
 */
export function showSections(
  definitions: Definitions,
  blocks: readonly Block[],
  sections: SectionBlocks,
): readonly Block[] {
  const shown = blocks.flatMap((block) => {
    // Damaged content may contain values that are not blocks.
    if (!isBlock(block)) return [block];
    const name = findSectionName(definitions, block);
    if (name === undefined)
      return [mapSlots(definitions, block, (inner) => showSections(definitions, inner, sections))];
    const content = Object.hasOwn(sections, name) ? sections[name] : undefined;
    return content && !isHiddenEverywhere(block) ? copySection(definitions, block, content) : [block];
  });
  return shown.length === blocks.length && shown.every((block, index) => block === blocks[index])
    ? blocks
    : shown;
}

function copySection(definitions: Definitions, block: Block, content: readonly Block[]): readonly Block[] {
  const known = copies.get(block);
  if (known?.of === content) return known.blocks;
  const own = content.filter((inner) => findSectionName(definitions, inner) === undefined);
  const copied = own.map((inner) =>
    copyShown(definitions, hideOn(inner, listHiddenDevices(block)), block.id, block.id),
  );
  copies.set(block, { of: content, blocks: copied });
  return copied;
}

/** Hides a block on more devices: where the block is hidden that shows its section. */
function hideOn(block: Block, hidden: readonly Device[]): Block {
  if (hidden.length === 0) return block;
  const all = new Set([...hidden, ...listHiddenDevices(block)]);
  return narrowDevices.reduce(
    (result, device) => withValueAt(result, [responsiveProperty, device, 'hidden'], all.has(device)),
    { ...block, hidden: all.has('desktop') },
  );
}

/**
 * Returns a function that puts the blocks of a section in the place of the block that shows it, at any depth. All
 * other blocks of the page are copied once; only those that contain the section differ with its blocks.
 */
export function createSurroundings(
  definitions: Definitions,
  { page, blockId, sections }: { page: readonly Block[]; blockId: string; sections: SectionBlocks },
): (own: readonly Block[]) => readonly Block[] {
  const containers = new Set<Block>();
  const copy = (blocks: readonly Block[]): readonly Block[] =>
    blocks.filter(isBlock).flatMap((block) => {
      if (block.id === blockId) return [block];
      if (!listBlockIds(definitions, block).includes(blockId)) {
        return showSections(definitions, [block], sections).map((shown) =>
          copyShown(definitions, shown, 'around', undefined),
        );
      }
      const copied = mapSlots(definitions, { ...block, id: `around-${block.id}` }, copy);
      containers.add(copied);
      return [copied];
    });
  const fill = (blocks: readonly Block[], own: readonly Block[]): readonly Block[] =>
    blocks.flatMap((block) => {
      if (block.id === blockId) return own;
      if (!containers.has(block)) return [block];
      const filled = mapSlots(definitions, block, (inner) => fill(inner, own));
      shownBy.set(filled, undefined);
      return [filled];
    });
  const around = copy(page);
  return (own) => fill(around, own);
}

function copyShown(
  definitions: Definitions,
  block: Block,
  prefix: string,
  editorId: string | undefined,
): Block {
  const copied = mapSlots(definitions, { ...block, id: `${prefix}-${block.id}` }, (inner) =>
    inner.filter(isBlock).map((one) => copyShown(definitions, one, prefix, editorId)),
  );
  shownBy.set(copied, editorId);
  return copied;
}
