import type { PathPart } from '#content/block/issue.ts';
import { findController } from '#ui/island/live-islands.ts';
import { listOwnElements, type Reveal } from '../shared/reveal.ts';
import { positionLimits } from './position.ts';

/** Percent of a side that is enough to see its image, or its label. From there on the line isn't moved. */
const enough = { image: 75, label: 25 } as const;

const property = '--position';

/** Reveals the side whose image is edited, and restores the position of the line afterwards. */
export const revealBeforeAfterSlider: Reveal = (block) => {
  /** The position before the line was moved here, and the one it was moved to. */
  let moved: { readonly from: string; readonly to: string } | undefined;
  const findBox = () => listOwnElements(block, '.before-after')[0];

  function move(box: HTMLElement, to: string): void {
    box.style.setProperty(property, to);
    findController(box.parentElement)?.update({} as never);
  }

  /** Restores the position, unless it was changed in the meantime. */
  function restore(): void {
    const [box, before] = [findBox(), moved];
    moved = undefined;
    if (box && before && box.style.getPropertyValue(property) === before.to) move(box, before.from);
  }

  return {
    show([field]) {
      const side = findSide(field);
      const box = findBox();
      if (!side || !box) return restore();
      const at = box.style.getPropertyValue(property);
      if (moved && at !== moved.to) moved = undefined;
      const after = Number.parseFloat(at);
      const needed = String(field).endsWith('Label') ? enough.label : enough.image;
      if ((side === 'after' ? after : 100 - after) >= needed) return;
      const to = `${side === 'after' ? positionLimits.max : positionLimits.min}%`;
      moved = { from: moved?.from ?? at, to };
      move(box, to);
    },
    refresh: () => undefined,
    release: restore,
  };
};

/** Finds the side that a field belongs to: an image, alt text or label. */
function findSide(field: PathPart | undefined): string | undefined {
  return /^(before|after)[A-Z]/.exec(String(field))?.[1];
}
