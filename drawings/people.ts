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

/** Somebody with the back to us and the arms crossed, who looks at what is in front of them. */
export function onlooker(x: number, y: number, tall: number, look: Clothes): string {
  const { coat, skin, hair, legs } = look;
  // The lower arms are before the chest; of crossed arms one sees from behind how far the elbows stick out.
  const arm = (side: 1 | -1) =>
    path(`M${side * 40} -266Q${side * 74} -240 ${side * 72} -202Q${side * 64} -184 ${side * 24} -186`, {
      fill: 'none',
      stroke: mix(coat, '#000000', side === 1 ? 0.24 : 0.1),
      'stroke-width': 25,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    });
  return group(
    { transform: `translate(${x} ${y}) scale(${n(tall / 372)})` },
    ellipse(14, 1, 78, 9, { fill: '#000', opacity: 0.26 }),
    path('M-41 -168H0L-3 -4H-31Z', { fill: legs }),
    path('M-2 -168H41L31 -4H5Z', { fill: mix(legs, '#000000', 0.16) }),
    box(-36, -11, 33, 13, '#1d1712', 6),
    box(5, -11, 33, 13, '#1d1712', 6),
    arm(-1),
    arm(1),
    box(-13, -310, 26, 30, mix(skin, '#000000', 0.2), 8),
    path('M-52 -258C-50 -280 -24 -292 0 -292S50 -280 52 -258L43 -152Q0 -143 -43 -152Z', { fill: coat }),
    path('M52 -258L43 -152Q26 -147 10 -147Q30 -200 24 -288Q48 -280 52 -258Z', {
      fill: '#000000',
      opacity: 0.12,
    }),
    ellipse(-32, -330, 6, 9, { fill: skin }),
    ellipse(32, -330, 6, 9, { fill: mix(skin, '#000000', 0.2) }),
    path('M-33 -330C-37 -384 37 -384 33 -330C33 -310 20 -298 0 -298S-33 -310 -33 -330Z', { fill: hair }),
  );
}

/** Somebody who stands still for the photographer, `tall` pixels from crown to shoe, feet at 0. */
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
