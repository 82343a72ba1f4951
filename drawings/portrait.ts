import { mix, oklch, studio } from './colour.ts';
import {
  blur,
  box,
  circle,
  clipped,
  type Drawing,
  ellipse,
  finishDrawing,
  group,
  line,
  linear,
  path,
  radial,
  startDrawing,
} from './drawing.ts';
import { daylight, table, vignette } from './surface.ts';

const skin = {
  light: oklch(0.85, 0.055, 62),
  base: oklch(0.77, 0.07, 52),
  shade: oklch(0.64, 0.088, 42),
  deep: oklch(0.5, 0.09, 36),
};
const hair = { light: oklch(0.38, 0.028, 62), base: oklch(0.26, 0.022, 60), deep: oklch(0.17, 0.016, 60) };
const wool = { light: oklch(0.42, 0.035, 255), base: oklch(0.31, 0.028, 255), deep: oklch(0.21, 0.02, 255) };

const arch = 'M600 170A470 470 0 0 1 1070 640V1500H130V640A470 470 0 0 1 600 170Z';
const shoulders = 'M70 1500C80 1210 300 1106 470 1072H730C900 1106 1120 1210 1130 1500Z';
const neck = 'M490 860H710V1076C710 1150 490 1150 490 1076Z';
const head =
  'M372 560C372 410 470 330 600 330S828 410 828 560V720C828 800 792 868 742 914C700 952 650 972 600 972S500 952 458 914C408 868 372 800 372 720Z';
const crown =
  'M344 640C316 420 420 262 606 258C800 254 902 400 858 640C842 560 818 500 760 458C640 492 500 486 436 462C386 506 362 566 344 640Z';

/** One layer of paper: the shadow it throws, itself, and the light along the edge that is turned to it. */
function cut(drawing: Drawing, d: string, fill: string, lift = 22, lip = 0.3): string {
  return (
    path(d, {
      fill: studio.ink,
      opacity: 0.34,
      transform: `translate(${lift * 0.5} ${lift * 0.8})`,
      filter: blur(drawing, lift * 0.55),
    }) +
    path(d, { fill }) +
    clipped(
      drawing,
      path(d, {}),
      path(d, {
        fill: 'none',
        stroke: '#ffffff',
        'stroke-width': 9,
        opacity: lip,
        transform: 'translate(2 3)',
      }),
    )
  );
}

/** Face and ears, with the side that is turned from the light as a paper of its own. */
function face(drawing: Drawing): string {
  const front = linear(drawing, 22, [
    [0, skin.light],
    [0.5, skin.base],
    [1, mix(skin.base, skin.shade, 0.55)],
  ]);
  const ear = (x: number, turn: number): string =>
    cut(
      drawing,
      `M${x} 628c${40 * turn} -34 ${74 * turn} 0 ${62 * turn} 60s${-34 * turn} 92 ${-58 * turn} 78z`,
      turn < 0 ? skin.base : skin.shade,
      10,
      0.2,
    );
  const turned = 'M842 520C790 640 800 760 716 846C668 894 616 912 560 930C640 990 760 960 842 800Z';
  const soft = group(
    { filter: blur(drawing, 26) },
    ellipse(470, 782, 66, 44, { fill: oklch(0.7, 0.13, 32), opacity: 0.3 }),
    ellipse(716, 782, 60, 44, { fill: oklch(0.62, 0.13, 32), opacity: 0.3 }),
    ellipse(500, 520, 120, 60, { fill: '#ffffff', opacity: 0.28 }),
  );
  return [
    ear(386, -1),
    ear(814, 1),
    cut(drawing, head, front, 26),
    clipped(
      drawing,
      path(head, {}),
      group({ opacity: 0.5, filter: blur(drawing, 7) }, path(turned, { fill: skin.shade })),
      soft,
      // What the hair throws on the forehead.
      group(
        { opacity: 0.38, filter: blur(drawing, 13) },
        path(crown, { fill: skin.deep, transform: 'translate(10 26)' }),
      ),
    ),
    // The nose: its lit ridge, its shaded side and what it throws.
    group(
      { opacity: 0.3, filter: blur(drawing, 8) },
      path('M612 660L660 800Q628 830 590 812Z', { fill: skin.deep }),
    ),
    cut(
      drawing,
      'M600 632C590 690 572 740 562 784Q572 812 602 812Q632 812 640 788C626 744 612 690 600 632Z',
      mix(skin.base, skin.light, 0.35),
      5,
      0.25,
    ),
    clipped(
      drawing,
      path('M600 632C590 690 572 740 562 784Q572 812 602 812Q632 812 640 788C626 744 612 690 600 632Z', {}),
      path('M600 632L606 812H660V632Z', { fill: skin.shade, opacity: 0.6 }),
    ),
    // The mouth, with the light of the lower lip below it.
    path('M530 872Q600 914 670 868', {
      fill: 'none',
      stroke: oklch(0.46, 0.1, 28),
      'stroke-width': 13,
      'stroke-linecap': 'round',
    }),
    path('M566 910Q602 924 640 908', {
      fill: 'none',
      stroke: skin.light,
      'stroke-width': 7,
      'stroke-linecap': 'round',
      opacity: 0.55,
    }),
  ].join('');
}

function glasses(drawing: Drawing): string {
  const frame = linear(drawing, 50, [
    [0, mix(studio.ink, '#ffffff', 0.42)],
    [0.35, studio.ink],
    [1, '#0b0a08'],
  ]);
  const rims = [482, 718].map((x) => circle(x, 654, 78, { fill: 'none', stroke: frame, 'stroke-width': 15 }));
  const bridge = path('M560 646Q600 622 640 646', { fill: 'none', stroke: frame, 'stroke-width': 13 });
  const sides = path('M404 640L366 626M796 640L834 626', {
    fill: 'none',
    stroke: studio.ink,
    'stroke-width': 13,
    'stroke-linecap': 'round',
  });
  const eye = (x: number): string =>
    path(`M${x - 34} 660Q${x} 626 ${x + 36} 658Q${x} 684 ${x - 34} 660Z`, { fill: '#fffaf2' }) +
    circle(x + 4, 656, 17, { fill: oklch(0.34, 0.05, 70) }) +
    circle(x + 4, 656, 8, { fill: '#0b0a08' }) +
    circle(x - 2, 650, 4.5, { fill: '#ffffff' }) +
    path(`M${x - 38} 658Q${x} 620 ${x + 40} 656`, {
      fill: 'none',
      stroke: hair.deep,
      'stroke-width': 8,
      'stroke-linecap': 'round',
    });
  const glare = (x: number): string =>
    clipped(
      drawing,
      circle(x, 654, 72, {}),
      path(`M${x - 90} 690L${x - 6} 566H${x + 34}L${x - 62} 716Z`, { fill: '#ffffff', opacity: 0.24 }),
      path(`M${x - 34} 734L${x + 66} 574H${x + 80}L${x - 18} 740Z`, { fill: '#ffffff', opacity: 0.14 }),
    );
  return [
    // Brows stand above the rims.
    ...[
      'M414 566Q470 532 540 552L536 570Q470 556 420 584Z',
      'M662 550Q732 532 788 566L780 584Q730 556 664 570Z',
    ].map((d) => path(d, { fill: hair.base })),
    ...[482, 718].map(eye),
    group({ opacity: 0.34, filter: blur(drawing, 6), transform: 'translate(9 15)' }, ...rims, bridge),
    ...[482, 718].map((x) => circle(x, 654, 74, { fill: '#ffffff', opacity: 0.07 })),
    ...[482, 718].map(glare),
    sides,
    ...rims,
    bridge,
  ].join('');
}

function haircut(drawing: Drawing): string {
  const tone = linear(drawing, 24, [
    [0, hair.light],
    [0.45, hair.base],
    [1, hair.deep],
  ]);
  const lock = (d: string, fill: string): string => cut(drawing, d, fill, 8, 0.16);
  return [
    cut(drawing, crown, tone, 20, 0.22),
    clipped(
      drawing,
      path(crown, {}),
      lock(
        'M330 640C340 470 440 330 640 300C520 360 440 440 420 480C390 520 370 580 352 650Z',
        mix(hair.base, hair.light, 0.7),
      ),
      lock('M420 470C470 380 580 320 760 330C660 350 560 400 520 484Z', mix(hair.base, hair.light, 0.35)),
      lock('M560 482C620 400 720 360 850 400C780 410 700 440 660 480Z', hair.base),
      lock('M760 460C800 430 850 440 900 520L862 660C842 560 818 500 760 458Z', hair.deep),
    ),
  ].join('');
}

/** A pencil behind the ear. */
function pencil(drawing: Drawing): string {
  const wood = linear(drawing, 90, [
    [0, '#ffe08a'],
    [0.4, '#f2b33c'],
    [1, '#b97a1c'],
  ]);
  return group(
    { transform: 'translate(272 552) rotate(-17)' },
    box(6, 16, 170, 26, studio.ink, 6, { opacity: 0.3, filter: blur(drawing, 8) }),
    box(0, 0, 176, 26, wood, 3),
    box(0, 0, 22, 26, oklch(0.62, 0.16, 28), 4),
    box(20, 0, 14, 26, '#b9b3a6'),
  );
}

/** A portrait in cut paper: arch, shoulders, neck, face, hair and glasses, each a layer that the light falls on. */
export function portrait(): string {
  const drawing = startDrawing(1200, 1500);
  const knit = linear(drawing, 30, [
    [0, wool.light],
    [0.5, wool.base],
    [1, wool.deep],
  ]);
  const back = linear(drawing, 40, [
    [0, oklch(0.71, 0.165, 40)],
    [1, oklch(0.58, 0.17, 33)],
  ]);
  const under = radial(drawing, [
    [0, skin.deep, 0.75],
    [1, skin.deep, 0],
  ]);
  const ribs = Array.from({ length: 40 }, (_, index) =>
    line(96 + index * 26, 1500, 330 + index * 14, 1090, '#ffffff', 3, { opacity: 0.045 }),
  );
  const collar = 'M446 1066C500 1170 700 1170 754 1066L792 1092C730 1250 470 1250 408 1092Z';
  return finishDrawing(
    drawing,
    table(drawing, oklch(0.88, 0.035, 82)),
    daylight(drawing, 0.4, 0.16),
    cut(drawing, arch, back, 30, 0.24),
    cut(drawing, shoulders, knit, 36, 0.14),
    clipped(
      drawing,
      path(shoulders, {}),
      ...ribs,
      group(
        { filter: blur(drawing, 18), opacity: 0.5 },
        path('M330 1500C322 1380 300 1300 262 1230', { fill: 'none', stroke: wool.deep, 'stroke-width': 26 }),
        path('M880 1500C890 1380 912 1300 946 1232', { fill: 'none', stroke: '#0c1016', 'stroke-width': 34 }),
      ),
    ),
    cut(drawing, neck, mix(skin.base, skin.shade, 0.6), 18, 0.1),
    clipped(drawing, path(neck, {}), ellipse(620, 930, 190, 130, { fill: under })),
    cut(drawing, collar, studio.white, 16),
    clipped(
      drawing,
      path(collar, {}),
      path('M610 1130L820 1060V1270H560Z', { fill: '#8a92a0', opacity: 0.26 }),
    ),
    face(drawing),
    pencil(drawing),
    haircut(drawing),
    glasses(drawing),
    vignette(drawing, 0.1),
  );
}
