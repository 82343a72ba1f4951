import { mix } from './colour.ts';
import { box, line } from './drawing.ts';
import { seededRandom } from './random.ts';

/** What a front is made of, and the street before it. */
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

/** What of a front is wall. */
export interface Wall {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Courses of brick, each a little off the one below it. */
export function brickwork(
  { brick, joint, light }: Stone,
  seed: number,
  wall: Wall = { x: 0, y: 0, width: 1600, height: 900 },
): string {
  const random = seededRandom(seed);
  const courses = Array.from({ length: Math.floor(wall.height / 26) }, (_, row) => {
    const y = wall.y + row * 26;
    const stones = Array.from({ length: Math.ceil(wall.width / 56) + 1 }, (_, place) => {
      const tone = random.next();
      if (tone > 0.34) return '';
      const x = wall.x + place * 56 + (row % 2) * 28 - 28;
      return box(x, y + 2, 52, 22, tone < 0.17 ? mix(brick, light, 0.16) : mix(brick, joint, 0.5), 1);
    });
    return line(wall.x, y, wall.x + wall.width, y, joint, 2) + stones.join('');
  });
  return box(wall.x, wall.y, wall.width, wall.height, brick) + courses.join('');
}
