import { mix, oklch, studio } from './colour.ts';
import { type Drawing, linear, type Point, radial } from './drawing.ts';
import { type Random, seededRandom } from './random.ts';
import type { Hour } from './surface.ts';

/** What the desk is made of: red is not among it, which is the button's alone. */
export const material = {
  ivory: oklch(0.925, 0.016, 88),
  bone: oklch(0.865, 0.018, 86),
  grey: oklch(0.74, 0.01, 85),
  steel: oklch(0.6, 0.008, 90),
  graphite: oklch(0.36, 0.008, 80),
  coal: oklch(0.25, 0.008, 75),
  ochre: oklch(0.78, 0.125, 82),
  teal: oklch(0.5, 0.06, 215),
  bottle: oklch(0.42, 0.055, 160),
  aubergine: oklch(0.4, 0.05, 330),
} as const;

/** A control of the desk: the shade it throws, what it is, and what of it shines by night. */
export interface Made {
  readonly shade: string;
  readonly body: string;
  readonly light?: string;
  /** Where a plug goes into it. */
  readonly socket?: Point;
}

/** The desk while it is being drawn. Hundreds of controls share their few fills. */
export interface Desk {
  readonly drawing: Drawing;
  readonly hour: Hour;
  readonly random: Random;
  /** A colour as this hour has it. */
  tone(colour: string): string;
  /** How bright a highlight of this strength is at this hour. */
  shine(strength: number): number;
  /** From its lit upper left to its lower right: what is raised. */
  raised(colour: string): string;
  /** The other way round: what is hollow. */
  hollow(colour: string): string;
  /** A round top, lit from the upper left. */
  dome(colour: string): string;
}

/** A room with its lights out: a little blue, so that lamps are warm in it. What a control is made of is still told from what it stands on. */
const dark = oklch(0.165, 0.014, 275);

export function startDesk(drawing: Drawing, hour: Hour, seed: number): Desk {
  const isNight = hour === 'night';
  const tone = (colour: string): string => (isNight ? mix(colour, dark, 0.75) : colour);
  const glint = isNight ? 0.42 : 1;
  const kept = new Map<string, string>();
  const once = (name: string, make: () => string): string => {
    const fill = kept.get(name) ?? make();
    kept.set(name, fill);
    return fill;
  };
  const lit = (colour: string, part: number) => mix(tone(colour), '#fffaf0', part * glint);
  const shaded = (colour: string, part: number) => mix(tone(colour), studio.ink, part);
  return {
    drawing,
    hour,
    random: seededRandom(seed),
    tone,
    shine: (strength) => strength * glint,
    raised: (colour) =>
      once(`raised ${colour}`, () =>
        linear(drawing, 52, [
          [0, lit(colour, 0.5)],
          [0.5, tone(colour)],
          [1, shaded(colour, 0.3)],
        ]),
      ),
    hollow: (colour) =>
      once(`hollow ${colour}`, () =>
        linear(drawing, 52, [
          [0, shaded(colour, 0.22)],
          [0.55, tone(colour)],
          [1, lit(colour, 0.4)],
        ]),
      ),
    dome: (colour) =>
      once(`dome ${colour}`, () =>
        radial(
          drawing,
          [
            [0, lit(colour, 0.65)],
            [0.4, tone(colour)],
            [1, shaded(colour, 0.42)],
          ],
          0.36,
          0.32,
          0.72,
        ),
      ),
  };
}
