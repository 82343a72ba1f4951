import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { blockDefinitions } from '#blocks/definitions.ts';
import type { Definitions } from '#content/block/block.ts';
import { defaultLanguage, type Language } from '#content/language/language.ts';
import { applyEdit } from '#document/apply-edit.ts';
import { type Edit, EditRefused, splitBatch } from '#document/edit.ts';
import type { PageDocument } from '#document/page-document.ts';
import { type PageTree, pageTree } from '#document/page-tree.ts';
import { editsAfterPaint, openPageChannel } from '#preview/channel.ts';
import { issueSentences } from '#preview/issue-sentences.ts';
import { createLanguageLink } from '#preview/language-link.ts';
import { createLayoutOverride } from '#preview/layout-override.ts';
import type { EditorMessage } from '#preview/messages.ts';
import { createWaitingRoom, type Update, type WaitingRoom } from '#preview/waiting-room.ts';
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
import { follows, startSelection } from './selection.ts';
import { showTheme } from './show-theme.ts';
import { createWriting } from './writing/writing.ts';

/** Runs the page live in the editor's frame: one React tree that takes the editor's messages. */
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
        if (!(error instanceof EditRefused)) throw error;
        channel.send({ type: 'page/need-sync', reason: error.message });
      }
    },
  });
  const send = editsAfterPaint(channel.send);
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
  // Leaving the page takes its own layout along.
  addEventListener('pagehide', () => overrideLayout(null));
  const writing = createWriting({
    send,
    page: () => model,
    render: () => model && show(model),
  });
  const revealer = createRevealer({
    tree: () => model && pageTree(blockDefinitions, model),
    chosen: (blockId, path) => send({ type: 'block/part', blockId, path: [...path] }),
  });
  const selection = startSelection({
    send,
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
    meant: (event) => follows(event, writing),
    load: () => import('#blocks/card/card.island.tsx'),
  });
  startVideos();

  /** Tokens come by messages of their own: other settings leave them as they are shown. */
  function withTokens(site: PreviewContext['site']): PreviewContext['site'] {
    const { designTokens } = context.site.settings;
    return { ...site, settings: { ...site.settings, designTokens } };
  }

  function receive(message: Exclude<EditorMessage, { type: 'editor/hello' }>): void {
    switch (message.type) {
      case 'page/sync':
        showTheme(message.theme);
        // The first one says where both begin; a later one may have crossed a choice made here.
        if (model) language.receive(message.language);
        else language.restart(message.language);
        live.restart();
        render({ ...message.document, language: language.current.language });
        break;
      case 'page/settings':
        if (model) render({ ...model, ...settingsOf(message) });
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
        // Only versions mark what differs.
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

  /** At once, so that whatever the editor says next (select the new block) finds it in the page. */
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

/** Browsers lay the whole page out anew for a language that is set, also for the one that it has. */
function showLanguageOfPage(language: Language): void {
  const page = document.documentElement;
  if (page.lang !== language) page.lang = language;
}

function settingsOf({ type: _type, ...settings }: Extract<EditorMessage, { type: 'page/settings' }>) {
  return settings;
}

interface LiveEditsOptions<Page extends PageDocument> {
  readonly definitions: Definitions;
  readonly page: () => Page | undefined;
  readonly show: (page: Page) => void;
  /** Says what could not be shown; null once that is over. */
  readonly report: (sentence: string | null) => void;
  readonly clock?: Parameters<typeof createWaitingRoom>[0]['clock'];
}

/**
 * Does the editor's edits to the page in the frame. One of a property whose block is not there waits for it; before
 * anything else is done to the page, what can be done of what waits is done, so that nothing older is ever put over
 * something newer. Throws `EditRefused` for any other edit that does not fit: then only the whole page helps.
 */
export function createLiveEdits<Page extends PageDocument>(options: LiveEditsOptions<Page>) {
  const { definitions, page, show } = options;
  const { report, forget, settled } = createReports(options.report);
  const room = createWaitingRoom({ attempt, ...(options.clock && { clock: options.clock }) });

  function attempt(): void {
    const shown = page();
    if (!shown) return;
    const before = pageTree(definitions, shown);
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
      let tree = pageTree(definitions, shown);
      for (const part of parts) {
        tree = admit(tree, room);
        if (isUpdate(part) && !tree.find(part.blockId)) room.wait(part);
        else tree = applyEdit(tree, part).tree;
        for (const type of unsupported(tree, part)) report(issueSentences.unsupported(type));
      }
      show({ ...shown, ...tree.content });
    },
    /** The whole page has come: nobody waits for anything from before it. */
    restart(): void {
      room.clear();
      forget();
    },
  };
}

function isUpdate(edit: Edit): edit is Update {
  return edit.type === 'block/set' || edit.type === 'block/set-text';
}

/** The page with those updates whose block has come; one that does not fit it is given up. */
function admit(tree: PageTree, room: WaitingRoom): PageTree {
  return room.take((id) => tree.find(id) !== undefined).reduce(applyIfFits, tree);
}

function applyIfFits(tree: PageTree, update: Update): PageTree {
  try {
    return applyEdit(tree, update).tree;
  } catch (error) {
    if (error instanceof EditRefused) return tree;
    throw error;
  }
}

/** The type of a changed block that nobody knows how to render. Hiding it is seen all the same. */
function unsupported(tree: PageTree, part: Edit): readonly string[] {
  if (!isUpdate(part) || part.path[0] === 'hidden') return [];
  const block = tree.find(part.blockId)?.block;
  return block && !tree.definitionOf(block) ? [block.type] : [];
}

/** Says every sentence once, and that the last one no longer holds. */
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
