import { AppError } from '#server/http/app-error.ts';
import { getActor, type Person } from '#server/http/person.ts';
import { saveContent } from '#server/pages/content/save-content.ts';
import { type PageDeps, requireLockedPage, requireOpenTo } from '#server/pages/store/page-deps.ts';
import { getCurrentVersionId, type PageRecord } from '#server/pages/store/page-record.ts';
import { storePage } from '#server/pages/store/store-page.ts';
import { findVersionToReplace } from '#server/pages/store/versions.repository.ts';
import type { WriteScope } from '#server/storage/storage.ts';
import type { UndoByKind } from '#server/storage/undo-way.ts';
import { listContentMatches, replaceInContent } from '#writing/replace/content-matches.ts';
import { listLanguages, type TextQuery, toSearch } from './find-texts.ts';

interface ReplaceRequest extends TextQuery {
  readonly replacement: string;
  /** Pages with the content revision that was searched. */
  readonly pages: readonly { readonly id: string; readonly revision: number }[];
}

type ReplacedPage = UndoByKind<'replace'>['pages'][number];

interface PageReplacement {
  readonly page: PageRecord;
  readonly undo: ReplacedPage;
  readonly total: number;
}

/**
 * Replaces plain text in the drafts of pages, in one transaction. A page without a draft gets one. A page whose
 * saves would go live gets versions first, so that nothing is published.
 */
export async function replaceTexts(deps: PageDeps, body: ReplaceRequest, person: Person) {
  return deps.storage.write(getActor(person), async (scope) => {
    const done: PageReplacement[] = [];
    const leftOut: string[] = [];
    for (const { id, revision } of body.pages) {
      const page = await requireLockedPage(scope.db, id);
      requireOpenTo(person, page, id);
      const replaced =
        page.revisions.content === revision
          ? await replaceOnPage(scope, deps, page, body).catch(ignoreInvalid)
          : undefined;
      if (replaced) done.push(replaced);
      else leftOut.push(page.id);
    }
    const way: UndoByKind<'replace'> = { way: 'replace', pages: done.map(({ undo }) => undo) };
    const { words, replacement } = body;
    // The activity log's entry of the first page undoes all of it.
    const entries = done.map(({ page, total }, index) =>
      scope.record(
        'page/replace',
        page.id,
        { identifier: page.identifier, words, replacement, total, together: done.length },
        index === 0 ? way : undefined,
      ),
    );
    if (entries.length === 0)
      scope.record('page/replace', leftOut.join(' '), { words, replacement, total: 0, together: 0 });
    return {
      total: done.reduce((sum, { total }) => sum + total, 0),
      changed: done.map(({ page }) => page.id),
      leftOut,
      undo: entries[0] ?? null,
    };
  });
}

/** A page whose text would be too long is left out. Its content is validated before anything is written. */
function ignoreInvalid(error: unknown): undefined {
  if (!(error instanceof AppError && error.code === 'input/invalid')) throw error;
}

async function replaceOnPage(
  scope: WriteScope,
  { definitions }: PageDeps,
  before: PageRecord,
  body: ReplaceRequest,
): Promise<PageReplacement | undefined> {
  const current = await findVersionToReplace(scope.db, before.id, getCurrentVersionId(before));
  if (!current?.content) return undefined;
  const [search, languages] = [toSearch(body), listLanguages(body)];
  const content = replaceInContent(definitions, current.content, search, {
    replacement: body.replacement,
    languages,
  });
  if (!content) return undefined;
  const total = listContentMatches(definitions, current.content, search, languages).length;
  const { title, overview, metadata, translations } = content;
  const draft: PageRecord = { ...before, versioning: true };
  const saved = await saveContent(
    scope,
    definitions,
    draft,
    { title, overview: [...overview], ...(metadata && { metadata }), ...(translations && { translations }) },
    {},
  );
  const page = await storePage(scope, before, saved.page);
  const undo = { pageId: page.id, kept: saved.kept ?? null, after: page.revisions.content };
  return { page, undo, total };
}
