import type { SavePage } from '#api/schemas/page.ts';
import type { Issue } from '#content/block/issue.ts';
import { invalid } from '#server/http/app-error.ts';
import type { PageRecord } from '#server/pages/store/page-record.ts';

type Flags = Pick<PageRecord, 'published' | 'isHidden'>;
type Wishes = Pick<SavePage, 'status' | 'published' | 'isHidden'>;

/**
 * One rule joins the flags: PUBLISHED sets `published` and clears hidden; DRAFT clears both; HIDDEN sets
 * hidden and keeps `published`. A body that disagrees with itself is refused.
 */
export function nextFlags(before: Flags, wishes: Wishes): Flags {
  const { status, published, isHidden } = wishes;
  const [issue] = flagIssues(wishes);
  if (issue) throw invalid(issue.path, issue.message);
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

const flagsOf = new Map<unknown, Partial<Flags>>([
  ['PUBLISHED', { published: true, isHidden: false }],
  ['DRAFT', { published: false, isHidden: false }],
  ['HIDDEN', { isHidden: true }],
]);

/** The flags of a body that its status contradicts. */
export function flagIssues(wishes: { readonly [Key in keyof Wishes]: unknown }): Issue[] {
  return Object.entries(flagsOf.get(wishes.status) ?? {}).flatMap(([flag, expected]) => {
    const wished = wishes[flag as keyof Flags];
    if (wished === undefined || wished === expected) return [];
    const message = `The status ${wishes.status} does not go together with ${flag} ${wished}.`;
    return [{ path: flag, message }];
  });
}
