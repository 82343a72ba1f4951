import type { User } from '#api/endpoints/auth.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import { getPersonName } from '../../../data/people.ts';
import { session } from '../../../session/api.ts';
import { words } from '../../../words.ts';

/** The page as somebody else saved it. */
export interface Theirs {
  readonly page: ApiPage;
  readonly revision: string | undefined;
}

/** Who saved a page: another tab of this browser, oneself elsewhere, or somebody, by name where it is known. */
export type Saver = 'other-tab' | 'oneself' | { readonly name: string | undefined };

export function whoSaved(
  { page, revision }: Theirs,
  savedInOtherTabs: ReadonlySet<string>,
  user: User | undefined = session.store.getState().user,
): Saver {
  if (revision !== undefined && savedInOtherTabs.has(revision)) return 'other-tab';
  if (page.updatedBy !== null && page.updatedBy === user?.email) return 'oneself';
  return { name: page.updatedBy === null ? undefined : getPersonName(page.updatedBy) };
}

/** The one who saved, as a sentence begins with it. */
export function saverInWords(saver: Saver): string {
  if (saver === 'other-tab') return words.merged.otherTab;
  if (saver === 'oneself') return words.merged.oneself;
  return saver.name ?? words.merged.somebody;
}

/** What the page as somebody else saved it is called among the versions: with the moment, which stays true. */
export function nameOfTheirs(saver: Saver, { page }: Theirs): string {
  const at = new Date(page.updatedAt ?? Date.now());
  if (saver === 'other-tab') return words.merged.versionOf.otherTab(at);
  if (saver === 'oneself') return words.merged.versionOf.oneself(at);
  return words.merged.versionOf.somebody(saver.name, at);
}
