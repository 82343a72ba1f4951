import { type StartingLayout, startingLayouts } from '#blocks/starting-layouts.ts';
import type { PageKind } from '#content/page.ts';

/** What a new page starts with. */
export type StartingPoint = 'blank' | 'copy' | StartingLayout['id'];

/** All of them, the layouts for this kind of page first. */
export function startingPoints(kind: PageKind): readonly StartingPoint[] {
  const [own, others] = [true, false].map((isOwn) =>
    startingLayouts.filter((layout) => (layout.kind === kind) === isOwn).map(({ id }) => id),
  );
  return [...(own ?? []), ...(others ?? []), 'blank', 'copy'];
}

/** The one that a page of this kind starts with unless another is chosen: its first layout. */
export function fittingPoint(kind: PageKind): StartingPoint {
  return startingPoints(kind)[0] ?? 'blank';
}

export function findLayout(point: StartingPoint): StartingLayout | undefined {
  return startingLayouts.find(({ id }) => id === point);
}
