const narrow = /[fijlrtI.,:;!’' ]/;
const wide = /[mwMW%@]/;
const letter = /\p{Letter}/u;

/**
 * Estimates the width of a line in characters of average width, to one decimal. In a figure, digits and signs
 * count as one, a percent sign as more. Letters are estimated slightly too wide: a word that is too wide for
 * its column would break.
 */
export function estimateTextWidth(words: string): number {
  const characters = [...words];
  const isFigure = /\d/.test(words);
  const sum = characters.reduce(
    (total, one) => total + (isFigure && !letter.test(one) ? measureSign(one) : measureLetter(one)),
    0,
  );
  return Math.round(sum * 10) / 10;
}

/** Returns the width of a digit or a separator. */
const measureSign = (one: string) => (one === '%' ? 1.65 : 1);
const measureLetter = (one: string) => (narrow.test(one) ? 0.65 : wide.test(one) ? 1.65 : 1.14);
