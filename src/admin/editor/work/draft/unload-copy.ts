import type { KeptDraft } from './stored-draft.ts';

/**
 * Prefix of drafts written to local storage during unload: it is synchronous, while a write to IndexedDB may
 * be dropped. Local storage is small, so they are moved into the database when the page is opened again.
 */
const prefix = 'vitrine-parting ';

const formatKey = (pageId: string, tab: string | undefined) => `${prefix}${pageId} ${tab ?? ''}`;

/** Writes a draft synchronously. Without room for all of it, only the content is written, else nothing. */
export function writeUnloadCopy(pageId: string, { tab, draft }: KeptDraft): void {
  for (const kept of [draft, { ...draft, past: [], future: [], unanswered: [] }]) {
    try {
      localStorage.setItem(formatKey(pageId, tab), JSON.stringify(kept));
      return;
    } catch {
      // Storage is full or refused: the database is written as well.
    }
  }
}

/** Reads the drafts of a page that were written during unload. */
export function readUnloadCopies(pageId: string): KeptDraft[] {
  const start = formatKey(pageId, '');
  try {
    return Object.keys(localStorage).flatMap((key) => {
      const draft = key.startsWith(start) ? parseDraft(localStorage.getItem(key)) : undefined;
      return draft ? [{ tab: key.slice(start.length) || undefined, draft }] : [];
    });
  } catch {
    return [];
  }
}

export function dropUnloadCopy(pageId: string, tab: string | undefined): void {
  try {
    localStorage.removeItem(formatKey(pageId, tab));
  } catch {
    // Storage that cannot be read is treated as empty.
  }
}

function parseDraft(text: string | null): KeptDraft['draft'] | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as KeptDraft['draft'] | null;
    return Array.isArray(draft?.content?.overview) && Array.isArray(draft.saved?.overview)
      ? draft
      : undefined;
  } catch {
    return undefined;
  }
}
