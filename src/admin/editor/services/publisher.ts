import { createStore } from 'zustand/vanilla';
import { ApiError } from '#api/client.ts';
import { isEqual } from '#content/is-equal.ts';
import { type PageDocument, pickContent } from '#document/page-document.ts';
import { createPageTree } from '#document/page-tree.ts';
import type { ToastInput } from '#ui/toast/toast.tsx';
import { pageQuery, queryClient } from '../../data/queries.ts';
import { type CheckLine, checkPage, listIssueLines } from '../../page-checks/page-checks.ts';
import { formatErrorMessage } from '../../shared/error-message.ts';
import { words } from '../../words.ts';
import type { Draft } from '../work/draft/draft.ts';
import { publishContent, publishVersion, readPage, sendVisibility } from '../work/page-api.ts';
import type { Finding } from '../work/preflight/finding.ts';
import type { SaveQueue } from '../work/saving/save-queue.ts';
import type { ViewStore } from './view-store.ts';

interface PublisherOptions {
  readonly routeId: string;
  readonly pageId: string;
  readonly draft: Draft;
  readonly saves: SaveQueue;
  readonly view: ViewStore;
  readonly toast: (toast: ToastInput) => void;
}

export type Publisher = ReturnType<typeof createPublisher>;

/** Result of publishing; if it failed, the reason and the findings. */
export type PublishResult =
  | { readonly done: true }
  | { readonly done: false; readonly text: string; readonly refused?: readonly Finding[] };

interface PublishOptions {
  /** The document to publish, if some changes are left out. */
  readonly live?: PageDocument;
  /** Shown in the toast after publishing. */
  readonly note?: string;
}

/** Publishes the page: checks it, saves it, makes its draft live, and makes the page visible. */
export function createPublisher(options: PublisherOptions) {
  const { routeId, pageId, draft, saves, view, toast } = options;
  const store = createStore<{ busy: boolean }>(() => ({ busy: false }));

  /** Sends the revision that is on the screen, so that the author has seen all that goes live. */
  async function publishRevision(live: PageDocument | undefined): Promise<void> {
    const facts = queryClient.getQueryData(pageQuery(routeId).queryKey)?.page;
    let { revision } = saves.store.getState();
    if (live) ({ revision } = await publishContent(pageId, live, revision));
    else if (facts?.draftVersionId) {
      ({ revision } = await publishVersion(pageId, facts.draftVersionId, revision));
    }
    if (facts?.status === 'DRAFT') await sendVisibility(routeId, pageId, { status: 'PUBLISHED' }, revision);
    await settle();
  }

  /** Takes over the revision that publishing created, unless another save came in between. */
  async function settle(): Promise<void> {
    const { saved } = saves.store.getState();
    const { page, revision } = await readPage(routeId);
    void queryClient.invalidateQueries({ queryKey: ['pages'] });
    // Another save has finished since the request, so this response is outdated.
    if (saves.store.getState().saved !== saved) return settle();
    if (isEqual(pickContent(saved), pickContent(page))) saves.rebase({ saved, revision });
    else saves.markConflict();
  }

  async function handleError(error: unknown): Promise<PublishResult> {
    const { status, issues } = error instanceof ApiError ? error : {};
    if (issues?.length) {
      const lines = listIssueLines(draft.store.getState().content, issues);
      return { done: false, text: words.publish.notYet, refused: lines.map(toFinding) };
    }
    // Merges the changes made elsewhere, so that the author sees them before publishing.
    if (status === 412) await settle().catch(() => saves.markConflict());
    return { done: false, text: status === 412 ? words.publish.changed : formatErrorMessage(error) };
  }

  async function saveAndPublish({ live, note = words.publish.done }: PublishOptions): Promise<PublishResult> {
    if (!(await saves.save())) {
      const isMerging = saves.store.getState().status === 'conflict';
      return { done: false, text: isMerging ? words.publish.changed : words.publish.dirty };
    }
    await publishRevision(live);
    toast({ text: note, tone: 'success' });
    return { done: true };
  }

  return {
    store,
    settle,
    /** Id of the version that visitors see, if it differs from the draft. */
    liveVersion(): string | undefined {
      const page = queryClient.getQueryData(pageQuery(routeId).queryKey)?.page;
      return page?.draftVersionId ? (page.currentVersionId ?? undefined) : undefined;
    },
    /** Opens the comparison of the draft with the live version. */
    look: () => view.setState({ dialog: { type: 'publish' } }),
    /** Publishes without placeholder texts. The server refuses a page that has errors. */
    async publish(how: PublishOptions = {}): Promise<PublishResult> {
      if (store.getState().busy) return { done: false, text: words.publish.busy };
      const tree = draft.store.getState().tree;
      const { issues } = checkPage(how.live ? createPageTree(tree.definitions, how.live) : tree);
      if (issues.length > 0)
        return { done: false, text: words.publish.notYet, refused: issues.map(toFinding) };
      store.setState({ busy: true });
      try {
        return await saveAndPublish(how);
      } catch (error) {
        return await handleError(error);
      } finally {
        store.setState({ busy: false });
      }
    },
  };
}

/** Converts an error of the server to a finding of the preflight. */
function toFinding({ block, field, message }: CheckLine): Finding {
  return {
    check: 'structure',
    severity: 'refuses',
    place: { blockId: block?.id ?? null, field },
    sentence: message,
  };
}
