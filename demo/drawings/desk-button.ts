import { mix, studio } from './colour.ts';
import { type Desk, material } from './desk-materials.ts';
import { blended, blur, box, circle, type Drawing, ellipse, group, n, pool, radial } from './drawing.ts';

export interface ButtonPlace {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The last control of the desk: the studio's red ball as a button, in a seat of the desk's ivory. */
export function lastButton(desk: Desk, { x, y, r }: ButtonPlace): string {
  const { drawing, hour } = desk;
  const isNight = hour === 'night';
  const shade = (soft: number, opacity: number, dx: number, dy: number) =>
    circle(x + dx * r, y + dy * r, r, { fill: studio.ink, opacity, filter: blur(drawing, soft * r) });
  const well = mix(desk.tone(material.bone), studio.ink, 0.42);
  return [
    circle(x + r * 0.14, y + r * 0.22, r * 1.3, {
      fill: studio.ink,
      opacity: 0.22,
      filter: blur(drawing, r * 0.14),
    }),
    circle(x, y, r * 1.3, { fill: desk.raised(material.ivory) }),
    circle(x, y, r * 1.24, { fill: desk.hollow(material.bone) }),
    circle(x, y, r * 1.09, { fill: isNight ? mix(studio.accentDeep, studio.ink, 0.35) : well }),
    isNight ? redLight(drawing, x, y, r) : shade(0.16, 0.36, 0.34, 0.5) + shade(0.05, 0.42, 0.1, 0.14),
    circle(x, y, r, { fill: isNight ? glowing(drawing) : glossy(drawing) }),
    ...(isNight ? [] : [circle(x, y, r, { fill: bounced(drawing) })]),
    gloss(drawing, x, y, r, isNight ? 0.32 : 0.72),
  ].join('');
}

const glossy = (drawing: Drawing): string =>
  radial(
    drawing,
    [
      [0, mix(studio.accent, '#ffffff', 0.5)],
      [0.28, mix(studio.accent, '#ffffff', 0.1)],
      [0.7, mix(studio.accent, studio.accentDeep, 0.6)],
      [1, mix(studio.accentDeep, studio.ink, 0.5)],
    ],
    0.36,
    0.31,
    0.76,
  );

/** Light that the desk reflects onto the button's lower right edge. */
const bounced = (drawing: Drawing): string =>
  radial(
    drawing,
    [
      [0.86, '#ff9a70', 0],
      [0.97, '#ff9a70', 0.32],
      [1, '#ff9a70', 0.08],
    ],
    0.44,
    0.42,
    0.58,
  );

/** Lamp in red glass: brightest in the middle, darker towards the rim. */
const glowing = (drawing: Drawing): string =>
  radial(
    drawing,
    [
      [0, '#ffd0a8'],
      [0.3, '#ff8658'],
      [0.66, '#fb5530'],
      [0.9, '#d23a1a'],
      [1, '#a32810'],
    ],
    0.47,
    0.52,
    0.54,
  );

/** Reflection of a window. */
function gloss(drawing: Drawing, x: number, y: number, r: number, opacity: number): string {
  const [cx, cy] = [x - r * 0.42, y - r * 0.46];
  return group(
    { filter: blur(drawing, r * 0.045), opacity },
    ellipse(cx, cy, r * 0.25, r * 0.13, { fill: '#fff', transform: `rotate(-42 ${n(cx)} ${n(cy)})` }),
  );
}

/** Red light that the button casts on the desk by night. */
function redLight(drawing: Drawing, x: number, y: number, r: number): string {
  const fill = pool(drawing, x, y, r * 5, [
    [0.18, '#ff6434', 0.85],
    [0.3, '#f0502a', 0.44],
    [0.58, '#c23a1c', 0.16],
    [1, '#a02c14', 0],
  ]);
  return blended('screen', box(0, 0, drawing.width, drawing.height, fill));
}
