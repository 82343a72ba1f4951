import type { PageSummary } from '#api/schemas/page.ts';

/** State of a page in the tool. `changes` is a published page with an unpublished draft. */
export type PublishState = 'draft' | 'hidden' | 'changes' | 'published';

type Facts = Pick<PageSummary, 'status' | 'published' | 'isHidden' | 'currentVersionId' | 'draftVersionId'>;

export function publishState(page: Facts): PublishState {
  if (page.status === 'HIDDEN' || page.isHidden) return 'hidden';
  if (!page.published || page.status === 'DRAFT') return 'draft';
  return page.draftVersionId !== null && page.draftVersionId !== page.currentVersionId
    ? 'changes'
    : 'published';
}
