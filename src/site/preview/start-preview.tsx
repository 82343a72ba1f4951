import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { blockDefinitions } from '#blocks/definitions.ts';
import type { Definitions } from '#content/block/block.ts';
import { defaultLanguage, type Language } from '#content/language/language.ts';
import { applyEdit } from '#document/apply-edit.ts';
import { type Edit, InvalidEditError, splitBatch } from '#document/edit.ts';
import type { PageDocument } from '#document/page-document.ts';
import { createPageTree, type PageTree } from '#document/page-tree.ts';
import { openPageChannel, sendEditsAfterPaint } from '#preview/channel.ts';
import { issueSentences } from '#preview/issue-sentences.ts';
import { createLanguageLink } from '#preview/language-link.ts';
import { createLayoutOverride } from '#preview/layout-override.ts';
import type { EditorMessage } from '#preview/messages.ts';
import { createUpdateQueue, type Update, type UpdateQueue } from '#preview/update-queue.ts';
import { startPresentations } from '../client/presentations.ts';
import { startVideos } from '../client/videos.ts';
import type { PreviewContext } from '../site-document.ts';
import { alignScroll } from './align-scroll.ts';
import { forwardKeys } from './forward-keys.ts';
import { leaveTabOrder } from './leave-tab-order.ts';
import { createLiveTokens, scrollToPart, withDraft } from './live-site.ts';
import { createPeopleMarks } from './people-marks.ts';
import { type PreviewModel, PreviewPage } from './preview-page.tsx';
import { reportMargins, reportScroll } from './report-margins.ts';
import { reportCover } from './reveal/report-cover.ts';
import { createRevealer } from './reveal/revealer.ts';
import { isFollowingClick, startSelection } from './selection.ts';
import { showTheme } from './show-theme.ts';
import { createWriting } from './writing/writing.ts';

/** Runs the page in the editor's frame: one React tree, updated by the editor's messages. */
export function startPreview(container: Element, served: PreviewContext): void {
  const root = createRoot(container);
  let context = served;
  let model: PreviewModel | undefined;

  const channel = openPageChannel({
    self: window,
    editor: window.parent,
    origin: window.location.origin,
    documentId: context.documentId,
    receive: (message) => {
      try {
        receive(message);
      } catch (error) {
        if (!(error instanceof InvalidEditError)) throw error;
        channel.send({ type: 'page/need-sync', reason: error.message });
      }
    },
  });
  const send = sendEditsAfterPaint(channel.send);
  const language = createLanguageLink({
    end: 'page',
    language: defaultLanguage,
    send: (choice) => send({ type: 'view/language', ...choice }),
    show: showLanguage,
  });
  const live = createLiveEdits({
    definitions: blockDefinitions,
    page: () => model,
    show: (next) => render(next),
    report: (message) => send({ type: 'page/issue', message }),
  });
  const people = createPeopleMarks();
  const showTokens = createLiveTokens({
    fonts: served.site.fonts,
    rest: (designTokens) => {
      const settings = { ...context.site.settings, designTokens };
      context = { ...context, site: { ...context.site, settings } };
      if (model) render(model);
    },
  });
  const overrideLayout = createLayoutOverride(window);
  // Restores the global layout when leaving the page.
  addEventListener('pagehide', () => overrideLayout(null));
  /** Counts the selections in this page. */
  let turn = 0;
  const nextTurn = () => {
    turn += 1;
    return turn;
  };
  const writing = createWriting({
    send,
    nextTurn,
    page: () => model,
    render: () => model && show(model),
  });
  const revealer = createRevealer({
    tree: () => model && createPageTree(blockDefinitions, model),
    chosen: (blockId, path) => send({ type: 'block/part', blockId, path: [...path] }),
  });
  const selection = startSelection({
    send,
    nextTurn,
    writing,
    selected: revealer.select,
    chooseLanguage: (chosen) => {
      language.choose(chosen);
      showLanguage(chosen);
    },
  });
  reportScroll(send);
  reportCover(send);
  const measureMargins = reportMargins(send);
  const steps = alignScroll(send);
  forwardKeys(send);
  leaveTabOrder();
  startPresentations({
    meant: (event) => isFollowingClick(event, writing),
    load: () => import('#blocks/card/card.island.tsx'),
  });
  startVideos();

  /** Keeps the shown tokens when other settings change; tokens have their own messages. */
  function withTokens(site: PreviewContext['site']): PreviewContext['site'] {
    const { designTokens } = context.site.settings;
    return { ...site, settings: { ...site.settings, designTokens } };
  }

  function receive(message: Exclude<EditorMessage, { type: 'editor/hello' }>): void {
    switch (message.type) {
      case 'page/sync':
        showTheme(message.theme);
        // Only the first message sets the language; later ones may have crossed a choice in this frame.
        if (model) language.receive(message.language);
        else language.restart(message.language);
        live.restart();
        render({ ...message.document, language: language.current.language });
        break;
      case 'page/settings':
        if (model) render({ ...model, ...omitType(message) });
        break;
      case 'site/settings':
        context = { ...served, site: withDraft(withTokens(served.site), message.settings) };
        if (model) render(model);
        break;
      case 'site/tokens':
        showTokens(message.changes);
        break;
      case 'site/show':
        scrollToPart(message.part);
        break;
      case 'page/edit':
        live.apply(message.edits);
        break;
      case 'view/language':
        language.receive(message);
        break;
      case 'page/scroll':
        scrollTo({ top: message.y, behavior: 'instant' });
        break;
      case 'view/theme':
        showTheme(message.theme);
        break;
      case 'block/select':
        // The message crossed a later selection in this frame, which the editor answers next.
        if (message.turn < turn) break;
        if (writing.written && message.blockId !== writing.written.blockId) writing.end();
        selection.select(message.blockId, message.blockIds, message.reveal);
        break;
      case 'block/hover':
        selection.hover(message.blockId);
        break;
      case 'block/drag':
        selection.drag(message.blockIds);
        break;
      case 'block/reveal':
        revealer.show(message.target ?? undefined, message.scrolls);
        break;
      case 'view/in-step':
        steps.want(message);
        break;
      case 'view/align':
        steps.follow(message);
        break;
      case 'view/people':
        people.show(message.people);
        break;
      case 'text/write':
      case 'text/mark':
      case 'text/focus':
      case 'text/taken':
        writing.receive(message);
        break;
      case 'view/changes':
        // Only versions mark differences.
        break;
      default:
        message satisfies never;
    }
  }

  function showLanguage(chosen: Language): void {
    if (model) render({ ...model, language: chosen });
  }

  function render(next: PreviewModel): void {
    writing.beforeRender(next);
    model = next;
    showLanguageOfPage(next.language);
    overrideLayout(next.layoutSettings);
    show(next);
    writing.afterRender();
  }

  /**
   * Renders synchronously, so that the editor's next message (such as selecting the new block) finds the
   * result.
   */
  function show(page: PreviewModel): void {
    const props = { context, model: page, writing: writing.written, rendered };
    flushSync(() => root.render(<PreviewPage {...props} />));
  }

  function rendered(): void {
    selection.refresh();
    people.refresh();
    revealer.refresh();
    measureMargins(model?.layoutSettings, model?.globalLayout, context.site.settings.contentBlocks);
    channel.rendered();
  }
}

/** Sets `lang` only if it changes: browsers lay out the whole page for each assignment. */
function showLanguageOfPage(language: Language): void {
  const page = document.documentElement;
  if (page.lang !== language) page.lang = language;
}

function omitType({ type: _type, ...settings }: Extract<EditorMessage, { type: 'page/settings' }>) {
  return settings;
}

interface LiveEditsOptions<Page extends PageDocument> {
  readonly definitions: Definitions;
  readonly page: () => Page | undefined;
  readonly show: (page: Page) => void;
  /** Reports a message about an edit that could not be shown; null when it no longer applies. */
  readonly report: (sentence: string | null) => void;
  readonly clock?: Parameters<typeof createUpdateQueue>[0]['clock'];
}

/**
 * Applies the editor's edits to the page in the frame. Edits of a block that has not arrived wait for it.
 * Before any other edit, waiting ones that can be applied are applied, so that older values never overwrite
 * newer ones. Throws `InvalidEditError` for any other edit that does not fit; then the whole page must be sent.
 */
export function createLiveEdits<Page extends PageDocument>(options: LiveEditsOptions<Page>) {
  const { definitions, page, show } = options;
  const { report, forget, settled } = createReports(options.report);
  const room = createUpdateQueue({ attempt, ...(options.clock && { clock: options.clock }) });

  function attempt(): void {
    const shown = page();
    if (!shown) return;
    const before = createPageTree(definitions, shown);
    const after = admit(before, room);
    if (after !== before) show({ ...shown, ...after.content });
    for (const id of room.blockIds) report(issueSentences.noElement(id));
    if (room.blockIds.length === 0) settled();
  }

  return {
    apply(edits: readonly Edit[]): void {
      const shown = page();
      if (!shown) return;
      const parts = edits.flatMap(splitBatch);
      if (parts.length === 0) report(issueSentences.noUpdates);
      let tree = createPageTree(definitions, shown);
      for (const part of parts) {
        tree = admit(tree, room);
        if (isUpdate(part) && !tree.find(part.blockId)) room.wait(part);
        else tree = applyEdit(tree, part).tree;
        for (const type of listUnsupportedTypes(tree, part)) report(issueSentences.unsupported(type));
      }
      show({ ...shown, ...tree.content });
    },
    /** Discards waiting edits after the whole page has arrived. */
    restart(): void {
      room.clear();
      forget();
    },
  };
}

function isUpdate(edit: Edit): edit is Update {
  return edit.type === 'block/set' || edit.type === 'block/set-text';
}

/** Applies the waiting edits whose block has arrived; those that do not fit are dropped. */
function admit(tree: PageTree, room: UpdateQueue): PageTree {
  return room.take((id) => tree.find(id) !== undefined).reduce(applyIfFits, tree);
}

function applyIfFits(tree: PageTree, update: Update): PageTree {
  try {
    return applyEdit(tree, update).tree;
  } catch (error) {
    if (error instanceof InvalidEditError) return tree;
    throw error;
  }
}

/** Finds the type of a changed block that has no view. Hiding such a block is visible, so that is allowed. */
function listUnsupportedTypes(tree: PageTree, part: Edit): readonly string[] {
  if (!isUpdate(part) || part.path[0] === 'hidden') return [];
  const block = tree.find(part.blockId)?.block;
  return block && !tree.findDefinition(block) ? [block.type] : [];
}

/** Reports each message once, and null when it no longer applies. */
function createReports(say: (sentence: string | null) => void) {
  const said = new Set<string>();
  return {
    report(sentence: string): void {
      if (said.has(sentence)) return;
      said.add(sentence);
      say(sentence);
    },
    forget: () => said.clear(),
    settled(): void {
      if (said.size > 0) say(null);
      said.clear();
    },
  };
}
