import type { PageSummary } from '#api/schemas/page.ts';

/** What a person calls the state of a page. `changes` is published, with a draft that differs. */
export type PublishState = 'draft' | 'hidden' | 'changes' | 'published';

type Facts = Pick<PageSummary, 'status' | 'published' | 'isHidden' | 'currentVersionId' | 'draftVersionId'>;

export function publishState(page: Facts): PublishState {
  if (page.status === 'HIDDEN' || page.isHidden) return 'hidden';
  if (!page.published || page.status === 'DRAFT') return 'draft';
  return page.draftVersionId !== null && page.draftVersionId !== page.currentVersionId
    ? 'changes'
    : 'published';
}
