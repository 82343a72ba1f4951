import type { z } from 'zod';
import type { SavePageBody, savedPageSchema } from '#api/schemas/page.ts';
import type { Issue } from '#content/block/issue.ts';
import { isEqual } from '#content/is-equal.ts';
import { type PageFieldValues, pageFieldNames, pickFields } from '#content/page/page-fields.ts';
import { createInvalidError } from '#server/http/app-error.ts';
import type { Person } from '#server/http/person.ts';
import { keptPictures } from '#server/media/store/media-caching.ts';
import type { PageDeps } from '#server/pages/store/page-deps.ts';
import type { PageRecord } from '#server/pages/store/page-record.ts';
import { findVersion } from '#server/pages/store/versions.repository.ts';
import { makeLive } from '#server/pages/store/write-version.ts';
import { extractOwnPath, findTargetIssue } from '#server/redirects/redirect-address.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import { computeProtection } from './protection.ts';

const flagsOf = new Map<unknown, Partial<Flags>>([
  ['PUBLISHED', { published: true, isHidden: false }],
  ['DRAFT', { published: false, isHidden: false }],
  ['HIDDEN', { isHidden: true }],
]);

type SavedWarnings = z.output<typeof savedPageSchema>['warnings'];
type VisibilityBody = Omit<
  SavePageBody,
  'title' | 'overview' | 'translations' | 'metadata' | 'language' | 'versionId'
>;

/** Applies a save of visibility. `published` on a page without a live version publishes the draft. */
export async function saveVisibility(
  scope: WriteScope,
  { definitions, vault, publicUrl }: Pick<PageDeps, 'definitions' | 'vault' | 'publicUrl'>,
  before: PageRecord,
  body: VisibilityBody,
  person: Person,
): Promise<PageRecord> {
  const flags = computeVisibilityFlags(before, body);
  const after: PageRecord = {
    ...before,
    ...flags,
    ...(await computeProtection(scope, vault, before, body, person)),
    ...mergeFields(before, body),
    redirectUrl: computeNextRedirect(before, body.redirectUrl, publicUrl),
  };
  if (after.kind === 'section' && after.requiresLogin) {
    throw createInvalidError('requiresLogin', 'A section has no password. Protect the pages that show it.');
  }
  if (isEqual(before, after)) return before;
  scope.changesSite();
  if (!flags.published || after.liveVersionId !== null) return after;
  const draft = await findVersion(scope.db, after.id, after.draftVersionId);
  return draft ? makeLive(scope, definitions, after, draft) : after;
}

function mergeFields(before: PageFieldValues, body: Partial<PageFieldValues>): PageFieldValues {
  const sent = pageFieldNames.filter((name) => body[name] !== undefined);
  return { ...pickFields(before, pageFieldNames), ...pickFields(body, sent) };
}

/** Lists warnings about copies that a save can't take back. */
export function listCopyWarnings(before: PageRecord, after: PageRecord): SavedWarnings {
  const closed = after.requiresLogin && !before.requiresLogin;
  if (!closed || !before.published || before.isHidden || before.liveVersionId === null) return [];
  return [{ path: 'requiresLogin', message: keptPictures }];
}

/** Reduces an absolute URL of this site to its path. */
function computeNextRedirect(
  page: PageRecord,
  wished: string | null | undefined,
  publicUrl: string,
): string | null {
  if (wished === undefined) return page.redirectUrl;
  const address = wished?.trim() ?? '';
  if (address === '') return null;
  const issue = findTargetIssue(address);
  if (issue) throw createInvalidError('redirectUrl', issue);
  return address === 'main' ? address : (extractOwnPath(address, publicUrl) ?? address);
}

type Flags = Pick<PageRecord, 'published' | 'isHidden'>;

type Wishes = Pick<SavePageBody, 'status' | 'published' | 'isHidden'>;

/**
 * Computes the flags from a body: PUBLISHED sets `published` and clears hidden; DRAFT clears both; HIDDEN
 * sets hidden and keeps `published`. A contradicting body is rejected.
 */
export function computeVisibilityFlags(before: Flags, wishes: Wishes): Flags {
  const { status, published, isHidden } = wishes;
  const [issue] = listFlagIssues(wishes);
  if (issue) throw createInvalidError(issue.path, issue.message);
  switch (status) {
    case undefined:
      return { published: published ?? before.published, isHidden: isHidden ?? before.isHidden };
    case 'PUBLISHED':
      return { published: true, isHidden: false };
    case 'DRAFT':
      return { published: false, isHidden: false };
    case 'HIDDEN':
      return { published: published ?? before.published, isHidden: true };
  }
}

/** Lists issues for flags that contradict the status. */
export function listFlagIssues(wishes: { readonly [Key in keyof Wishes]: unknown }): Issue[] {
  return Object.entries(flagsOf.get(wishes.status) ?? {}).flatMap(([flag, expected]) => {
    const wished = wishes[flag as keyof Flags];
    if (wished === undefined || wished === expected) return [];
    const message = `The status ${wishes.status} conflicts with ${flag} ${wished}.`;
    return [{ path: flag, message }];
  });
}
