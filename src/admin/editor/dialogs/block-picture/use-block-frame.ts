import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Block } from '#content/block.ts';
import { openEditorChannel, type PreviewState } from '#preview/editor-channel.ts';
import { previewLimits } from '#preview/limits.ts';
import { frameSettings } from '../../canvas/frame-settings.ts';
import { useFrameDocument } from '../../canvas/use-frame-document.ts';
import { useEditor, usePane } from '../../services/editor-context.ts';
import { useSettingsLevels } from '../../services/settings-levels.ts';
import type { BlockBox } from './picture-fit.ts';

/** What a frame shows of a block: undefined until it does, null where it cannot. */
export type ShownBlock = { readonly type: string; readonly box: BlockBox; readonly paper: string } | null;

/** Has a frame render one block alone, as the page that is edited would, and measures it there. */
export function useBlockFrame(frame: RefObject<HTMLIFrameElement | null>, block: Block) {
  const { pageId } = useEditor();
  const [shown, setShown] = useState<ShownBlock>();
  const state = useBlockState(block);
  const latest = useRef({ state, block });
  const channel = useRef<ReturnType<typeof openEditorChannel>>(undefined);

  useEffect(() => {
    const fail = () => setShown(null);
    const timer = setTimeout(fail, previewLimits.connectTimeout);
    const opened = openEditorChannel({
      self: window,
      frame: () => frame.current?.contentWindow,
      origin: window.location.origin,
      documentId: pageId,
      state: () => latest.current.state(),
      receive: (message) => {
        if (message.type !== 'page/ack') return;
        clearTimeout(timer);
        const { block: now } = latest.current;
        setShown((before) => measure(frame.current, now) ?? before);
      },
      connected: () => undefined,
      stalled: fail,
    });
    channel.current = opened;
    return () => {
      clearTimeout(timer);
      opened.close();
    };
  }, [frame, pageId]);

  useEffect(() => {
    latest.current = { state, block };
    channel.current?.resync();
  }, [state, block]);
  return shown;
}

/** The page with this block and nothing else: its layout, its background, its theme and its language. */
function useBlockState(block: Block): () => PreviewState {
  const { levels } = useSettingsLevels();
  const language = usePane((pane) => pane.language);
  const whole = useFrameDocument(useCallback((edited) => frameSettings(levels, edited), [levels]));
  return useCallback(() => {
    const { document, theme } = whole();
    return {
      document: { ...document, overview: [block] },
      theme,
      language: { language, chosenAt: 0, chosenBy: 'editor' },
    };
  }, [whole, language, block]);
}

function measure(frame: HTMLIFrameElement | null, { id, type }: Block): ShownBlock {
  const page = frame?.contentDocument;
  const element = page?.querySelector(`[data-block-id="${CSS.escape(id)}"]`);
  if (!page || !element) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0) return null;
  return { type, box: { left, top, width, height }, paper: paperOf(page) };
}

/** What the page stands on. */
function paperOf(page: Document): string {
  const view = page.defaultView ?? window;
  const colors = [page.body, page.documentElement].map(
    (element) => view.getComputedStyle(element).backgroundColor,
  );
  return colors.find((color) => color !== 'rgba(0, 0, 0, 0)') ?? 'transparent'; // specified: how browsers say it
}
