import type { PageBackground } from '#content/look/background.ts';
import { changeAt, listColorSteps } from '#content/look/background-steps.ts';
import type { Theme } from '#tokens/light-dark.ts';

/** The page's background at one position, as CSS. */
export interface StripCell {
  readonly background: string;
  readonly filter?: string;
}

const paper = 'var(--color-paper)';

/** Computes a page's background at `count` positions from its top to its end, in a theme. */
export function computeStripCells(
  background: PageBackground,
  theme: Theme,
  count: number,
): readonly StripCell[] {
  return Array.from({ length: count }, (_, index) => computeCell(background, theme, index / (count - 1)));
}

function computeCell(
  { backgroundSettings, dynamicBackgroundSettings: dynamic }: PageBackground,
  theme: Theme,
  part: number,
): StripCell {
  const light = theme === 'light';
  const own = light ? backgroundSettings.backgroundColorLight : backgroundSettings.backgroundColorDark;
  const still = own || paper;
  if (!dynamic.enabled) return { background: still };
  switch (dynamic.type) {
    case 'scroll-color-transition': {
      const steps = listColorSteps(dynamic).map((step) => (light ? step.colorLight : step.colorDark) || '');
      const { from, share } = changeAt(dynamic, steps.length, part);
      // If the first colour is not set, the page's own background is used.
      const getColor = (index: number) => steps[index] || (index === 0 ? still : paper);
      return { background: mix(getColor(from), getColor(from + 1), share) };
    }
    case 'scroll-opacity': {
      const layer = (light ? dynamic.opacityBackgroundLight : dynamic.opacityBackgroundDark) || '';
      const seen = layer || dynamic.opacityBackgroundLight || dynamic.opacityBackgroundDark;
      return { background: seen ? mix(still, layer || paper, changeAt(dynamic, 2, part).share) : still };
    }
    case 'scroll-hue-rotation': {
      const layer = light ? dynamic.hueBackgroundLight : dynamic.hueBackgroundDark;
      if (!layer) return { background: still };
      return { background: layer, filter: `hue-rotate(${toDegrees(changeAt(dynamic, 2, part).share)}deg)` };
    }
  }
}

/** Mixes a layer over a colour, as browsers do. */
function mix(under: string, over: string, share: number): string {
  if (share === 0 || under === over) return under;
  return share === 1 ? over : `color-mix(in srgb, ${over} ${Number((share * 100).toFixed(2))}%, ${under})`;
}

const toDegrees = (share: number) => Math.round(share * 360);
