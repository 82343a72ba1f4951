import { mix } from './colour.ts';
import { blur, box, type Drawing, group, linear, n, path } from './drawing.ts';

interface Lying {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly scale: number;
}

interface PenTones {
  readonly pen: string;
  readonly brass: string;
  readonly shadow: string;
}

/** Fountain pen with its cap on. */
export function fountainPen(
  drawing: Drawing,
  { x, y, turn, scale }: Lying,
  { pen: colour, brass, shadow }: PenTones,
): string {
  const place = `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;
  const body = 'M-330 -11C-330 -17 -322 -19 -312 -20L30 -27V27L-312 20C-322 19 -330 17 -330 11Z';
  const cap = 'M22 -31H268C296 -31 314 -22 318 -12V12C314 22 296 31 268 31H22Z';
  const clip = 'M296 -7C304 -7 306 7 296 7L112 5C98 12 84 8 84 0C84 -8 98 -12 112 -5Z';
  const round = (base: string): string =>
    linear(drawing, 90, [
      [0, mix(base, '#000000', 0.35)],
      [0.16, mix(base, '#ffffff', 0.12)],
      [0.25, mix(base, '#ffffff', 0.62)],
      [0.33, mix(base, '#ffffff', 0.14)],
      [0.55, base],
      [0.85, mix(base, '#000000', 0.5)],
      [1, mix(base, '#000000', 0.3)],
    ]);
  const metal = linear(drawing, 90, [
    [0, mix(brass, shadow, 0.5)],
    [0.24, mix(brass, '#ffffff', 0.7)],
    [0.45, brass],
    [0.8, mix(brass, shadow, 0.55)],
    [1, mix(brass, shadow, 0.3)],
  ]);
  const fallen = (dx: number, dy: number, soft: number, opacity: number): string =>
    group(
      { filter: blur(drawing, soft), opacity },
      group(
        { transform: `translate(${n(dx * scale)} ${n(dy * scale)}) ${place}` },
        path(body, { fill: shadow }),
        path(cap, { fill: shadow }),
      ),
    );
  return [
    fallen(46, 40, 17 * scale, 0.36),
    fallen(22, 21, 7 * scale, 0.42),
    fallen(7, 9, 2.4 * scale, 0.5),
    group(
      { transform: place },
      path(body, { fill: round(colour) }),
      box(-304, -20.5, 7, 41, metal, 1),
      path(cap, { fill: round(mix(colour, '#000000', 0.1)) }),
      box(24, -32, 22, 64, metal, 3),
      box(51, -31.5, 5, 63, metal, 1),
      path('M318 -12C324 -8 324 8 318 12Z', { fill: metal }),
      path(clip, { fill: mix(colour, '#000000', 0.6), transform: 'translate(4 8)', opacity: 0.7 }),
      path(clip, {
        fill: linear(drawing, 90, [
          [0, mix(brass, '#ffffff', 0.65)],
          [0.4, brass],
          [1, mix(brass, shadow, 0.5)],
        ]),
      }),
    ),
  ].join('');
}
