import { mix } from './colour.ts';
import { box, circle, ellipse, group, n, path } from './drawing.ts';

interface Clothes {
  readonly coat: string;
  readonly apron?: string;
  readonly skin: string;
  readonly hair: string;
  readonly hat?: string;
  readonly legs: string;
  readonly isInSkirt?: boolean;
}

/** Standing person, `tall` units from crown to shoe, with the feet at (x, y). */
export function somebody(x: number, y: number, tall: number, look: Clothes): string {
  const { coat, apron, skin, hair, hat, legs, isInSkirt } = look;
  const body = isInSkirt
    ? 'M-34 -262C-40 -276 -18 -290 0 -290S40 -276 34 -262L58 -86Q0 -70 -58 -86Z'
    : 'M-52 -262C-52 -280 -26 -290 0 -290S52 -280 52 -262L46 -118Q0 -106 -46 -118Z';
  const arm = (side: 1 | -1) =>
    path(`M${side * 40} -268Q${side * 74} -200 ${side * 56} -132`, {
      fill: 'none',
      stroke: mix(coat, '#000000', 0.12),
      'stroke-width': 24,
      'stroke-linecap': 'round',
    }) + circle(side * 56, -126, 13, { fill: skin });
  return group(
    { transform: `translate(${x} ${y}) scale(${n(tall / 372)})` },
    ellipse(6, 2, 70, 10, { fill: '#000', opacity: 0.22 }),
    box(-30, -122, 24, 118, legs, 8),
    box(6, -122, 24, 118, legs, 8),
    box(-38, -12, 34, 14, '#1d1712', 7),
    box(6, -12, 34, 14, '#1d1712', 7),
    arm(-1),
    arm(1),
    path(body, { fill: coat }),
    apron === undefined ? '' : path('M-32 -236H32L40 -70H-40Z', { fill: apron }),
    box(-12, -308, 24, 28, mix(skin, '#000000', 0.14), 8),
    ellipse(0, -332, 32, 37, { fill: skin }),
    path('M-34 -330C-38 -380 38 -380 34 -330C26 -352 -20 -354 -34 -330Z', { fill: hair }),
    hat === undefined ? '' : path('M-37 -350C-34 -388 34 -388 37 -350L44 -346H-30Z', { fill: hat }),
  );
}
