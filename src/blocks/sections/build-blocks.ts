import type { Block } from '#content/block/block.ts';
import { mapSlots } from '#content/block/slots.ts';
import { createStarterValues } from '#content/block/starter-values.ts';
import { isRecord } from '#content/block/walk-fields.ts';
import { blockDefinitions } from '../definitions.ts';
import type { Part, PartItem } from './part.ts';

/** Builds blocks as a page stores them, without their words. The ids are unique within one page: a copy needs new ones. */
export function buildBlocks(parts: readonly Part[]): readonly Block[] {
  return assignIds(parts.map(buildBlock));
}

/** Builds one block. The blocks inside it have their type as id. */
export function buildBlock({ type, look, startsFrom }: Part): Block {
  const definition = blockDefinitions.get(type);
  if (!definition) throw new Error(`No block is of the type "${type}".`);
  const { version } = definition;
  return {
    ...createStarterValues(blockDefinitions, definition),
    ...(version > 1 && { blockVersion: version }),
    ...(buildValue(look) as object),
    ...(startsFrom !== undefined && { startedFrom: startsFrom }),
    id: type,
    type,
  };
}

/** Turns parts and items at any depth into their stored form. */
function buildValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(buildValue);
  if (!isRecord(value)) return value;
  if (isPart(value)) return buildBlock(value);
  if (isItem(value)) return { id: value.startsFrom, startedFrom: value.startsFrom };
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, buildValue(inner)]));
}

function isPart(value: object): value is Part {
  return 'type' in value && 'look' in value;
}

function isItem(value: object): value is PartItem {
  return 'startsFrom' in value;
}

/** Gives each block an id made from its position. */
function assignIds(blocks: readonly Block[], place = 'block'): readonly Block[] {
  return blocks.map((block, index) => {
    const id = `${place}-${index}`;
    return mapSlots(blockDefinitions, { ...block, id }, (inner, path) =>
      assignIds(inner, [id, ...path].join('-')),
    );
  });
}
