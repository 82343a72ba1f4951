import { invalid } from '#server/http/app-error.ts';
import { arrivesAt, targetsOf } from '#server/redirects/redirect-rules.ts';
import { listRedirects } from '#server/redirects/redirects.repository.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import { addressOf } from './announce-addresses.ts';
import type { PageRecord } from './page-record.ts';

/**
 * Refuses a redirect URL by which visitors of the page, once it is hidden, would come back to it: straight, or
 * by way of the redirect table.
 *
 * @param field what the sender changed
 */
export async function refuseRedirectToItself(
  { db }: WriteScope,
  page: PageRecord,
  field: 'redirectUrl' | 'parentId' | 'identifier',
): Promise<void> {
  if (page.redirectUrl === null) return;
  const targets = targetsOf(await listRedirects(db));
  if (!arrivesAt(targets, page.redirectUrl, await addressOf(db, page))) return;
  throw invalid(
    field,
    field === 'redirectUrl'
      ? 'A page cannot redirect to itself.'
      : 'The redirect URL of this page leads to the new address. Change that one first.',
  );
}
