import type { PathPart } from '#content/block/issue.ts';
import { findController } from '#ui/island/live-islands.ts';
import { ownElements, type Reveal } from '../shared/reveal.ts';
import { positionLimits } from './position.ts';

/** Percent of a side that show enough of it: then nothing is moved. */
const enough = 75;

const property = '--position';

/** Shows the side whose picture is edited, and goes back to where the line stood. */
export const beforeAfterSliderReveal: Reveal = (block) => {
  /** Where the line stood, and where it was moved from here. */
  let moved: { readonly from: string; readonly to: string } | undefined;
  const boxOf = () => ownElements(block, '.before-after')[0];

  function move(box: HTMLElement, to: string): void {
    box.style.setProperty(property, to);
    findController(box.parentElement)?.update({} as never);
  }

  /** Whoever has moved it since is right. */
  function back(): void {
    const [box, before] = [boxOf(), moved];
    moved = undefined;
    if (box && before && box.style.getPropertyValue(property) === before.to) move(box, before.from);
  }

  return {
    show([field]) {
      const side = sideOf(field);
      const box = boxOf();
      if (!side || !box) return back();
      const at = box.style.getPropertyValue(property);
      if (moved && at !== moved.to) moved = undefined;
      const after = Number.parseFloat(at);
      if ((side === 'after' ? after : 100 - after) >= enough) return;
      const to = `${side === 'after' ? positionLimits.max : positionLimits.min}%`;
      moved = { from: moved?.from ?? at, to };
      move(box, to);
    },
    refresh: () => undefined,
    release: back,
  };
};

/** Of its images, alt texts and labels each is about one side. */
function sideOf(field: PathPart | undefined): string | undefined {
  return /^(before|after)[A-Z]/.exec(String(field))?.[1];
}
