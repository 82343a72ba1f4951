import { type StartingLayout, startingLayouts } from '#blocks/starting-layouts.ts';
import type { PageKind } from '#content/page/page.ts';

/** Starting points of a new page. */
export type StartingPoint = 'blank' | 'copy' | StartingLayout['id'];

/** Lists all starting points, beginning with the layouts for this kind of page. */
export function listStartingPoints(kind: PageKind): readonly StartingPoint[] {
  const [own, others] = [true, false].map((isOwn) =>
    startingLayouts.filter((layout) => (layout.kind === kind) === isOwn).map(({ id }) => id),
  );
  return [...(own ?? []), ...(others ?? []), 'blank', 'copy'];
}

/** Finds the default starting point for a kind of page: its first layout. */
export function findFittingPoint(kind: PageKind): StartingPoint {
  return listStartingPoints(kind)[0] ?? 'blank';
}

export function findStartingLayout(point: StartingPoint): StartingLayout | undefined {
  return startingLayouts.find(({ id }) => id === point);
}
