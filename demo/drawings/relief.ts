import { studio } from './colour.ts';
import { type Drawing, define, element, group } from './drawing.ts';

interface Relief {
  /** Radius of the rounded edges, in units of the viewBox. */
  readonly round?: number;
  /** Distance from the background, which determines the shadow. 0 has no shadow. */
  readonly lift?: number;
  /** Opacity of the shadow, from 0 to 1. */
  readonly shade?: number;
}

/**
 * Shapes with an embossed look: lit from the upper left along their outline, with a shadow to the lower
 * right. Shapes of one call form one piece.
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
