import type { SavePage } from '#api/schemas/page.ts';
import { invalid } from '#server/http/app-error.ts';
import type { PageRecord } from './page-record.ts';

type Flags = Pick<PageRecord, 'published' | 'isHidden'>;
type Wishes = Pick<SavePage, 'status' | 'published' | 'isHidden'>;

/**
 * One rule joins the flags: PUBLISHED sets `published` and clears hidden; DRAFT clears both; HIDDEN sets
 * hidden and keeps `published`. A body that disagrees with itself is refused.
 */
export function nextFlags(before: Flags, wishes: Wishes): Flags {
  const { status, published, isHidden } = wishes;
  switch (status) {
    case undefined:
      return { published: published ?? before.published, isHidden: isHidden ?? before.isHidden };
    case 'PUBLISHED':
      agree(wishes, 'published', true);
      agree(wishes, 'isHidden', false);
      return { published: true, isHidden: false };
    case 'DRAFT':
      agree(wishes, 'published', false);
      agree(wishes, 'isHidden', false);
      return { published: false, isHidden: false };
    case 'HIDDEN':
      agree(wishes, 'isHidden', true);
      return { published: published ?? before.published, isHidden: true };
  }
}

function agree(wishes: Wishes, flag: 'published' | 'isHidden', expected: boolean): void {
  if (wishes[flag] === undefined || wishes[flag] === expected) return;
  throw invalid(flag, `The status ${wishes.status} does not go together with ${flag} ${wishes[flag]}.`);
}
