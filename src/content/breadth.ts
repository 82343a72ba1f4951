const narrow = /[fijlrtI.,:;!’' ]/;
const wide = /[mwMW%@]/;
const letter = /\p{Letter}/u;

/**
 * How many characters of usual width a line is as wide as, to one decimal. Figures count as they are: of digits none is narrow or
 * wide, and a percent sign takes more. Letters take a little more than they are likely to: a word that is too wide for its column would break.
 */
export function breadth(words: string): number {
  const characters = [...words];
  const isFigure = /\d/.test(words);
  const sum = characters.reduce(
    (total, one) => total + (isFigure && !letter.test(one) ? breadthInFigure(one) : breadthInWord(one)),
    0,
  );
  return Math.round(sum * 10) / 10;
}

const breadthInFigure = (one: string) => (one === '%' ? 1.65 : 1);
const breadthInWord = (one: string) => (narrow.test(one) ? 0.65 : wide.test(one) ? 1.65 : 1.14);
