import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { openPageChannel } from '#preview/channel.ts';
import { createLayoutOverride } from '#preview/layout-override.ts';
import type { EditorMessage } from '#preview/messages.ts';
import { startVideos } from '../client/videos.ts';
import type { PreviewContext } from '../site-document.ts';
import { alignScroll } from './align-scroll.ts';
import { leaveTabOrder } from './leave-tab-order.ts';
import { type PreviewModel, PreviewPage } from './preview-page.tsx';
import { showTheme } from './show-theme.ts';

/**
 * Shows one version of the page, which it requests from the window around it. It is read-only: no selection,
 * and links do nothing. Beside another version it scrolls in step and marks differences.
 */
export function startVersion(container: Element, context: PreviewContext, versionId: string): void {
  const root = createRoot(container);
  const overrideLayout = createLayoutOverride(window);
  const channel = openPageChannel({
    self: window,
    editor: window.parent,
    origin: window.location.origin,
    documentId: context.documentId,
    versionId,
    receive,
  });
  const steps = alignScroll(channel.send);
  const marks = createChangeMarks();
  leaveTabOrder();
  startVideos();
  document.addEventListener('click', preventNavigation, true);
  addEventListener('pagehide', () => overrideLayout(null));
  // Escape closes the editor's window also if the focus is in this frame.
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape')
      channel.send({ type: 'editor/key', key, mod: false, shift: false, alt: false, typing: false });
  });

  function receive(message: Exclude<EditorMessage, { type: 'editor/hello' }>): void {
    switch (message.type) {
      case 'page/sync':
        showTheme(message.theme);
        render({ ...message.document, language: message.language.language });
        break;
      case 'view/in-step':
        steps.want(message);
        break;
      case 'view/align':
        steps.follow(message);
        break;
      case 'view/changes':
        marks.show(message);
        break;
    }
  }

  function rendered(): void {
    marks.refresh();
    channel.rendered();
  }

  function render(model: PreviewModel): void {
    document.documentElement.lang = model.language;
    overrideLayout(model.layoutSettings);
    flushSync(() =>
      root.render(<PreviewPage context={context} model={model} writing={undefined} rendered={rendered} />),
    );
  }
}

function preventNavigation(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  if (link) event.preventDefault();
}

type Changes = Pick<Extract<EditorMessage, { type: 'view/changes' }>, 'blocks' | 'lead'>;

const mark = 'data-preview-change';
const leadMark = 'data-preview-lead';

/** Outlines the blocks that differ in another version. */
function createChangeMarks() {
  let shown: Changes = { blocks: [], lead: null };

  function refresh(): void {
    for (const old of document.querySelectorAll(`[${mark}]`)) {
      old.removeAttribute(mark);
      old.removeAttribute(leadMark);
    }
    for (const { blockId, change } of shown.blocks) {
      const block = document.querySelector(`[data-block-id="${CSS.escape(blockId)}"]`);
      block?.setAttribute(mark, change);
      block?.toggleAttribute(leadMark, blockId === shown.lead);
    }
  }

  return {
    show(changes: Changes): void {
      shown = changes;
      refresh();
    },
    /** Updates the marks after a rendering. */
    refresh(): void {
      if (shown.blocks.length > 0) refresh();
    },
  };
}
