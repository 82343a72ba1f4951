/** Maximum columns of a row. */
export const maxColumns = 12;

/** Limits of a column's fraction (CSS grid `fr`). */
export const fractionLimits = { min: 0.1, max: 12 } as const;

/**
 * Divides the width of a row into whole twelfths, in the same ratios as far as possible. Every column gets at
 * least one; the result adds up to 12. Rows have at most 12 columns.
 *
 * @example
 * toTwelfths([1, 1]); // [6, 6]
 * toTwelfths([3, 2, 2]); // [5, 4, 3]
 */
export function toTwelfths(fractions: readonly number[]): readonly number[] {
  const sum = fractions.reduce((total, one) => total + one, 0);
  const exact = fractions.map((one) => (one / sum) * maxColumns);
  const whole = exact.map((one) => Math.max(1, Math.floor(one)));
  const getRest = (index: number) => (exact[index] ?? 0) - (whole[index] ?? 0);
  const indexes = [...whole.keys()];
  for (let left = maxColumns - whole.reduce((total, one) => total + one, 0); left !== 0; ) {
    const step = Math.sign(left);
    // Missing twelfths go to the columns that rounding reduced most; surplus ones come from those it enlarged
    // most.
    const [at = 0] = indexes
      .filter((index) => step > 0 || (whole[index] ?? 0) > 1)
      .toSorted((one, other) => step * (getRest(other) - getRest(one)));
    whole[at] = (whole[at] ?? 0) + step;
    left -= step;
  }
  return whole;
}
