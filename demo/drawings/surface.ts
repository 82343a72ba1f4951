import { mix, oklch, studio } from './colour.ts';
import { blended, blur, box, type Drawing, group, linear, path, polygon, pool, radial } from './drawing.ts';

/** Table top in one colour, lit from the upper left. */
export function table(
  drawing: Drawing,
  colour: string,
  shade: string = mix(colour, studio.ink, 0.13),
  lit: string = mix(colour, '#ffffff', 0.4),
): string {
  const { width, height } = drawing;
  const fall = linear(drawing, 38, [
    [0, lit],
    [0.5, colour],
    [1, shade],
  ]);
  return box(0, 0, width, height, fall);
}

/** Window light: soft slanted bands. */
export function daylight(drawing: Drawing, strength = 0.3, offset = 0, colour = '#fffaf0'): string {
  const { width, height } = drawing;
  const soft = blur(drawing, height / 38);
  const band = (start: number, breadth: number): string =>
    path(
      polygon([
        [width * (start + offset), -height * 0.1],
        [width * (start + breadth + offset), -height * 0.1],
        [width * (start + breadth + offset) - height * 0.75, height * 1.1],
        [width * (start + offset) - height * 0.75, height * 1.1],
      ]),
      { fill: colour },
    );
  return group({ filter: soft, opacity: strength }, band(0.18, 0.17), band(0.385, 0.17), band(0.7, 0.09));
}

/** Slightly darker corners, which draw the eye to the middle. */
export function vignette(drawing: Drawing, strength = 0.14): string {
  const fall = radial(
    drawing,
    [
      [0.45, studio.ink, 0],
      [1, studio.ink, strength],
    ],
    0.46,
    0.44,
    0.78,
  );
  return box(0, 0, drawing.width, drawing.height, fall);
}

export interface ShadowShape {
  x: number;
  y: number;
  width: number;
  height: number;
  radius: number;
}

/** Shadow in three layers: contact, cast and ambient. */
export function shadow(
  drawing: Drawing,
  shape: ShadowShape,
  lift: number,
  strength = 1,
  colour: string = studio.ink,
): string {
  const layer = (dx: number, dy: number, soft: number, inset: number, opacity: number): string =>
    box(
      shape.x + dx + inset,
      shape.y + dy + inset,
      shape.width - inset * 2,
      shape.height - inset * 2,
      colour,
      Math.max(0, shape.radius - inset / 2),
      { filter: blur(drawing, soft), opacity: opacity * strength },
    );
  return [
    layer(lift * 0.45, lift * 1.05, lift * 0.75, lift * 0.25, 0.26),
    layer(lift * 0.18, lift * 0.42, lift * 0.26, lift * 0.1, 0.2),
    layer(lift * 0.03, lift * 0.06, lift * 0.05 + 0.6, 0, 0.22),
  ].join('');
}

/** Shadow of any outline: rotated, moved and blurred. */
export function shapeShadow(
  drawing: Drawing,
  outline: string,
  lift: number,
  colour: string = studio.ink,
  turn = 0,
): string {
  // The filter is outside the rotation, because librsvg crops a blur inside a rotation.
  const layer = (dx: number, dy: number, soft: number, opacity: number): string =>
    group(
      { filter: blur(drawing, soft), opacity },
      path(outline, { fill: colour, transform: `translate(${dx} ${dy}) rotate(${turn})` }),
    );
  return (
    layer(lift * 0.55, lift * 0.95, lift * 0.6, 0.28) + layer(lift * 0.16, lift * 0.28, lift * 0.16, 0.28)
  );
}

/** Sheet of paper or card with its shadow. The content is drawn from the sheet's upper left corner. */
export function sheet(
  drawing: Drawing,
  shape: ShadowShape & { fill?: string; lift?: number; turn?: number },
  ...content: string[]
): string {
  const { x, y, width, height, radius, fill = studio.white, lift = 24, turn = 0 } = shape;
  const local = { x: 0, y: 0, width, height, radius };
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn} ${width / 2} ${height / 2})` },
    shadow(drawing, local, lift),
    box(0, 0, width, height, fill, radius),
    ...content,
  );
}

/** By day light comes from the upper left. By night lamps light the scene. */
export type Hour = 'day' | 'night';

/** White paper in the evening, in lamplight and beyond it. It stays pale, because only the room is dark. */
export const paperByNight = { lit: oklch(0.94, 0.018, 86), past: oklch(0.84, 0.024, 82) } as const;

/** Light of a place in the evening: its position, reach and colour. */
export interface Lamp {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  /** Horizontal stretch of the light, for long lamps. 1 is round. */
  readonly wide?: number;
  readonly colour: string;
  /** Share of the lamp's colour over the objects it lights. 1 is a lamp that shines into the viewer's eye. */
  readonly glow?: number;
  /** Colour of the darkness beyond the reach. */
  readonly dark?: string;
}

/** Darkness with a lamp's light. Draw it above the objects that it lights. */
export function lamplight(
  drawing: Drawing,
  { x, y, reach, wide = 1, colour, glow: veil = 1, dark = oklch(0.25, 0.02, 55) }: Lamp,
  { width, height }: { readonly width: number; readonly height: number } = drawing,
): string {
  const shade = pool(drawing, x / wide, y, reach, [
    [0, mix(colour, '#ffffff', 0.75)],
    [0.3, mix(colour, '#ffffff', 0.35)],
    [0.62, mix(mix(colour, '#ffffff', 0.1), dark, 0.5)],
    [1, dark],
  ]);
  const glow = pool(drawing, x / wide, y, reach * 0.72, [
    [0, colour, 0.62 * veil],
    [0.4, colour, 0.2 * veil],
    [1, colour, 0],
  ]);
  const over = (fill: string): string => stretchShape(wide, box(0, 0, width / wide, height, fill));
  return blended('multiply', over(shade)) + blended('screen', over(glow));
}

/**
 * Lifts black to a colour and hardly changes light tones. A dark picture then keeps visible edges on the page
 * of the dark theme.
 */
export function ambient({ width, height }: Drawing, colour: string): string {
  return blended('screen', box(0, 0, width, height, colour));
}

/** Warm pool of lamplight on a dark background. Draw it below objects, so that they keep their colours. */
export function lampPool(
  drawing: Drawing,
  { x, y, reach, wide = 1 }: Pick<Lamp, 'x' | 'y' | 'reach' | 'wide'>,
  strength = 1,
): string {
  const warm = pool(drawing, x / wide, y, reach, [
    [0, '#ffbe78', 0.5 * strength],
    [0.28, '#e8934c', 0.25 * strength],
    [0.62, '#a4572a', 0.07 * strength],
    [1, '#a4572a', 0],
  ]);
  return blended('screen', stretchShape(wide, box(0, 0, drawing.width / wide, drawing.height, warm)));
}

const stretchShape = (wide: number, shape: string): string =>
  wide === 1 ? shape : group({ transform: `scale(${wide} 1)` }, shape);
