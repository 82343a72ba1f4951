import { mix, oklch, studio } from './colour.ts';
import { blur, circle, finishDrawing, linear, path, startDrawing } from './drawing.ts';
import { daylight, table, vignette } from './surface.ts';

/** A portrait in cut paper: shoulders, neck, face, hair and glasses, each a layer. */
export function portrait(): string {
  const drawing = startDrawing(1200, 1500);
  const skin = oklch(0.77, 0.07, 52);
  const cut = (d: string, fill: string, lift = 22): string =>
    path(d, {
      fill: studio.ink,
      opacity: 0.3,
      transform: `translate(${lift * 0.5} ${lift * 0.8})`,
      filter: blur(drawing, lift * 0.55),
    }) + path(d, { fill });
  const wool = linear(drawing, 30, [
    [0, oklch(0.36, 0.03, 255)],
    [1, oklch(0.25, 0.022, 255)],
  ]);
  const face = linear(drawing, 20, [
    [0, mix(skin, '#ffffff', 0.22)],
    [0.55, skin],
    [1, mix(skin, oklch(0.5, 0.1, 35), 0.4)],
  ]);
  return finishDrawing(
    drawing,
    table(drawing, oklch(0.88, 0.035, 82)),
    daylight(drawing, 0.4, 0.16),
    cut('M600 170A470 470 0 0 1 1070 640V1500H130V640A470 470 0 0 1 600 170Z', oklch(0.66, 0.165, 36), 30),
    cut('M70 1500C80 1210 300 1106 470 1072H730C900 1106 1120 1210 1130 1500Z', wool, 36),
    cut('M490 860H710V1076C710 1150 490 1150 490 1076Z', mix(skin, oklch(0.5, 0.1, 35), 0.35), 18),
    cut('M446 1066C500 1170 700 1170 754 1066L792 1092C730 1250 470 1250 408 1092Z', studio.white, 16),
    cut(
      'M372 560C372 410 470 330 600 330S828 410 828 560V720C828 870 724 966 600 966S372 870 372 720Z',
      face,
      26,
    ),
    cut(
      'M344 640C316 420 420 262 606 258C800 254 902 400 858 640C842 560 818 500 760 458C640 492 500 486 436 462C386 506 362 566 344 640Z',
      oklch(0.24, 0.02, 60),
      20,
    ),
    cut('M600 640L566 788Q600 812 634 788Z', mix(skin, oklch(0.5, 0.1, 35), 0.32), 5),
    path('M528 872Q600 916 672 872', {
      fill: 'none',
      stroke: oklch(0.45, 0.1, 30),
      'stroke-width': 14,
      'stroke-linecap': 'round',
    }),
    ...[482, 718].map(
      (x) =>
        circle(x, 654, 78, { fill: '#ffffff', opacity: 0.22 }) +
        circle(x, 654, 78, { fill: 'none', stroke: studio.ink, 'stroke-width': 15 }) +
        circle(x + 4, 656, 13, { fill: studio.ink }),
    ),
    path('M560 646Q600 622 640 646', { fill: 'none', stroke: studio.ink, 'stroke-width': 13 }),
    path('M404 640L366 626M796 640L834 626', {
      fill: 'none',
      stroke: studio.ink,
      'stroke-width': 13,
      'stroke-linecap': 'round',
    }),
    vignette(drawing, 0.1),
  );
}
