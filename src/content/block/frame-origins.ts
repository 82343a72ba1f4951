import { parseUrl } from '../address/parse-url.ts';
import { isShown } from '../fields/is-shown.ts';
import { type Block, type BlockDefinition, migrateBlock } from './block.ts';

const originPattern = /^https:\/\/[a-z0-9.-]+(:\d+)?$/;

/**
 * Lists the origins that a block may show in a frame: of absolute `https:` URLs in fields that are in use.
 * @throws for a block that no migration brings to its current version
 */
export function listBlockFrameOrigins(definition: BlockDefinition, stored: Block): string[] {
  const block = migrateBlock(definition, stored);
  return Object.entries(definition.fields).flatMap(([name, field]) => {
    if (field.kind !== 'link' || !field.framed || !isShown(field, definition.fields, block)) return [];
    return parseHttpsOrigin(block[name]) ?? [];
  });
}

/**
 * Returns the origin of an `https:` URL; undefined for anything that a Content-Security-Policy could read as
 * more than one origin.
 */
function parseHttpsOrigin(address: unknown): string | undefined {
  if (typeof address !== 'string' || !/^https:\/\//i.test(address.trim())) return undefined;
  const origin = parseUrl(address)?.origin;
  return origin !== undefined && originPattern.test(origin) ? origin : undefined;
}
