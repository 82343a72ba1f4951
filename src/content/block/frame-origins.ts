import { analysePage } from '../page/analyse-page.ts';
import type { Block, Definitions } from './block.ts';

/** The other sites that a page's visible blocks may show in a frame, for its Content-Security-Policy. */
export function frameOrigins(definitions: Definitions, blocks: readonly Block[]): readonly string[] {
  return analysePage(definitions, blocks).frameOrigins;
}
