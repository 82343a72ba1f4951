import type { ApiPage } from '#api/schemas/page.ts';
import { blockDefinitions } from '#blocks/definitions.ts';
import { breakpoints, type Device } from '#content/look/layout.ts';
import { type PageSettings, pickContent } from '#document/page-document.ts';
import type { ToastInput } from '#ui/toast/toast.tsx';
import { readLanguage, storeLanguage } from '../../shared/language.ts';
import { upload } from '../../uploads/upload.ts';
import { words } from '../../words.ts';
import { browserDrafts } from '../work/draft/browser-drafts.ts';
import { createDraft } from '../work/draft/draft.ts';
import { restoreDraft } from '../work/draft/restore-draft.ts';
import type { KeptDraft, StoredDraft } from '../work/draft/stored-draft.ts';
import { historyWords } from '../work/history-words.ts';
import { createMerging } from '../work/merging/merging.ts';
import { createOrphans } from '../work/orphans.ts';
import { createDocumentSender } from '../work/page-api.ts';
import { createPresenceStore } from '../work/presence/presence-store.ts';
import { createSaveQueue } from '../work/saving/save-queue.ts';
import { applyServerSettings } from '../work/settings/apply-server-settings.ts';
import { listOpenTabs } from '../work/tabs/own-tab.ts';
import { createClipboard } from './clipboard.ts';
import { createEditing } from './editing/editing.ts';
import type { EditorServices } from './editor-context.ts';
import { openVersion } from './open-version.ts';
import { createPageWriting } from './page-writing.ts';
import { createPanes } from './panes.ts';
import { createPendingUploads } from './pending-uploads.ts';
import { createPublisher } from './publisher.ts';
import { createRevealStore } from './reveal-store.ts';
import { showSideBySide, wasSideBySide } from './side-by-side.ts';
import { createViewStore } from './view-store.ts';
import { hasRoomForPanels, isOutlineOverlay } from './window-layout.ts';

/** Unsaved work on the page that this browser has stored. */
export interface StoredWork {
  readonly tab: string;
  readonly own: StoredDraft | undefined;
  readonly orphans: readonly KeptDraft[];
}

interface OpenOptions {
  readonly routeId: string;
  readonly page: ApiPage;
  readonly revision: string | undefined;
  readonly kept: StoredWork;
  readonly toast: (toast: ToastInput) => void;
}

export interface OpenedEditor {
  readonly services: EditorServices;
  /** True if unsaved work of an earlier visit was restored. */
  readonly restored: boolean;
}

/** Creates the services of an open page from the server's page and the work stored in this browser. */
export function openServices({ routeId, page, revision, kept, toast }: OpenOptions): OpenedEditor {
  const definitions = blockDefinitions;
  const content = pickContent(page);
  const start = restoreDraft(kept.own, { content, revision });
  const draft = createDraft({ definitions, content: start.content, history: start });
  const sender = createDocumentSender({ routeId, pageId: page.id, merged: receiveSettings });
  const saves = createSaveQueue({
    saved: start.saved,
    revision: start.revision,
    content: () => draft.store.getState().content,
    send: sender.send,
  });
  function receiveSettings(theirs: Partial<PageSettings>): void {
    sender.knows(theirs);
    applyServerSettings({ draft, saves }, theirs);
  }
  if (start.outcome === 'diverged') saves.markConflict();
  draft.store.subscribe((now, before) => {
    if (now.content !== before.content) saves.changed();
  });
  const view = createViewStore(!isOutlineOverlay());
  const panes = createPanes({ language: readLanguage(), device: chooseFirstDevice() }, storeLanguage);
  if (wasSideBySide()) showSideBySide(panes, window.innerWidth / 2);
  const language = () => panes.active().store.getState().language;
  const editing = createEditing({ draft, language, toast });
  const writing = createPageWriting({ draft, editing, panes });
  const { origin } = window.location;
  const clipboard = createClipboard({ draft, editing, language, toast, origin });
  const pendingUploads = createPendingUploads({ draft, editing, language, view, send: upload, toast });
  const publisher = createPublisher({ routeId, pageId: page.id, draft, saves, view, toast });
  const { tab } = kept;
  const orphans = createOrphans({
    pageId: page.id,
    tab,
    storage: browserDrafts,
    draft,
    saves,
    found: kept.orphans,
    live: listOpenTabs,
    toast,
  });
  const look = (name: string) => void openVersion({ pageId: page.id, view, toast }, name);
  const merging = createMerging({ routeId, draft, saves, toast, look });
  const services = {
    pageId: page.id,
    tab,
    definitions,
    draft,
    saves,
    view,
    panes,
    editing,
    clipboard,
    writing,
    revealing: createRevealStore(),
    pendingUploads,
    publisher,
    orphans,
    merging,
    presence: createPresenceStore(),
    receiveSettings,
  };
  return { services, restored: start.outcome === 'restored' };
}

/** The device to start with: in a small window a desktop page would be too small to read. */
function chooseFirstDevice(): Device {
  if (window.innerWidth < breakpoints.desktop) return 'mobile';
  return hasRoomForPanels() ? 'desktop' : 'tablet';
}

/** Toast that says that unsaved work was restored, with a button that discards it. */
export function createRestoredToast({ draft, saves }: EditorServices): ToastInput {
  return {
    text: words.save.restored,
    action: {
      label: words.save.discardRestored,
      run: () =>
        draft.edit({ type: 'page/put', content: saves.store.getState().saved }, historyWords.discard),
    },
  };
}
