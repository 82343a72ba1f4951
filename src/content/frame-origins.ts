import { type Block, type Definitions, migrateBlock } from './block.ts';
import { isShown } from './fields/is-shown.ts';
import { parseUrl } from './parse-url.ts';
import { walkVisibleBlocks } from './slots.ts';

const originPattern = /^https:\/\/[a-z0-9.-]+(:\d+)?$/;

/**
 * The other sites that a page's visible blocks may show in a frame, as origins for its Content-Security-Policy:
 * sorted, each once. Only of absolute `https:` addresses, in fields that are in use.
 */
export function frameOrigins(definitions: Definitions, blocks: readonly Block[]): readonly string[] {
  const origins = new Set<string>();
  for (const { block: stored } of walkVisibleBlocks(definitions, blocks)) {
    const definition = definitions.get(stored.type);
    if (!definition) continue;
    const block = migrateBlock(definition, stored);
    for (const [name, field] of Object.entries(definition.fields)) {
      if (field.kind !== 'link' || !field.framed || !isShown(field, definition.fields, block)) continue;
      const origin = httpsOrigin(block[name]);
      if (origin) origins.add(origin);
    }
  }
  return [...origins].sort();
}

/** Undefined for anything that a policy could read as more than this one origin. */
function httpsOrigin(address: unknown): string | undefined {
  if (typeof address !== 'string' || !/^https:\/\//i.test(address.trim())) return undefined;
  const origin = parseUrl(address)?.origin;
  return origin !== undefined && originPattern.test(origin) ? origin : undefined;
}
