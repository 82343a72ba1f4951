import type { Block, Definitions } from '../block/block.ts';
import { mapTextsByKey } from './block-texts.ts';
import { computeTextRecords } from './text-records.ts';
import type { BlockRecords, TextRecords } from './translations.ts';

interface Change {
  /** Undefined for a new block. */
  readonly before: Block | undefined;
  readonly after: Block;
  readonly records: BlockRecords;
}

/** Computes a block's translation records after a change; returns the same object if they are unchanged. */
export function blockRecordsAfter(
  definitions: Definitions,
  { before, after, records }: Change,
): BlockRecords {
  if (before === after && Object.keys(records).length === 0) return records;
  const old = mapTextsByKey(definitions, before);
  const entries = [...mapTextsByKey(definitions, after)].flatMap(([key, value]) => {
    const known = Object.hasOwn(records, key) ? (records[key] as TextRecords) : {};
    const next = computeTextRecords({ before: old.get(key), after: value, records: known });
    return Object.keys(next).length === 0 ? [] : [[key, next] as const];
  });
  const isSame =
    entries.length === Object.keys(records).length && entries.every(([key, next]) => records[key] === next);
  return isSame ? records : Object.fromEntries(entries);
}
