import type { PageTree } from '#document/page-tree.ts';
import { checkPage } from '../../../../page-checks/page-checks.ts';
import type { FindingPlace } from '../finding.ts';

/**
 * Collects the fields for which the server refuses to publish, so that other checks do not report them twice.
 */
export function collectRefusedFields(tree: PageTree) {
  const keys = new Set(checkPage(tree).issues.map(({ block, field }) => `${block?.id} ${field}`));
  return { has: ({ blockId, field }: FindingPlace) => keys.has(`${blockId} ${field}`) };
}
