import { studio } from './colour.ts';
import { type Drawing, define, element, group } from './drawing.ts';

interface Relief {
  /** How far its edges are rounded, in pixels of the drawing. */
  readonly round?: number;
  /** How far it stands off what is behind it, which its shadow says; 0 for none. */
  readonly lift?: number;
  /** How dark its shadow is. */
  readonly shade?: number;
}

/**
 * Shapes as if they were modelled: lit from the upper left along their own outline, with a shadow to the lower
 * right. What lies inside one group is one piece.
 */
export function relief(
  drawing: Drawing,
  { round = 6, lift = 10, shade = 0.4 }: Relief,
  ...shapes: readonly string[]
): string {
  const area = { x: '-50%', y: '-50%', width: '200%', height: '200%' };
  const light = [
    element('feGaussianBlur', { in: 'SourceAlpha', stdDeviation: round, result: 'height' }),
    element(
      'feDiffuseLighting',
      {
        in: 'height',
        surfaceScale: round * 0.9,
        diffuseConstant: 0.66,
        'lighting-color': '#fff',
        result: 'light',
      },
      element('feDistantLight', { azimuth: 232, elevation: 50 }),
    ),
    element('feComposite', {
      in: 'SourceGraphic',
      in2: 'light',
      operator: 'arithmetic',
      k1: 2,
      result: 'lit',
    }),
    element('feComposite', { in: 'lit', in2: 'SourceAlpha', operator: 'in', result: 'piece' }),
  ];
  const cast =
    lift === 0
      ? []
      : [
          element('feGaussianBlur', { in: 'SourceAlpha', stdDeviation: lift * 0.55 }),
          element('feOffset', { dx: lift * 0.6, dy: lift * 0.9, result: 'fallen' }),
          element('feFlood', { 'flood-color': studio.ink, 'flood-opacity': shade }),
          element('feComposite', { in2: 'fallen', operator: 'in', result: 'shadow' }),
        ];
  const parts = [...(lift === 0 ? [] : ['shadow']), 'piece'].map((name) =>
    element('feMergeNode', { in: name }),
  );
  const filter = define(
    drawing,
    'filter',
    { ...area, 'color-interpolation-filters': 'sRGB' },
    [...light, ...cast, element('feMerge', {}, ...parts)].join(''),
  );
  return group({ filter }, ...shapes);
}
