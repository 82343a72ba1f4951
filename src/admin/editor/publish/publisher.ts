import { createStore } from 'zustand/vanilla';
import { ApiError } from '#api/client.ts';
import type { Definitions } from '#content/block.ts';
import { validateContent } from '#content/validate.ts';
import type { ToastInput } from '#ui/toast/toast.tsx';
import { pageQuery, queryClient } from '../../app/queries.ts';
import { messageOf } from '../../shared/error-message.ts';
import { words } from '../../words.ts';
import type { Draft } from '../draft/draft.ts';
import { sameValue } from '../draft/same-value.ts';
import { publishVersion, readPage, sendVisibility } from '../page/page-api.ts';
import type { SaveQueue } from '../saving/save-queue.ts';
import type { ViewStore } from '../view-store.ts';

interface PublisherOptions {
  readonly routeId: string;
  readonly pageId: string;
  readonly definitions: Definitions;
  readonly draft: Draft;
  readonly saves: SaveQueue;
  readonly view: ViewStore;
  readonly toast: (toast: ToastInput) => void;
}

export type Publisher = ReturnType<typeof createPublisher>;

/** Brings the page to visitors: checks it, saves it, makes its draft live, and the page visible. */
export function createPublisher(options: PublisherOptions) {
  const { routeId, pageId, definitions, draft, saves, view, toast } = options;
  const store = createStore<{ busy: boolean }>(() => ({ busy: false }));

  async function goLive(): Promise<void> {
    const facts = queryClient.getQueryData(pageQuery(routeId).queryKey)?.page;
    // What the person has on the screen, and nothing that somebody saved since.
    let ifMatch = saves.store.getState().revision;
    if (facts?.draftVersionId) ifMatch = await publishVersion(pageId, facts.draftVersionId, { ifMatch });
    if (facts?.status === 'DRAFT') {
      await sendVisibility(routeId, pageId, { status: 'PUBLISHED' }, { ifMatch });
    }
    await settle();
  }

  /** Publishing moves the revision on. Ours is the content, unless somebody saved in between. */
  async function settle(): Promise<void> {
    const { saved } = saves.store.getState();
    const { page, revision } = await readPage(routeId);
    void queryClient.invalidateQueries({ queryKey: ['pages'] });
    // Saved again while reading: that save's answer is newer than this one.
    if (saves.store.getState().saved !== saved) return settle();
    if (sameValue(saved, { title: page.title, overview: page.overview })) saves.rebase({ saved, revision });
    else saves.markConflict();
  }

  async function refused(error: unknown): Promise<void> {
    // Either the conflict dialog comes, or what changed is known now and the next press publishes.
    if (error instanceof ApiError && error.status === 412) await settle();
    const issues = error instanceof ApiError ? error.issues : undefined;
    if (issues?.length) view.setState({ dialog: { type: 'not-publishable', issues } });
    else toast({ text: messageOf(error), tone: 'error' });
  }

  return {
    store,
    settle,
    async publish(): Promise<void> {
      if (store.getState().busy) return;
      const { faults, warnings } = validateContent(definitions, draft.store.getState().content);
      const issues = [...faults, ...warnings];
      if (issues.length > 0) {
        view.setState({ dialog: { type: 'not-publishable', issues } });
        return;
      }
      store.setState({ busy: true });
      try {
        if (!(await saves.save())) return;
        await goLive();
        toast({ text: words.publish.done, tone: 'success' });
      } catch (error) {
        await refused(error);
      } finally {
        store.setState({ busy: false });
      }
    },
  };
}
