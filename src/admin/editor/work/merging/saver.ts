import type { User } from '#api/endpoints/auth.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { getPersonName } from '../../../data/people.ts';
import { session } from '../../../session/api.ts';
import { mergingWords } from './merging-words.ts';

/** The page as another member or tab saved it. */
export interface ConcurrentSave {
  readonly page: ApiPage;
  readonly revision: string | undefined;
}

/**
 * Author of a save: another tab of this browser, the same member elsewhere, or another member, by name if
 * known.
 */
export type Saver = 'other-tab' | 'oneself' | { readonly name: string | undefined };

export function findSaver(
  { page, revision }: ConcurrentSave,
  savedInOtherTabs: ReadonlySet<string>,
  user: User | undefined = session.store.getState().user,
): Saver {
  if (revision !== undefined && savedInOtherTabs.has(revision)) return 'other-tab';
  if (page.updatedBy !== null && page.updatedBy === user?.email) return 'oneself';
  return { name: page.updatedBy === null ? undefined : getPersonName(page.updatedBy) };
}

/** Formats the author for the beginning of a sentence. */
export function formatSaver(saver: Saver): string {
  if (saver === 'other-tab') return mergingWords.otherTab;
  if (saver === 'oneself') return mergingWords.oneself;
  return saver.name ?? mergingWords.somebody;
}

/**
 * Formats a name for the version saved elsewhere, with its time rather than "just now", so that it stays
 * true.
 */
export function formatSavedVersionName(saver: Saver, { page }: ConcurrentSave): string {
  const at = new Date(page.updatedAt ?? Date.now());
  if (saver === 'other-tab') return mergingWords.versionOf.otherTab(at);
  if (saver === 'oneself') return mergingWords.versionOf.oneself(at);
  return mergingWords.versionOf.somebody(saver.name, at);
}
