import { mix } from './colour.ts';
import { box, clipped, type Drawing, linear } from './drawing.ts';
import { seededRandom } from './random.ts';
import { relief } from './relief.ts';

/** Colours of a façade and the street in front of it. */
export interface Stone {
  readonly light: string;
  readonly brick: string;
  readonly joint: string;
  readonly wood: string;
  readonly frame: string;
  readonly pane: string;
  readonly street: string;
  readonly kerb: string;
  readonly ink: string;
}

/** Area of a façade that is brick, in units of the viewBox. */
export interface Wall {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Rows of brick in running bond, lit from the upper left. */
export function brickwork(
  drawing: Drawing,
  { brick, joint, light, ink }: Stone,
  seed: number,
  wall: Wall = { x: 0, y: 0, width: 1600, height: 900 },
): string {
  const random = seededRandom(seed);
  const courses = Array.from({ length: Math.floor(wall.height / 26) }, (_, row) => {
    const y = wall.y + row * 26;
    const stones = Array.from({ length: Math.ceil(wall.width / 56) + 1 }, (_, place) => {
      const tone = random.next();
      const x = wall.x + place * 56 + (row % 2) * 28 - 28;
      const fill =
        tone > 0.34
          ? mix(brick, light, (tone - 0.34) * 0.06)
          : tone < 0.17
            ? mix(brick, light, 0.14)
            : mix(brick, joint, 0.5);
      return box(x + 1.5, y + 1.5, 53, 23, fill, 2);
    });
    return stones.join('');
  });
  const fall = linear(drawing, 42, [
    [0, mix(light, '#ffffff', 0.4), 0.2],
    [0.4, light, 0],
    [0.55, ink, 0],
    [1, ink, 0.36],
  ]);
  return clipped(
    drawing,
    box(wall.x, wall.y, wall.width, wall.height, '#fff'),
    box(wall.x, wall.y, wall.width, wall.height, mix(joint, ink, 0.12)),
    relief(drawing, { round: 1.6, lift: 0 }, ...courses),
    box(wall.x, wall.y, wall.width, wall.height, fall),
  );
}
