import { spaceNames } from '#tokens/scale/space-scale.ts';
import { parseLength } from '../../../forms/length-text.ts';
import type { UnitSizes } from './length-drag.ts';

/** Lists the spaces of the page's design in CSS pixels, from none to the largest. */
export function listSpaceSteps(element: HTMLElement, { rootFont }: UnitSizes): readonly number[] {
  const { documentElement, defaultView } = element.ownerDocument;
  const looks = (defaultView ?? window).getComputedStyle(documentElement);
  const spaces = spaceNames.flatMap((name) => {
    const parsed = parseLength(looks.getPropertyValue(`--space-${name}`).trim());
    if (!parsed || !['px', 'rem'].includes(parsed.unit)) return [];
    return Math.round(parsed.number * (parsed.unit === 'rem' ? rootFont : 1));
  });
  return [...new Set([0, ...spaces])].sort((one, other) => one - other);
}

export function findNearestStep(steps: readonly number[], pixels: number): number {
  return steps.reduce((best, step) => (Math.abs(step - pixels) < Math.abs(best - pixels) ? step : best), 0);
}

/** The next step up or down; the last one at the end. */
export function findNextStep(steps: readonly number[], pixels: number, direction: 1 | -1): number {
  const further = steps.filter((step) => (step - pixels) * direction > 0.5);
  return (direction === 1 ? further[0] : further.at(-1)) ?? findNearestStep(steps, pixels);
}
