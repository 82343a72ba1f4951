import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { DraftApproval, DraftComment } from '#api/endpoints/draft-responses.ts';
import { createDraftResponsesQuery, invalidateDraftResponses } from '../../data/draft-responses-query.ts';
import { useRole } from '../../session/api.ts';
import { useEditor, useSaves } from '../services/editor-context.ts';
import { usePageFacts } from '../services/page-facts.ts';

interface Responses {
  readonly approvals: readonly DraftApproval[];
  readonly comments: readonly DraftComment[];
}

const nothing: Responses = { approvals: [], comments: [] };

/**
 * Comments and approvals of this page, as far as they are loaded. For a protected page only owners get them.
 */
export function useResponses(): Responses {
  const { pageId } = useEditor();
  const { requiresLogin } = usePageFacts();
  const isOwner = useRole('owner');
  const { data } = useQuery({ ...createDraftResponsesQuery(pageId), enabled: !requiresLogin || isOwner });
  return data ?? nothing;
}

/** Refetches after each save, since that can outdate approvals. */
export function useFreshApprovals(): void {
  const { pageId } = useEditor();
  const hasApprovals = useResponses().approvals.length > 0;
  const revision = useSaves((state) => state.revision);
  const before = useRef(revision);
  useEffect(() => {
    if (before.current === revision) return;
    before.current = revision;
    if (hasApprovals) void invalidateDraftResponses(pageId);
  }, [revision, hasApprovals, pageId]);
}
