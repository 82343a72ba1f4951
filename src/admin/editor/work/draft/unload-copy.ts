import type { KeptDraft } from './stored-draft.ts';

/**
 * What is written while a page goes. The browser's database answers later, and may drop what it has not done when the
 * page is gone; local storage has it when the call returns. It is small, so what is here moves into the database as
 * soon as the page is opened again.
 */
const prefix = 'vitrine-parting ';

const formatKey = (pageId: string, tab: string | undefined) => `${prefix}${pageId} ${tab ?? ''}`;

/** Writes a draft before it returns; where there is no room for all of it the work alone, else not at all. */
export function writeUnloadCopy(pageId: string, { tab, draft }: KeptDraft): void {
  for (const kept of [draft, { ...draft, past: [], future: [], unanswered: [] }]) {
    try {
      localStorage.setItem(formatKey(pageId, tab), JSON.stringify(kept));
      return;
    } catch {
      // Full, or refused: the database is asked as well.
    }
  }
}

/** The drafts of a page that were written while it went. */
export function readUnloadCopies(pageId: string): KeptDraft[] {
  const start = formatKey(pageId, '');
  try {
    return Object.keys(localStorage).flatMap((key) => {
      const draft = key.startsWith(start) ? parsed(localStorage.getItem(key)) : undefined;
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
    // What cannot be reached holds nothing.
  }
}

function parsed(text: string | null): KeptDraft['draft'] | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as KeptDraft['draft'] | null;
    return Array.isArray(draft?.content?.overview) && Array.isArray(draft.saved?.overview)
      ? draft
      : undefined;
  } catch {
    return undefined;
  }
}
