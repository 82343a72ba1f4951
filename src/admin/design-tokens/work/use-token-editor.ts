import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { ApiError } from '#api/client.ts';
import { publishDesignTokens } from '#api/endpoints/design-tokens.ts';
import type { TokenChanges } from '#tokens/token-changes.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { queryClient } from '../../data/queries.ts';
import { heardTokens } from '../../data/site-tokens.ts';
import { formatTokenName } from '../../forms/color/format-token-name.ts';
import { api } from '../../session/api.ts';
import { siteSettingsQuery } from '../../settings/settings-queries.ts';
import { undoTime } from '../../settings/undo-time.ts';
import { messageOf } from '../../shared/error-message.ts';
import type { LiveMessage } from '../../site-frame/page-frame.tsx';
import { tokenWords } from './design-tokens-words.ts';
import { beginDraft, differing, isDrafted, rebased, type TokenDraft } from './token-draft.ts';
import { tokenDraft } from './token-draft-store.ts';
import { designTokensQuery, type PublishedTokens, tokenVersionsQuery } from './token-queries.ts';

export type TokenEditor = ReturnType<typeof useTokenEditor>;

function put(draft: TokenDraft): void {
  tokenDraft.store.setState(draft);
}

/** The tokens as they are worked on, and what is done with them. @param published what visitors have */
export function useTokenEditor(published: PublishedTokens) {
  const { show } = useToast();
  const stored = useStoredDraft();
  const [isPublishing, setPublishing] = useState(false);
  const draft = useMemo(() => draftOver(stored, published), [stored, published]);
  const { changes } = draft.content;
  const settled = useDeferredValue(changes);
  const change = useCallback(
    (next: TokenChanges, about: string) => {
      put(draftOver(tokenDraft.store.getState(), published));
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
      const undo = { label: tokenWords.takeBack, run: () => void takeBack(before, after) };
      show({ text: tokenWords.published, visibleFor: undoTime, action: undo });
      return true;
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) await layOver();
      else show({ text: messageOf(error), tone: 'error' });
      return false;
    } finally {
      setPublishing(false);
    }
  }

  /** Somebody else was first: theirs and ours become one draft, which is looked at before it is published. */
  async function layOver(): Promise<void> {
    const theirs = await queryClient.fetchQuery(designTokensQuery);
    const { draft: next, both } = rebased(draft, theirs);
    put(next);
    const names = both.map(formatTokenName).join(', ');
    show({
      text: both.length === 0 ? tokenWords.stale : tokenWords.staleBoth(names),
      tone: 'error',
      visibleFor: undoTime,
    });
  }

  async function takeBack(before: TokenChanges, over: PublishedTokens): Promise<void> {
    try {
      put(beginDraft(await send(before, '', over.revision)));
      show({ text: tokenWords.takenBack });
    } catch (error) {
      show({ text: messageOf(error), tone: 'error' });
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
     * The same for what is only looked at: a moment behind while a hand drags, so that the control under it and the site are
     * answered first.
     */
    settled,
    /** Paths that visitors see otherwise. */
    drafted: useMemo(() => differing(published.changes, settled), [published, settled]),
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
        action: { label: tokenWords.takeBack, run: () => put(kept) },
      });
    },
    publish,
  };
}

/**
 * What is worked on, as the screen renders it: whoever changes it within a transition (a slider under a hand) is answered before the
 * screen is. What is told to the site's frames waits for neither, see `liveTokens`.
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

/** The tokens that are worked on, for the site's frames: with every step of a drag. @param published what visitors have */
export function liveTokens(published: PublishedTokens): LiveMessage {
  const changes = () => draftOver(tokenDraft.store.getState(), published).content.changes;
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

/** Where nothing has been changed here, what is published counts, also when that is newer than what was kept. */
function draftOver(stored: TokenDraft, published: PublishedTokens): TokenDraft {
  return isDrafted(stored) ? stored : withSteps(stored, published);
}

/** What is published, with the steps that led there: undoing all of them can be redone. */
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
  heardTokens(published.changes);
  queryClient.setQueryData(designTokensQuery.queryKey, published);
  void queryClient.invalidateQueries({ queryKey: tokenVersionsQuery.queryKey });
  void queryClient.invalidateQueries({ queryKey: siteSettingsQuery.queryKey });
  return published;
}
