import { listVisibleBlocks } from '#blocks/prepare-block.tsx';
import { blockReveals } from '#blocks/reveals.ts';
import { listOwnElements, type RevealController } from '#blocks/shared/reveal.ts';
import { formatPath, type PathPart } from '#content/block/issue.ts';
import { isSamePath } from '#document/edit.ts';
import type { PageTree } from '#document/page-tree.ts';
import { findBlockElement } from '../writing/text-elements.ts';

/** A field of a block, or without a path the block itself. */
interface Target {
  readonly blockId: string;
  readonly path: readonly PathPart[];
}

interface ActiveReveal {
  readonly element: HTMLElement;
  readonly revealing: RevealController;
  readonly target: Target;
}

interface RevealerOptions {
  readonly tree: () => PageTree | undefined;
  /** Called when the user opens another part of the selected block in the page. */
  readonly chosen: (blockId: string, path: readonly PathPart[]) => void;
}

/**
 * Reveals what is being edited: the selected block or its focused field. Blocks that contain it open the part
 * with it, such as a slide. Blocks that no longer contain it are released.
 */
export function createRevealer({ tree, chosen }: RevealerOptions) {
  let selected: string | null = null;
  let field: Target | undefined;
  let held = new Map<string, ActiveReveal>();

  const release = (id: string) => held.get(id)?.revealing.release();

  function hold(target: Target): ActiveReveal | undefined {
    const { blockId, path } = target;
    const element = findBlockElement(blockId);
    const reveal = blockReveals[tree()?.find(blockId)?.block.type ?? ''];
    const known = held.get(blockId);
    if (!element || !reveal) return undefined;
    const stays = known?.element === element;
    if (!stays) release(blockId);
    const reportChosen = (part: readonly PathPart[]) => {
      if (blockId === selected) chosen(blockId, part);
    };
    const revealing = stays ? known.revealing : reveal(element, { chosen: reportChosen });
    if (stays && isSamePath(known.target.path, path)) revealing.refresh();
    else revealing.show(path);
    return { element, revealing, target };
  }

  function apply(): void {
    const way = listNestedTargets(
      tree(),
      field ?? (selected === null ? undefined : { blockId: selected, path: [] }),
    );
    const next = new Map<string, ActiveReveal>();
    for (const id of held.keys()) if (!way.some(({ blockId }) => blockId === id)) release(id);
    for (const target of way) {
      const now = hold(target);
      if (now) next.set(target.blockId, now);
      else release(target.blockId);
    }
    held = next;
  }

  return {
    select(blockId: string | null): void {
      selected = blockId;
      if (field && field.blockId !== blockId) field = undefined;
      apply();
    },
    /** `scrolls` tells if this page scrolls to the target; other frames follow. */
    show(target: Target | undefined, scrolls: boolean): void {
      field = target;
      apply();
      const block = target && findBlockElement(target.blockId);
      if (block && scrolls) bringIntoView(findFieldElement(block, target.path));
    },
    /** Called after a rendering. */
    refresh(): void {
      if (held.size > 0) apply();
    },
  };
}

/**
 * Lists the blocks that contain a target, outermost first, each with the path to the next, and the target
 * itself.
 */
function listNestedTargets(tree: PageTree | undefined, target: Target | undefined): readonly Target[] {
  const way: Target[] = [];
  for (let at = target; tree && at; ) {
    way.unshift(at);
    const visit = tree.find(at.blockId);
    if (!visit?.parent) break;
    // Hidden blocks are not rendered, so they do not count.
    const siblings = listVisibleBlocks(tree.listAt({ parent: visit.parent.id, slot: visit.slot })?.blocks);
    at = { blockId: visit.parent.id, path: [...visit.slot, siblings.indexOf(visit.block)] };
  }
  return way;
}

/**
 * Scrolls as little as possible to show an element: its scrollable containers, then the page. Content that is
 * clipped without scrolling, such as slides of a carousel, is left to its own script.
 */
function bringIntoView(element: Element): void {
  const behavior = getScrollBehavior();
  let box = measureSpans(element);
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (!canScroll(at)) continue;
    const around = at.getBoundingClientRect();
    const top = scrollWay(shiftSpan(box.y, around.top), at.clientHeight);
    const left = scrollWay(shiftSpan(box.x, around.left), at.clientWidth);
    if (top === 0 && left === 0) continue;
    at.scrollBy({ top, left, behavior: 'instant' });
    box = measureSpans(element);
  }
  const top = scrollWay(box.y, innerHeight);
  if (top !== 0) scrollBy({ top, behavior });
}

function getScrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}

function measureSpans(element: Element) {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { x: { start: left, end: right }, y: { start: top, end: bottom } };
}

const shiftSpan = ({ start, end }: { readonly start: number; readonly end: number }, by: number) => ({
  start: start - by,
  end: end - by,
});

function canScroll(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  const isScrollValue = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  return (
    (isScrollValue(overflowY) && element.scrollHeight > element.clientHeight) ||
    (isScrollValue(overflowX) && element.scrollWidth > element.clientWidth)
  );
}

/** Start and end of an element in its scroll container along one axis, in CSS pixels. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** CSS pixels between a revealed element and the edge. */
export const revealMargin = 24;

/** Part of the viewport that a larger element must fill to count as in view. */
const enough = 1 / 2;

/**
 * Computes the distance to scroll so that a span is inside a viewport that begins at 0: as little as
 * possible, 0 if it is in view. A larger span is aligned at its start, unless it fills most of the viewport.
 */
export function scrollWay({ start, end }: Span, room: number): number {
  const seen = Math.min(end, room) - Math.max(start, 0);
  if (end - start > room - 2 * revealMargin) return seen >= room * enough ? 0 : start - revealMargin;
  if (start < revealMargin) return start - revealMargin;
  if (end > room - revealMargin) return end - room + revealMargin;
  return 0;
}

/**
 * Finds the element in a block for the field at a path: the one marked with the field, or with its nearest
 * ancestor such as a slide or column; otherwise the block itself.
 */
function findFieldElement(block: HTMLElement, path: readonly PathPart[]): HTMLElement {
  const marked = listOwnElements(block, '[data-field]').filter((element) => element.checkVisibility());
  for (let length = path.length; length > 0; length -= 1) {
    const name = formatPath(path.slice(0, length));
    const isItem = typeof path[length - 1] === 'number';
    const found =
      marked.find(({ dataset }) => dataset.field === name) ??
      (isItem ? marked.find(({ dataset }) => dataset.field?.startsWith(`${name}.`)) : undefined);
    if (found) return found;
  }
  return block;
}
