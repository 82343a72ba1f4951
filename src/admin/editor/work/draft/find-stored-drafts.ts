import { isEqual } from '#content/is-equal.ts';
import type { PageContent } from '#content/page/page.ts';
import { pickContent, pickSettings } from '#document/page-document.ts';
import type { DraftStorage, KeptDraft, StoredDraft } from './stored-draft.ts';

interface Found {
  /** What this tab kept itself. */
  readonly own: StoredDraft | undefined;
  /** Unsaved work of tabs that are gone, the newest first. */
  readonly orphans: readonly KeptDraft[];
}

interface FindOptions {
  readonly storage: DraftStorage;
  readonly pageId: string;
  readonly tab: string;
  /** Tabs that are open: theirs is theirs. */
  readonly live: ReadonlySet<string>;
  /** The page as the server has it. */
  readonly server: PageContent;
}

/**
 * Sorts what this browser keeps of a page. What a closed tab had saved, or the server has word for word, is
 * dropped; unsaved work only ever goes when a person opens or discards it.
 */
export async function findStoredDrafts({ storage, pageId, tab, live, server }: FindOptions): Promise<Found> {
  const kept = await storage.list(pageId);
  const own = kept.find((entry) => entry.tab === tab)?.draft;
  const left = kept.filter((entry) => entry.tab === undefined || !(entry.tab === tab || live.has(entry.tab)));
  const orphans = left.filter(({ draft }) => isUnsaved(draft, server));
  const done = left.filter((entry) => !orphans.includes(entry));
  await Promise.all(done.map((entry) => storage.drop(pageId, entry.tab)));
  return { own, orphans: orphans.toSorted((a, b) => (b.draft.keptAt ?? 0) - (a.draft.keptAt ?? 0)) };
}

function isUnsaved({ content, saved }: StoredDraft, server: PageContent): boolean {
  if (content === saved) return false;
  const isSame = isEqual(pickContent(content), pickContent(server));
  return !isSame || !isEqual(pickSettings(content), pickSettings(saved));
}
