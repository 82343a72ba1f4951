import { type RefObject, useCallback, useState } from 'react';
import type { Block } from '#content/block/block.ts';
import { findBlockElements } from '#preview/block-boxes.ts';
import type { PreviewState } from '#preview/channel.ts';
import { resolveFrameSettings } from '../../../page-settings/frame-settings.ts';
import { useFrameChannel } from '../../../site-frame/use-frame-channel.ts';
import { useFrameDocument } from '../../canvas/use-frame-document.ts';
import { useEditor, usePane } from '../../services/editor-context.ts';
import { useSettingsLevels } from '../../services/settings-levels.ts';
import type { BlockBox } from './picture-fit.ts';

/** Blocks rendered in a frame; undefined while rendering, null if it failed. */
export type ShownBlocks = {
  readonly blocks: readonly Block[];
  /** Bounding box of all blocks. */
  readonly box: BlockBox;
  readonly paper: string;
} | null;

/** Renders blocks alone in a frame, with the settings of the edited page, and measures them. */
export function useBlockFrame(frame: RefObject<HTMLIFrameElement | null>, blocks: readonly Block[]) {
  const { pageId } = useEditor();
  const [shown, setShown] = useState<ShownBlocks>();
  const state = useBlockState(blocks);
  useFrameChannel({
    frame,
    documentId: pageId,
    state,
    rendered: () => setShown((before) => measure(frame.current, blocks) ?? before),
    silent: () => setShown(null),
    stalled: () => setShown(null),
  });
  return shown;
}

/**
 * Returns the preview state of a page with only these blocks, in the edited page's layout, background, theme
 * and language.
 */
function useBlockState(blocks: readonly Block[]): () => PreviewState {
  const { levels } = useSettingsLevels();
  const language = usePane((pane) => pane.language);
  const whole = useFrameDocument(useCallback((edited) => resolveFrameSettings(levels, edited), [levels]));
  return useCallback(() => {
    const { document, theme } = whole();
    return {
      document: { ...document, overview: [...blocks] },
      theme,
      language: { language, chosenAt: 0, chosenBy: 'editor' },
    };
  }, [whole, language, blocks]);
}

function measure(frame: HTMLIFrameElement | null, blocks: readonly Block[]): ShownBlocks {
  const page = frame?.contentDocument;
  if (!page) return null;
  const boxes = blocks
    .flatMap(({ id }) => findBlockElements(page, id))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width }) => width > 0);
  if (boxes.length === 0) return null;
  const [left, top, right, bottom] = [
    Math.min(...boxes.map((box) => box.left)),
    Math.min(...boxes.map((box) => box.top)),
    Math.max(...boxes.map((box) => box.right)),
    Math.max(...boxes.map((box) => box.bottom)),
  ];
  return {
    blocks,
    box: { left, top, width: right - left, height: bottom - top },
    paper: readPaperColor(page),
  };
}

/** Reads the background colour that the page renders behind the blocks. */
function readPaperColor(page: Document): string {
  const view = page.defaultView ?? window;
  const colors = [page.body, page.documentElement].map(
    (element) => view.getComputedStyle(element).backgroundColor,
  );
  return colors.find((color) => color !== 'rgba(0, 0, 0, 0)') ?? 'transparent'; // specified: how browsers say it
}
