import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { blockDefinitions } from '#blocks/definitions.ts';
import { defaultLanguage, type Language } from '#content/language.ts';
import type { PageContent } from '#content/page.ts';
import { applyEdit } from '#document/apply-edit.ts';
import { batch, type Edit, EditRefused } from '#document/edit.ts';
import { pageTree } from '#document/page-tree.ts';
import { createLanguageLink } from '#preview/language-link.ts';
import { createLayoutOverride } from '#preview/layout-override.ts';
import type { EditorMessage } from '#preview/messages.ts';
import { openPageChannel } from '#preview/page-channel.ts';
import { startPresentations } from '../client/presentations.ts';
import { startVideos } from '../client/videos.ts';
import type { PreviewContext } from '../site-document.ts';
import { forwardKeys } from './forward-keys.ts';
import { leaveTabOrder } from './leave-tab-order.ts';
import { type PreviewModel, PreviewPage } from './preview-page.tsx';
import { reportScroll } from './report-scroll.ts';
import { follows, startSelection } from './selection.ts';
import { showTheme } from './show-theme.ts';

/** Runs the page live in the editor's frame: one React tree that takes the editor's messages. */
export function startPreview(container: Element, context: PreviewContext): void {
  const root = createRoot(container);
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
  const language = createLanguageLink({
    end: 'page',
    language: defaultLanguage,
    send: (choice) => channel.send({ type: 'view/language', ...choice }),
    show: showLanguage,
  });
  const overrideLayout = createLayoutOverride(window);
  // Leaving the page takes its own layout along.
  addEventListener('pagehide', () => overrideLayout(null));
  const selection = startSelection({
    send: channel.send,
    chooseLanguage: (chosen) => {
      language.choose(chosen);
      showLanguage(chosen);
    },
  });
  reportScroll(channel.send);
  forwardKeys(channel.send);
  leaveTabOrder();
  startPresentations({
    meant: follows,
    load: () => import('#blocks/card/card.island.tsx'),
  });
  startVideos();

  function receive(message: EditorMessage): void {
    switch (message.type) {
      case 'page/sync':
        showTheme(message.theme);
        // The first one says where both begin; a later one may have crossed a choice made here.
        if (model) language.receive(message.language);
        else language.restart(message.language);
        render({ ...message.document, language: language.current.language });
        break;
      case 'page/settings':
        if (model) render({ ...model, ...settingsOf(message) });
        break;
      case 'page/edit':
        if (model) render({ ...model, ...applyEdits(model, message.edits) });
        break;
      case 'view/language':
        language.receive(message);
        break;
      case 'view/theme':
        showTheme(message.theme);
        break;
      case 'block/select':
        selection.select(message.blockId, message.blockIds, message.reveal);
        break;
      case 'block/hover':
        selection.hover(message.blockId);
        break;
      case 'editor/hello':
        break;
    }
  }

  function showLanguage(chosen: Language): void {
    if (model) render({ ...model, language: chosen });
  }

  function render(next: PreviewModel): void {
    model = next;
    showLanguageOfPage(next.language);
    overrideLayout(next.layoutSettings);
    // At once, so that whatever the editor says next (select the new block) finds it in the page.
    flushSync(() => root.render(<PreviewPage context={context} model={next} rendered={rendered} />));
  }

  function rendered(): void {
    selection.refresh();
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

function applyEdits(page: PageContent, edits: readonly Edit[]): PageContent {
  return applyEdit(pageTree(blockDefinitions, page), batch(edits)).tree.content;
}
