import type { z } from 'zod';
import type { SavePage, savedPageSchema } from '#api/schemas/page.ts';
import { type PageFieldValues, pageFieldNames, pickFields } from '#content/page/page-fields.ts';
import { invalid } from '#server/http/app-error.ts';
import type { Person } from '#server/http/person.ts';
import { keptPictures } from '#server/media/store/media-caching.ts';
import type { PageDeps } from '#server/pages/store/page-deps.ts';
import type { PageRecord } from '#server/pages/store/page-record.ts';
import { isSame } from '#server/pages/store/store-page.ts';
import { findVersion } from '#server/pages/store/versions.repository.ts';
import { makeLive } from '#server/pages/store/write-version.ts';
import { addressIssue, ownPath } from '#server/redirects/redirect-address.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import { nextFlags } from './page-status.ts';
import { nextProtection } from './protection.ts';

type SavedWarnings = z.output<typeof savedPageSchema>['warnings'];
type VisibilityBody = Omit<
  SavePage,
  'title' | 'overview' | 'translations' | 'metadata' | 'language' | 'versionId'
>;

/** Applies a visibility save. `published` on a page without a live version makes the draft live. */
export async function saveVisibility(
  scope: WriteScope,
  { definitions, vault, publicUrl }: Pick<PageDeps, 'definitions' | 'vault' | 'publicUrl'>,
  before: PageRecord,
  body: VisibilityBody,
  person: Person,
): Promise<PageRecord> {
  const flags = nextFlags(before, body);
  const after: PageRecord = {
    ...before,
    ...flags,
    ...(await nextProtection(scope, vault, before, body, person)),
    ...nextFields(before, body),
    redirectUrl: nextRedirect(before, body.redirectUrl, publicUrl),
  };
  if (isSame(before, after)) return before;
  scope.changesSite();
  if (!flags.published || after.liveVersionId !== null) return after;
  const draft = await findVersion(scope.db, after.id, after.draftVersionId);
  return draft ? makeLive(scope, definitions, after, draft) : after;
}

function nextFields(before: PageFieldValues, body: Partial<PageFieldValues>): PageFieldValues {
  const sent = pageFieldNames.filter((name) => body[name] !== undefined);
  return { ...pickFields(before, pageFieldNames), ...pickFields(body, sent) };
}

/** What a person should know of what a save cannot take back. */
export function warnOfCopies(before: PageRecord, after: PageRecord): SavedWarnings {
  const closed = after.requiresLogin && !before.requiresLogin;
  if (!closed || !before.published || before.isHidden || before.liveVersionId === null) return [];
  return [{ path: 'requiresLogin', message: keptPictures }];
}

/** An absolute address of ours is kept as the path that it names. */
function nextRedirect(page: PageRecord, wished: string | null | undefined, publicUrl: string): string | null {
  if (wished === undefined) return page.redirectUrl;
  const address = wished?.trim() ?? '';
  if (address === '') return null;
  const issue = addressIssue(address);
  if (issue) throw invalid('redirectUrl', issue);
  return address === 'main' ? address : (ownPath(address, publicUrl) ?? address);
}
