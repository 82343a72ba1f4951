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

/** Courses of brick, each a little off the one below it. */
export function brickwork({ brick, joint, light }: Stone, seed: number): string {
  const random = seededRandom(seed);
  const courses = Array.from({ length: 34 }, (_, row) => {
    const y = row * 26;
    const stones = Array.from({ length: 30 }, (_, place) => {
      const tone = random.next();
      if (tone > 0.34) return '';
      const x = place * 56 + (row % 2) * 28 - 28;
      return box(x, y + 2, 52, 22, tone < 0.17 ? mix(brick, light, 0.16) : mix(brick, joint, 0.5), 1);
    });
    return line(0, y, 1600, y, joint, 2) + stones.join('');
  });
  return box(0, 0, 1600, 900, brick) + courses.join('');
}
