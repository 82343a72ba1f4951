import { previewLimits } from '#preview/limits.ts';
import type { EditorMessage, PageMessage } from '#preview/messages.ts';

type Alignment = Omit<Extract<PageMessage, { type: 'page/aligned' }>, 'type'>;

/** The reading line as a part of the window's height, at which all frames align. */
const lookedAt = 1 / 3;

/**
 * Synchronizes scrolling with neighbouring frames: sends the block at the reading line and the position in
 * it, and scrolls to those of another frame. Blocks have different heights in each language, so pixels alone
 * would drift apart.
 */
export function alignScroll(send: (message: PageMessage) => void) {
  let isWanted = false;
  let waiting = false;
  /** Position set by another frame; the scroll event there is not the user's. */
  let sentTo: number | undefined;
  /**
   * The alignment when scrolling last ended, to restore when a new window width moves everything above it.
   */
  let atRest: Alignment = { blockId: null, part: 0 };
  let resting: ReturnType<typeof setTimeout> | undefined;
  let width = innerWidth;

  const report = () => {
    waiting = false;
    const arrived = sentTo !== undefined && Math.abs(scrollY - sentTo) < 2;
    sentTo = undefined;
    if (isWanted && !arrived) send({ type: 'page/aligned', ...computeAlignment() });
  };
  addEventListener(
    'scroll',
    () => {
      clearTimeout(resting);
      resting = setTimeout(() => {
        atRest = computeAlignment();
      }, previewLimits.scrollReportDelay);
      if (!isWanted || waiting) return;
      waiting = true;
      requestAnimationFrame(report);
    },
    { passive: true },
  );

  const goTo = (place: Alignment) => {
    const top = computeTop(place);
    if (top === undefined) return;
    scrollTo({ top, behavior: 'instant' });
    sentTo = scrollY;
  };
  addEventListener('resize', () => {
    if (innerWidth === width) return;
    width = innerWidth;
    goTo(atRest);
  });

  return {
    /** Starts or stops aligning. A frame that is already scrolled sends its position for the new one. */
    want(message: Extract<EditorMessage, { type: 'view/in-step' }>): void {
      isWanted = message.on;
      if (isWanted && scrollY > 0) send({ type: 'page/aligned', ...computeAlignment() });
    },
    follow: ({ blockId, part }: Extract<EditorMessage, { type: 'view/align' }>) => goTo({ blockId, part }),
  };
}

const computeMaxScroll = () => document.documentElement.scrollHeight - innerHeight;

function computeAlignment(): Alignment {
  if (scrollY <= 0) return { blockId: null, part: 0 };
  if (scrollY >= computeMaxScroll() - 1) return { blockId: null, part: 1 };
  const line = innerHeight * lookedAt;
  const blocks = [...document.querySelectorAll<HTMLElement>('[data-block-id]')];
  const boxes = blocks.map((block) => ({ id: block.dataset.blockId, box: block.getBoundingClientRect() }));
  // The innermost block at the line is last; between two blocks it is the lower one.
  const at =
    boxes.findLast(({ box }) => box.height > 0 && box.top <= line && box.bottom >= line) ??
    boxes.find(({ box }) => box.height > 0 && box.top > line);
  if (!at?.id) return { blockId: null, part: scrollY / Math.max(1, computeMaxScroll()) };
  return { blockId: at.id, part: (line - at.box.top) / at.box.height };
}

function computeTop({ blockId, part }: Alignment): number | undefined {
  if (blockId === null) return part * computeMaxScroll();
  const box = document.querySelector(`[data-block-id="${CSS.escape(blockId)}"]`)?.getBoundingClientRect();
  if (!box || box.height === 0) return undefined;
  return Math.max(0, scrollY + box.top + part * box.height - innerHeight * lookedAt);
}
