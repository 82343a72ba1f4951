import { ApiError } from '#api/client.ts';
import { setVersionName, setVersionStatus } from '#api/endpoints/pages.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import type { PageChange } from '#document/compare/page-change.ts';
import type { PagePair } from '#document/compare/page-pair.ts';
import { createRevertEdit } from '#document/compare/revert-change.ts';
import type { Edit } from '#document/edit.ts';
import { type PageDocument, pickContent, pickSettings } from '#document/page-document.ts';
import { pageQuery, queryClient } from '../../../data/queries.ts';
import { api } from '../../../session/api.ts';
import { formatErrorMessage } from '../../../shared/error-message.ts';
import type { EditorServices } from '../../services/editor-context.ts';
import { historyWords } from '../../work/history-words.ts';
import { makeDraft, readPage, sendVisibility } from '../../work/page-api.ts';
import { compareWords } from '../compare/compare-words.ts';
import { createVersionsQuery } from '../version/version-query.ts';
import { versionWords } from './version-words.ts';

/** Result of an action: a sentence, and a function that undoes it. */
export interface ActionResult {
  readonly text: string;
  readonly undo?: () => Promise<ActionResult>;
  readonly failed?: true;
}

/** Actions on versions of the open page. Each resolves with its result and never throws. */
export function createVersionActions(services: EditorServices, routeId: string) {
  const { pageId, draft, saves, editing, publisher, definitions } = services;
  const say = versionWords;
  const getRevision = () => saves.store.getState().revision;
  const getCachedPage = (): ApiPage | undefined =>
    queryClient.getQueryData(pageQuery(routeId).queryKey)?.page;

  /** Runs an action, turns an error into its result, and marks the cached versions and pages as stale. */
  async function run(work: () => Promise<ActionResult>): Promise<ActionResult> {
    try {
      return await work();
    } catch (error) {
      const isStale = error instanceof ApiError && error.status === 412;
      if (isStale) await publisher.settle().catch(() => saves.markConflict());
      return { text: isStale ? say.stale : formatErrorMessage(error), failed: true };
    } finally {
      void queryClient.invalidateQueries(createVersionsQuery(pageId));
      void queryClient.invalidateQueries({ queryKey: ['pages'], refetchType: 'none' });
    }
  }

  const setStatus = (versionId: string, status: 'PUBLISHED' | 'ARCHIVED', ifMatch = getRevision()) =>
    api.call(setVersionStatus, { params: { id: pageId, versionId }, body: { status } }, { ifMatch });

  const runOnceSaved = async (work: () => Promise<ActionResult>) =>
    (await saves.save()) ? work() : ({ text: say.notSaved, failed: true } as const);

  /** Applies an edit as one step. Returns a function that undoes it, unless later steps were made. */
  function step(edit: Edit, label: string): (() => Promise<ActionResult>) | undefined {
    if (!editing.apply(edit, label)) return undefined;
    const getLastStep = () => draft.store.getState().past.at(-1);
    const made = getLastStep();
    return async () => {
      if (getLastStep() !== made) return { text: say.wentOn, failed: true };
      editing.undo();
      return { text: historyWords.undone(label) };
    };
  }

  function put(content: PageDocument, label: string) {
    const page = {
      ...pickSettings(draft.store.getState().content),
      ...pickSettings(content),
      ...pickContent(content),
    };
    return step({ type: 'page/put', content: page }, label);
  }

  async function publish(versionId: string): Promise<ActionResult> {
    return run(async () => {
      const { currentVersionId: before, published } = getCachedPage() ?? {};
      await setStatus(versionId, 'PUBLISHED');
      await publisher.settle();
      const undo = published && before && before !== versionId ? { undo: () => publish(before) } : {};
      return { text: say.published, ...undo };
    });
  }

  async function setVisible(status: 'HIDDEN' | 'PUBLISHED'): Promise<ActionResult> {
    return run(async () => {
      await sendVisibility(routeId, pageId, { status }, getRevision());
      await publisher.settle();
      const isHidden = status === 'HIDDEN';
      return {
        text: isHidden ? say.hiddenNow : say.shownNow,
        undo: () => setVisible(isHidden ? 'PUBLISHED' : 'HIDDEN'),
      };
    });
  }

  return {
    /** Restores a version into the draft as one undo step. The server's draft is kept as a version. */
    restore: (page: PageDocument) =>
      run(() =>
        runOnceSaved(async () => {
          const undo = put(page, say.restoreStep);
          if (!undo) return { text: say.restoredSame };
          void saves.save();
          return { text: say.restored, undo };
        }),
      ),
    publish,
    hide: () => setVisible('HIDDEN'),
    show: () => setVisible('PUBLISHED'),
    /**
     * Unpublishes the live version. If there is no draft, it becomes the draft, since a page needs a version.
     */
    archive: (versionId: string) =>
      run(async () => {
        const page = getCachedPage();
        if (page && !page.draftVersionId) {
          const made = await makeDraft(routeId, page, getRevision());
          await setStatus(versionId, 'ARCHIVED', made.revision);
        } else await setStatus(versionId, 'ARCHIVED');
        await publisher.settle();
        return { text: say.archived, undo: () => publish(versionId) };
      }),
    /** Keeps the draft as a version, and continues from the live page. */
    discard: (live: PageDocument) =>
      run(() =>
        runOnceSaved(async () => {
          const { draftVersionId } = getCachedPage() ?? {};
          if (draftVersionId) await setStatus(draftVersionId, 'ARCHIVED');
          const undo = put(live, say.discardStep);
          const { page, revision: now } = await readPage(routeId);
          const { content } = draft.store.getState();
          saves.rebase({ saved: { ...content, ...pickContent(page) }, revision: now });
          return { text: say.discarded, ...(undo && { undo }) };
        }),
      ),
    /** Reverts changes between another version and the draft, as they were when listed. */
    revert(pages: PagePair, changes: readonly PageChange[], name: string): ActionResult {
      const edit = createRevertEdit(definitions, pages, changes);
      const undo = step(edit, `${compareWords.revert} ${name}`);
      return undo ? { text: say.takenBack(name), undo } : { text: say.notTaken };
    },
    /** Names a version. For the draft, its current state is kept under the name. */
    name: (versionId: string, name: string | null) =>
      run(() =>
        runOnceSaved(async () => {
          await api.call(setVersionName, { params: { id: pageId, versionId }, body: { name } });
          return { text: name === null ? say.unnamed : say.named(name) };
        }),
      ),
  };
}
