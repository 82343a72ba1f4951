/** Maps linear progress to eased progress, both from 0 to 1. */
export type Easing = (part: number) => number;

export const easingNames = ['linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out'] as const;

/** Formulas: CSS Easing 1, section 2.1. */
export const easings: Readonly<Record<(typeof easingNames)[number], Easing>> = {
  linear: (part) => part,
  ease: createBezier(0.25, 0.1, 0.25, 1),
  'ease-in': createBezier(0.42, 0, 1, 1),
  'ease-out': createBezier(0, 0, 0.58, 1),
  'ease-in-out': createBezier(0.42, 0, 0.58, 1),
};

function createBezier(x1: number, y1: number, x2: number, y2: number): Easing {
  const evaluateBezier = (one: number, two: number, t: number) =>
    3 * one * t * (1 - t) ** 2 + 3 * two * t ** 2 * (1 - t) + t ** 3;
  return (part) => {
    let [low, high] = [0, 1];
    // Time increases monotonically along these curves, so bisection finds the only solution.
    for (let step = 0; step < 30; step += 1) {
      const middle = (low + high) / 2;
      if (evaluateBezier(x1, x2, middle) < part) low = middle;
      else high = middle;
    }
    return evaluateBezier(y1, y2, (low + high) / 2);
  };
}
