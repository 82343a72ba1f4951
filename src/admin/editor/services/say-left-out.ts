import { type LeftOut, type LeftOutKind, splitLeftOut } from '#writing/paste/pasted.ts';
import { words } from '../../words.ts';

/** Describes the losses of a paste: one sentence for parts that were left out, one for parts that became plain text. */
export function sayLeftOut(leftOut: LeftOut): string {
  const { gone, asWords } = splitLeftOut(leftOut);
  const sentences = [
    gone.length > 0 && words.markdown.leftOut(gone.map(countKind).join(', ')),
    asWords.length > 0 && words.markdown.keptAsWords(asWords.map(countKind).join(', ')),
  ];
  return sentences.filter(Boolean).join(' ');
}

function countKind([kind, count]: [LeftOutKind, number]): string {
  const [one, several] = words.markdown.leftOutParts[kind];
  return `${count} ${count === 1 ? one : several}`;
}
