import { isEqual } from '#content/is-equal.ts';
import type { PageContent } from '#content/page/page.ts';
import { pickContent, pickSettings } from '#document/page-document.ts';
import type { DraftStorage, KeptDraft, StoredDraft } from './stored-draft.ts';

interface FoundDrafts {
  /** Draft that this tab stored. */
  readonly own: StoredDraft | undefined;
  /** Unsaved drafts of closed tabs, newest first. */
  readonly orphans: readonly KeptDraft[];
}

interface FindOptions {
  readonly storage: DraftStorage;
  readonly pageId: string;
  readonly tab: string;
  /** Ids of the open tabs, whose drafts are left alone. */
  readonly live: ReadonlySet<string>;
  /** The page as it is on the server. */
  readonly server: PageContent;
}

/**
 * Reads the stored drafts of a page. Drafts of closed tabs that were saved, or equal the server's page, are
 * deleted; unsaved work is only deleted when a person restores or discards it.
 */
export async function findStoredDrafts({
  storage,
  pageId,
  tab,
  live,
  server,
}: FindOptions): Promise<FoundDrafts> {
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
