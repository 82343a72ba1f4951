import { type StartingLayout, startingLayouts } from '#blocks/starting-layouts.ts';
import type { PageKind } from '#content/page.ts';

/** What a new page starts with. */
export type StartingPoint = 'blank' | 'copy' | StartingLayout['id'];

/** All of them, those for this kind of page first. */
export function startingPoints(kind: PageKind): readonly StartingPoint[] {
  const [own, others] = [true, false].map((isOwn) =>
    startingLayouts.filter((layout) => (layout.kind === kind) === isOwn).map(({ id }) => id),
  );
  return ['blank', 'copy', ...(own ?? []), ...(others ?? [])];
}

export function layoutOf(point: StartingPoint): StartingLayout | undefined {
  return startingLayouts.find(({ id }) => id === point);
}
