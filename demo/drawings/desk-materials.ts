import { mix, oklch, studio } from './colour.ts';
import { type Drawing, linear, type Point, radial } from './drawing.ts';
import { type Random, seededRandom } from './random.ts';
import type { Hour } from './surface.ts';

/** Colours of the desk's materials. Red is reserved for the button. */
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

/** Drawn control of the desk: its shadow, its body and the light that it emits by night. */
export interface Made {
  readonly shade: string;
  readonly body: string;
  readonly light?: string;
  /** Centre of the socket, if a plug fits into the control. */
  readonly socket?: Point;
}

/** State of the desk during drawing. Hundreds of controls share a few cached fills. */
export interface Desk {
  readonly drawing: Drawing;
  readonly hour: Hour;
  readonly random: Random;
  /** Returns the colour in the light of the hour. */
  tone(colour: string): string;
  /** Returns the opacity of a highlight at this hour. */
  shine(strength: number): number;
  /** Returns the fill of a raised surface: lit at the upper left, shaded at the lower right. */
  raised(colour: string): string;
  /** Returns the fill of a recessed surface, lit at the lower right. */
  hollow(colour: string): string;
  /** Returns the fill of a round top, lit from the upper left. */
  dome(colour: string): string;
}

/** Slightly blue darkness, so that lamps look warm. Controls must stay distinguishable from their plates. */
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
