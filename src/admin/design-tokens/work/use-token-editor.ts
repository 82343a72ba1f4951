import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { ApiError } from '#api/client.ts';
import { publishDesignTokens } from '#api/endpoints/design-tokens.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { queryClient } from '../../data/queries.ts';
import { api } from '../../session/api.ts';
import { siteSettingsQuery } from '../../settings/settings-queries.ts';
import { undoTime } from '../../settings/undo-time.ts';
import { formatErrorMessage } from '../../shared/error-message.ts';
import { formatTokenName } from '../../shared/tokens/format-token-name.ts';
import { updateSiteTokens } from '../../shared/tokens/site-tokens.ts';
import type { LiveMessage } from '../../site-frame/page-frame.tsx';
import { tokenWords } from './design-tokens-words.ts';
import { beginDraft, isDrafted, listChangedPaths, rebaseTokenDraft, type TokenDraft } from './token-draft.ts';
import { tokenDraft } from './token-draft-store.ts';
import { designTokensQuery, type PublishedTokens, tokenVersionsQuery } from './token-queries.ts';

export type TokenEditor = ReturnType<typeof useTokenEditor>;

function put(draft: TokenDraft): void {
  tokenDraft.store.setState(draft);
}

/** Manages the draft tokens: edits, undo, and publishing. @param published the live version */
export function useTokenEditor(published: PublishedTokens) {
  const { show } = useToast();
  const stored = useStoredDraft();
  const [isPublishing, setPublishing] = useState(false);
  const draft = useMemo(() => resolveDraft(stored, published), [stored, published]);
  const { changes } = draft.content;
  const settled = useDeferredValue(changes);
  const change = useCallback(
    (next: TokenChanges, about: string) => {
      put(resolveDraft(tokenDraft.store.getState(), published));
      tokenDraft.edit(next, about, about);
    },
    [published],
  );

  async function publish(note = ''): Promise<boolean> {
    if (isPublishing || !isDrafted(draft)) return false;
    setPublishing(true);
    try {
      const before = published.changes;
      const after = await send(changes, note, published.revision);
      put(beginDraft(after));
      const undo = { label: tokenWords.revert, run: () => void revert(before, after) };
      show({ text: tokenWords.published, visibleFor: undoTime, action: undo });
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) await mergePublished();
      else show({ text: formatErrorMessage(error), tone: 'error' });
      return false;
    } finally {
      setPublishing(false);
    }
  }

  /**
   * Handles a conflict on publishing: merges the other's version into the draft, to be reviewed before publishing
   * again.
   */
  async function mergePublished(): Promise<void> {
    const theirs = await queryClient.fetchQuery(designTokensQuery);
    const { draft: next, both } = rebaseTokenDraft(draft, theirs);
    put(next);
    const names = both.map(formatTokenName).join(', ');
    show({
      text: both.length === 0 ? tokenWords.stale : tokenWords.staleBoth(names),
      tone: 'error',
      visibleFor: undoTime,
    });
  }

  async function revert(before: TokenChanges, over: PublishedTokens): Promise<void> {
    try {
      put(beginDraft(await send(before, '', over.revision)));
      show({ text: tokenWords.takenBack });
    } catch (error) {
      show({ text: formatErrorMessage(error), tone: 'error' });
    }
  }

  function step(direction: 'undo' | 'redo'): void {
    put(draft);
    tokenDraft[direction]();
  }

  return {
    published,
    changes,
    /**
     * Deferred changes, for previews: they lag behind while dragging, so that the control and the frames respond
     * first.
     */
    settled,
    /** Paths whose values differ from the live version. */
    drafted: useMemo(() => listChangedPaths(published.changes, settled), [published, settled]),
    isChanged: isDrafted(draft),
    isPublishing,
    canUndo: draft.past.length > 0,
    canRedo: draft.future.length > 0,
    change,
    undo: () => step('undo'),
    redo: () => step('redo'),
    discard: () => {
      const kept = draft;
      put(beginDraft(published));
      show({
        text: tokenWords.discarded,
        visibleFor: undoTime,
        action: { label: tokenWords.revert, run: () => put(kept) },
      });
    },
    publish,
  };
}

/**
 * Reads the draft for rendering. Changes within a transition render later than the control that made them; messages to
 * the preview frames wait for neither, see `createTokensMessage`.
 */
function useStoredDraft(): TokenDraft {
  const [stored, setStored] = useState(tokenDraft.store.getState);
  useEffect(() => {
    const take = () => setStored(tokenDraft.store.getState());
    take();
    return tokenDraft.store.subscribe(take);
  }, []);
  return stored;
}

/**
 * Creates the preview message with the draft tokens, sent at every step of a drag. @param published the live version
 */
export function createTokensMessage(published: PublishedTokens): LiveMessage {
  const changes = () => resolveDraft(tokenDraft.store.getState(), published).content.changes;
  return {
    current: () => ({ type: 'site/tokens', changes: { ...changes() } }),
    subscribe(changed) {
      let last = changes();
      return tokenDraft.store.subscribe(() => {
        const next = changes();
        if (next === last) return;
        last = next;
        changed();
      });
    },
  };
}

/** Without local changes, the published version replaces the stored draft, also if it is newer. */
function resolveDraft(stored: TokenDraft, published: PublishedTokens): TokenDraft {
  return isDrafted(stored) ? stored : withSteps(stored, published);
}

/** Takes the published version but keeps its undo steps, so that they can be redone. */
function withSteps(stored: TokenDraft, published: PublishedTokens): TokenDraft {
  const base = { version: published.version, changes: published.changes };
  if (stored.content.base.version !== published.version) return beginDraft(base);
  return { ...stored, content: { ...stored.content, base } };
}

async function send(
  changes: TokenChanges,
  note: string,
  ifMatch: string | undefined,
): Promise<PublishedTokens> {
  const body = { changes: { ...changes }, ...(note === '' ? {} : { note }) };
  const { data, revision } = await api.call(
    publishDesignTokens,
    { body },
    ifMatch === undefined ? {} : { ifMatch },
  );
  const published = { version: data.version, changes: data.changes as TokenChanges, revision };
  updateSiteTokens(published.changes);
  queryClient.setQueryData(designTokensQuery.queryKey, published);
  void queryClient.invalidateQueries({ queryKey: tokenVersionsQuery.queryKey });
  void queryClient.invalidateQueries({ queryKey: siteSettingsQuery.queryKey });
  return published;
}
