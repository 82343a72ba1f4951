import { AppError } from '#server/http/app-error.ts';
import { getActor, type Person } from '#server/http/person.ts';
import { saveContent } from '#server/pages/content/save-content.ts';
import { type PageDeps, requireLockedPage, requireOpenTo } from '#server/pages/store/page-deps.ts';
import type { PageRecord } from '#server/pages/store/page-record.ts';
import { markChanged, storePage } from '#server/pages/store/store-page.ts';
import { setVersionState } from '#server/pages/store/versions.repository.ts';
import { requireVersion } from '#server/pages/store/write-version.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import type { UndoByKind } from '#server/storage/undo-way.ts';

type Undo = UndoByKind<'replace'>;

/**
 * Undoes a replacement on all its pages: a draft gets its earlier content, one that the replacement created is
 * archived.
 * @throws AppError 409 if one of the pages changed since
 */
export async function undoReplace(deps: PageDeps, undo: Undo, person: Person): Promise<void> {
  await deps.storage.write(getActor(person), async (scope) => {
    for (const replaced of undo.pages) {
      const page = await requireLockedPage(scope.db, replaced.pageId);
      requireOpenTo(person, page, page.identifier);
      if (page.revisions.content !== replaced.after) throw new AppError('audit/changed');
      await storePage(scope, page, await revertTexts(scope, deps, page, replaced.kept));
    }
    scope.record('page/replace-undo', undo.pages.map(({ pageId }) => pageId).join(' '), {
      pages: undo.pages.length,
    });
  });
}

async function revertTexts(
  scope: WriteScope,
  { definitions }: PageDeps,
  page: PageRecord,
  kept: string | null,
): Promise<PageRecord> {
  if (kept === null) {
    if (page.draftVersionId !== null)
      await setVersionState(scope.db, page.draftVersionId, { status: 'ARCHIVED' });
    return { ...markChanged(page, 'content'), draftVersionId: null };
  }
  const { title, overview, metadata, translations } = (await requireVersion(scope, page, kept)).content;
  const body = {
    title,
    overview: [...overview],
    metadata: metadata ?? {},
    ...(translations && { translations }),
  };
  return (await saveContent(scope, definitions, page, body, {})).page;
}
