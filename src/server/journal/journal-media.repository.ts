import type { Translated } from '#content/language/language.ts';
import { parseMediaId } from '#content/media/media-url.ts';
import { getSectionUse } from '#content/page/show-sections.ts';
import { isAmongFiles, isSameFile } from '#server/storage/same-file.ts';
import { type Db, isSet } from '#server/storage/schema.ts';
import { readTitle } from '#server/storage/titles.ts';
import { siteTarget } from './journal.repository.ts';
import { parsePageState } from './page-state.ts';

/** Page that showed a file, with the time since when. */
export interface PastUse {
  readonly pageId: string;
  readonly title: Translated;
  /** ISO 8601, UTC. */
  readonly since: string;
}

/** Lists the pages whose history shows a file, each once. */
export async function listPastUses(db: Db, mediaId: string): Promise<PastUse[]> {
  const rows = await db
    .selectFrom('journal_media as use')
    .innerJoin('journal_contents as content', (join) =>
      join.onRef('content.page_id', '=', 'use.page_id').onRef('content.hash', '=', 'use.hash'),
    )
    .innerJoin('journal as line', (join) =>
      join.onRef('line.target', '=', 'use.page_id').onRef('line.content_hash', '=', 'use.hash'),
    )
    .where(isAmongFiles('use.url', [mediaId]))
    .select(['use.page_id', 'content.title', 'line.at'])
    .orderBy('line.revision')
    .execute();
  const first = new Map<string, PastUse>();
  for (const { page_id: pageId, title, at } of rows) {
    if (!first.has(pageId)) first.set(pageId, { pageId, title: readTitle(title) ?? '', since: at });
  }
  return [...first.values()];
}

/** Finds since when past settings have named a file, ISO 8601; undefined if they never did. */
export async function findPastSettingsUse(db: Db, mediaId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('journal')
    .select('at')
    .where('target', '=', siteTarget)
    .where('state', 'like', `%/media/${mediaId}/%`)
    .orderBy('revision')
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}

/** Page that showed a file to visitors at a moment. */
export interface PastShowing {
  readonly pageId: string;
  /** True if it was protected then or is now. */
  readonly isProtected: boolean;
  /** Password of the current page; encrypted. */
  readonly loginPassword: string | null;
  readonly passwordId: string | null;
}

/** Finds the pages that showed the file of a URL at a moment. */
export async function findPastShowings(db: Db, url: string, moment: string): Promise<PastShowing[]> {
  const rows = await db
    .selectFrom('journal_media as use')
    .innerJoin('journal as line', (join) =>
      join.onRef('line.target', '=', 'use.page_id').onRef('line.content_hash', '=', 'use.hash'),
    )
    .innerJoin('pages', 'pages.id', 'use.page_id')
    .where(isSameFile('use.url', url))
    .where('line.at', '<=', moment)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('journal as later')
            .select('later.revision')
            .whereRef('later.target', '=', 'line.target')
            .whereRef('later.revision', '>', 'line.revision')
            .where('later.at', '<=', moment),
        ),
      ),
    )
    .select(['pages.id', 'line.state', 'requires_login', 'login_password', 'password_id'])
    .execute();
  const showings: PastShowing[] = [];
  for (const row of rows) {
    const state = row.state === null ? undefined : parsePageState(row.state);
    if (state?.visibility !== 'seen') continue;
    // The file of a section was shown by the pages that showed the section; sections show no other sections.
    const isOfFile = parseMediaId(url) !== undefined;
    if (state.kind === 'section') {
      if (isOfFile) showings.push(...(await findPastShowings(db, getSectionUse(state.identifier), moment)));
      continue;
    }
    const isProtected = state.requiresLogin || isSet(row.requires_login);
    const { id: pageId, login_password: loginPassword, password_id: passwordId } = row;
    showings.push({ pageId, isProtected, loginPassword, passwordId });
  }
  return showings;
}

/** Removes a file from the history: past pages have a gap in its place. */
export async function removeFromHistory(db: Db, mediaId: string): Promise<void> {
  await db
    .deleteFrom('journal_media')
    .where(isAmongFiles('url', [mediaId]))
    .execute();
}
