import { createStore } from 'zustand/vanilla';
import { ApiError } from '#api/client.ts';
import { contentOf } from '#document/page-document.ts';
import { sameValue } from '#document/same-value.ts';
import type { ToastInput } from '#ui/toast/toast.tsx';
import { pageQuery, queryClient } from '../../data/queries.ts';
import { messageOf } from '../../shared/error-message.ts';
import { words } from '../../words.ts';
import type { Draft } from '../work/draft/draft.ts';
import { publishVersion, readPage, sendVisibility } from '../work/page-api.ts';
import { checkPage, countChecks, issueLines } from '../work/page-checks.ts';
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

/** Brings the page to visitors: checks it, saves it, makes its draft live, and the page visible. */
export function createPublisher(options: PublisherOptions) {
  const { routeId, pageId, draft, saves, view, toast } = options;
  const store = createStore<{ busy: boolean }>(() => ({ busy: false }));

  /** Names the revision that is on the screen: nothing goes live that its author has not seen. */
  async function goLive(): Promise<void> {
    const facts = queryClient.getQueryData(pageQuery(routeId).queryKey)?.page;
    let { revision } = saves.store.getState();
    if (facts?.draftVersionId) {
      ({ revision } = await publishVersion(pageId, facts.draftVersionId, revision));
    }
    if (facts?.status === 'DRAFT') await sendVisibility(routeId, pageId, { status: 'PUBLISHED' }, revision);
    await settle();
  }

  /** Publishing moves the revision on. Ours is the content, unless somebody saved in between. */
  async function settle(): Promise<void> {
    const { saved } = saves.store.getState();
    const { page, revision } = await readPage(routeId);
    void queryClient.invalidateQueries({ queryKey: ['pages'] });
    // Saved again while reading: that save's answer is newer than this one.
    if (saves.store.getState().saved !== saved) return settle();
    if (sameValue(contentOf(saved), contentOf(page))) saves.rebase({ saved, revision });
    else saves.markConflict();
  }

  async function refused(error: unknown): Promise<void> {
    const { status, issues } = error instanceof ApiError ? error : {};
    if (issues?.length) {
      const checks = {
        issues: issueLines(draft.store.getState().content, issues),
        unwritten: [],
        undescribed: [],
      };
      view.setState({ dialog: { type: 'checklist', checks } });
      return;
    }
    // What was saved elsewhere is merged in, and is on the screen before anybody else sees it.
    if (status === 412) await settle().catch(() => saves.markConflict());
    toast({ text: status === 412 ? words.publish.changed : messageOf(error), tone: 'error' });
  }

  async function publish({ asIs = false } = {}): Promise<void> {
    if (store.getState().busy) return;
    const checks = checkPage(draft.store.getState().tree);
    if (checks.issues.length > 0) {
      view.setState({ dialog: { type: 'checklist', checks } });
      return;
    }
    if (countChecks(checks) > 0 && !asIs) {
      view.setState({
        dialog: { type: 'checklist', checks, publish: () => void publish({ asIs: true }) },
      });
      return;
    }
    store.setState({ busy: true });
    try {
      if (!(await saves.save())) {
        if (saves.store.getState().status === 'conflict')
          toast({ text: words.publish.changed, tone: 'error' });
        return;
      }
      await goLive();
      toast({ text: words.publish.done, tone: 'success' });
    } catch (error) {
      await refused(error);
    } finally {
      store.setState({ busy: false });
    }
  }

  return {
    store,
    settle,
    /** `asIs` publishes what has been written, with nothing in place of what has not. */
    publish,
  };
}
