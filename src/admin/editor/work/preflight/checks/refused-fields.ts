import type { PageTree } from '#document/page-tree.ts';
import { checkPage } from '../../../../page-checks/page-checks.ts';
import type { FindingPlace } from '../finding.ts';

/** The places that publishing is refused for: what is asked for there already is not asked for a second time. */
export function collectRefusedFields(tree: PageTree) {
  const keys = new Set(checkPage(tree).issues.map(({ block, field }) => `${block?.id} ${field}`));
  return { has: ({ blockId, field }: FindingPlace) => keys.has(`${blockId} ${field}`) };
}
