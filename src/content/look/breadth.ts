const narrow = /[fijlrtI.,:;!’' ]/;
const wide = /[mwMW%@]/;
const letter = /\p{Letter}/u;

/**
 * How many characters of usual width a line is as wide as, to one decimal. In a figure digits and signs count as they are: none is
 * narrow or wide, but a percent sign takes more. Letters take a little more than they are likely to: a word that is too wide for its column would break.
 */
export function breadth(words: string): number {
  const characters = [...words];
  const isFigure = /\d/.test(words);
  const sum = characters.reduce(
    (total, one) => total + (isFigure && !letter.test(one) ? breadthOfSign(one) : breadthOfLetter(one)),
    0,
  );
  return Math.round(sum * 10) / 10;
}

/** A digit, or what stands between digits. */
const breadthOfSign = (one: string) => (one === '%' ? 1.65 : 1);
const breadthOfLetter = (one: string) => (narrow.test(one) ? 0.65 : wide.test(one) ? 1.65 : 1.14);
