import { addressOf } from '#server/redirects/visibility.ts';
import type { Db } from '#server/storage/schema.ts';
import { listCasesAround } from './listed-pages.repository.ts';
import { type CaseNeighbourLinks, neighboursAmong } from './site-lists.ts';

/**
 * The public cases before and after a case, in the order of the cases, which goes round: after the last comes the first. The
 * case itself need not be public. Undefined where there is no other case. With two cases the other one comes next, and nothing
 * before.
 */
export async function readCaseNeighbours(db: Db, id: string): Promise<CaseNeighbourLinks | undefined> {
  const cases = await listCasesAround(db, id);
  // A case has its address wherever it stands.
  return neighboursAmong(
    cases.map(({ page, title }) => ({ ...addressOf(page, null), title })),
    id,
  );
}
