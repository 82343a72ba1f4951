import { createClipboard } from '#admin/editor/services/clipboard.ts';
import { createEditing } from '#admin/editor/services/editing/editing.ts';
import type { EditorServices } from '#admin/editor/services/editor-context.ts';
import { createPageWriting } from '#admin/editor/services/page-writing.ts';
import { createPanes } from '#admin/editor/services/panes.ts';
import { createPendingUploads } from '#admin/editor/services/pending-uploads.ts';
import { createPublisher } from '#admin/editor/services/publisher.ts';
import { createRevealStore } from '#admin/editor/services/reveal-store.ts';
import { createViewStore } from '#admin/editor/services/view-store.ts';
import { createDraft } from '#admin/editor/work/draft/draft.ts';
import type { KeptDraft } from '#admin/editor/work/draft/stored-draft.ts';
import { createMerging } from '#admin/editor/work/merging/merging.ts';
import { createOrphans } from '#admin/editor/work/orphans.ts';
import { createPresenceStore } from '#admin/editor/work/presence/presence-store.ts';
import { createSaveQueue, type SaveOptions } from '#admin/editor/work/saving/save-queue.ts';
import { applyServerSettings } from '#admin/editor/work/settings/apply-server-settings.ts';
import type { SendFile } from '#admin/uploads/upload-queue.ts';
import type { ApiPage } from '#api/schemas/page.ts';
import type { Block, Definitions } from '#content/block/block.ts';
import type { Language } from '#content/language/language.ts';
import type { Device } from '#content/look/layout.ts';
import type { PageContent } from '#content/page/page.ts';
import { initialPageFields } from '#content/page/page-fields.ts';
import type { ToastInput } from '#ui/toast/toast.tsx';
import { createMemoryDrafts } from './memory-drafts.ts';
import { definitions as realDefinitions, samplePage } from './sample-page.ts';

/** The page that is open in test editors, as the server returns it. */
export const pageFacts: ApiPage = {
  id: 'p',
  identifier: 'proef',
  kind: 'page',
  status: 'PUBLISHED',
  published: true,
  isHidden: false,
  ...initialPageFields,
  requiresLogin: false,
  parentId: null,
  parentIdentifier: null,
  sortOrder: 0,
  versioning: true,
  currentVersionId: 'live',
  draftVersionId: null,
  versionId: null,
  versionStatus: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  updatedBy: null,
  title: { nl: 'Proef', en: 'Trial' },
  overview: [],
};

interface TestEditorOptions {
  readonly content?: PageContent;
  /** Block types instead of the real ones. */
  readonly definitions?: Definitions;
  /** Blocks instead of those of the sample page. */
  readonly blocks?: readonly Block[];
  readonly language?: Language;
  readonly device?: Device;
  readonly now?: () => number;
  readonly orphans?: readonly KeptDraft[];
  /** Uploads a file. By default no upload ever finishes. */
  readonly upload?: SendFile;
  /** Sends a save to the server. By default every save succeeds. */
  readonly send?: (
    content: PageContent,
    how: SaveOptions,
  ) => Promise<{ readonly revision: string | undefined }>;
}

/** Opens a page in an editor whose server and browser storage are in memory. */
export function openTestEditor(options: TestEditorOptions = {}) {
  const { language = 'nl', device = 'desktop', now, orphans: found = [], blocks } = options;
  const upload = options.upload ?? (() => new Promise<never>(() => undefined));
  const definitions = options.definitions ?? realDefinitions;
  const content = options.content ?? { ...samplePage(), ...(blocks && { overview: [...blocks] }) };
  const draft = createDraft({ definitions, content, now });
  const sent: PageContent[] = [];
  const arrive: NonNullable<TestEditorOptions['send']> = async () => ({ revision: `r${sent.length + 1}` });
  const saves = createSaveQueue({
    saved: content,
    revision: 'r1',
    content: () => draft.store.getState().content,
    send: (page, how) => {
      sent.push(page);
      return (options.send ?? arrive)(page, how);
    },
    retryAfter: [3000],
  });
  draft.store.subscribe((after, before) => {
    if (after.content !== before.content) saves.changed();
  });
  const view = createViewStore();
  const panes = createPanes({ language, device });
  const toasts: ToastInput[] = [];
  const toast = (shown: ToastInput) => void toasts.push(shown);
  const shared = { pageId: 'p', tab: 'me', definitions, draft, saves, view, panes };
  const { storage, entries } = createMemoryDrafts(...found);
  const getActiveLanguage = () => panes.active().store.getState().language;
  const editing = createEditing({ draft, language: getActiveLanguage, toast });
  const origin = 'https://studio.example';
  const services: EditorServices = {
    receiveSettings: (settings) => applyServerSettings({ draft, saves }, settings),
    ...shared,
    editing,
    writing: createPageWriting({ draft, editing, panes }),
    clipboard: createClipboard({ draft, editing, language: getActiveLanguage, toast, origin }),
    pendingUploads: createPendingUploads({
      draft,
      editing,
      language: getActiveLanguage,
      view,
      send: upload,
      toast,
    }),
    publisher: createPublisher({ ...shared, routeId: 'p', toast }),
    orphans: createOrphans({ ...shared, storage, found, live: async () => new Set(['me']), toast }),
    merging: createMerging({ ...shared, routeId: 'p', toast, look: () => undefined }),
    presence: createPresenceStore(),
    // Runs immediately instead of in an animation frame.
    revealing: createRevealStore((run) => run()),
  };
  return {
    services,
    ...services,
    /** All toasts, the latest last. */
    toasts,
    /** Pages that were sent to the server. */
    sent,
    /** Drafts in the browser's storage, by tab. */
    kept: entries,
    content: () => draft.store.getState().content,
    block: (id: string) => draft.store.getState().tree.find(id)?.block,
    selected: () => draft.store.getState().selection.ids,
    top: () => draft.store.getState().content.overview.map(({ id }) => id),
    /** Returns the labels of the steps that can be undone, the oldest first. */
    steps: () => draft.store.getState().past.map(({ label }) => label),
  };
}

export type TestEditor = ReturnType<typeof openTestEditor>;
