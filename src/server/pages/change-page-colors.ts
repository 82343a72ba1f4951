import { setImmediate as othersTurn } from 'node:timers/promises';
import type { ChangeColors, ChangedColors } from '#api/schemas/equal-values.ts';
import { changeColors } from '#content/look/change-colors.ts';
import { AppError } from '#server/http/app-error.ts';
import { actorOf, type Person } from '#server/http/person.ts';
import type { IfMatch } from '#server/http/preconditions.ts';
import type { Revised } from '#server/http/tagged.ts';
import { type PageDeps, requireLockedPage } from './page-deps.ts';
import { currentVersionId } from './page-record.ts';
import { saveContent } from './save-content.ts';
import { pageRevisions, requirePageMatch, storePage } from './store-page.ts';
import { findVersion } from './versions.repository.ts';

/**
 * Changes colours of blocks in what is being worked on of a page, each only where the setting still says what the caller knows: nobody's
 * later choice is overwritten, and whatever else has changed on the page stays. Saved as by any other save, with what was
 * there before among the versions; the log can take it back.
 *
 * @throws AppError 409 when none of them fits any more, or with `whole` when one does not; 412 when the content is another one
 *   than `If-Match` names; 503 when what is stored cannot be read
 */
export async function changePageColors(
  deps: PageDeps,
  key: string,
  { changes }: ChangeColors,
  person: Person,
  { ifMatch, whole = false }: { readonly ifMatch?: IfMatch; readonly whole?: boolean } = {},
): Promise<Revised<ChangedColors>> {
  const { storage, definitions } = deps;
  return storage.write(actorOf(person), async (scope) => {
    const before = await requireLockedPage(scope.db, key);
    requirePageMatch(ifMatch, before, ['content']);
    const version = await findVersion(scope.db, before.id, currentVersionId(before));
    await othersTurn();
    const { overview, changed, left } = changeColors(definitions, version?.content.overview ?? [], changes);
    if (!version || changed.length === 0 || (whole && left.length > 0))
      throw new AppError('page/colors-changed');
    const isLive = !before.versioning && version.id === before.liveVersionId;
    const body = { overview, versionId: version.id };
    const saved = await saveContent(scope, definitions, before, body, {});
    const page = await storePage(scope, before, saved.page);
    const { identifier, revisions } = page;
    const back = changed.map((change) => ({ ...change, was: change.becomes, becomes: change.was }));
    const undo = { way: 'colors', pageId: page.id, changes: back } as const;
    scope.record('page/colors', page.id, { identifier, count: changed.length, revisions }, undo);
    const answer = { changed: [...changed], left: [...left], isLive };
    return { answer, revisions: pageRevisions(page) };
  });
}
