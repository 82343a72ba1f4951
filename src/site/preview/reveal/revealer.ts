import { visibleIn } from '#blocks/prepare-block.tsx';
import { blockReveals } from '#blocks/reveals.ts';
import type { Revealing } from '#blocks/shared/reveal.ts';
import type { PathPart } from '#content/block/issue.ts';
import { samePath } from '#document/edit.ts';
import type { PageTree } from '#document/page-tree.ts';
import { elementOfBlock } from '../writing/text-elements.ts';
import { bringIntoView } from './bring-into-view.ts';
import { elementOfField } from './element-of-field.ts';

/** A field of a block; without a path the block itself. */
interface Target {
  readonly blockId: string;
  readonly path: readonly PathPart[];
}

interface Held {
  readonly element: HTMLElement;
  readonly revealing: Revealing;
  readonly target: Target;
}

interface RevealerOptions {
  readonly tree: () => PageTree | undefined;
  /** A person went to another part of the selected block in the page itself. */
  readonly chosen: (blockId: string, path: readonly PathPart[]) => void;
}

/**
 * Shows in the page what is being edited: the block that is selected, or the field of it that has the keyboard. The blocks around
 * it show the way there, such as the slide that it stands in. Who is no longer on that way lets go.
 */
export function createRevealer({ tree, chosen }: RevealerOptions) {
  let selected: string | null = null;
  let field: Target | undefined;
  let held = new Map<string, Held>();

  const release = (id: string) => held.get(id)?.revealing.release();

  function hold(target: Target): Held | undefined {
    const { blockId, path } = target;
    const element = elementOfBlock(blockId);
    const reveal = blockReveals[tree()?.find(blockId)?.block.type ?? ''];
    const known = held.get(blockId);
    if (!element || !reveal) return undefined;
    const stays = known?.element === element;
    if (!stays) release(blockId);
    const told = (part: readonly PathPart[]) => {
      if (blockId === selected) chosen(blockId, part);
    };
    const revealing = stays ? known.revealing : reveal(element, { chosen: told });
    if (stays && samePath(known.target.path, path)) revealing.refresh();
    else revealing.show(path);
    return { element, revealing, target };
  }

  function apply(): void {
    const way = wayTo(tree(), field ?? (selected === null ? undefined : { blockId: selected, path: [] }));
    const next = new Map<string, Held>();
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
    /** `scrolls` says whether this page comes to where it is; another one follows it. */
    show(target: Target | undefined, scrolls: boolean): void {
      field = target;
      apply();
      const block = target && elementOfBlock(target.blockId);
      if (block && scrolls) bringIntoView(elementOfField(block, target.path));
    },
    /** After the page was rendered anew. */
    refresh(): void {
      if (held.size > 0) apply();
    },
  };
}

/** A target with the blocks around it, outermost first, each with where in it the way goes on. */
function wayTo(tree: PageTree | undefined, target: Target | undefined): readonly Target[] {
  const way: Target[] = [];
  for (let at = target; tree && at; ) {
    way.unshift(at);
    const visit = tree.find(at.blockId);
    if (!visit?.parent) break;
    // What is hidden is not rendered, and counts for nothing.
    const siblings = visibleIn(tree.listAt({ parent: visit.parent.id, slot: visit.slot })?.blocks);
    at = { blockId: visit.parent.id, path: [...visit.slot, siblings.indexOf(visit.block)] };
  }
  return way;
}
