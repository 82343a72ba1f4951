import type { LeftOut, LeftOutKind } from '#writing/paste/pasted.ts';
import { words } from '../../words.ts';

/** What of a paste was left out, as a sentence. */
export function sayLeftOut(leftOut: LeftOut): string {
  const parts = (Object.entries(leftOut) as [LeftOutKind, number][]).map(([kind, count]) => {
    const [one, several] = words.markdown.leftOutParts[kind];
    return `${count} ${count === 1 ? one : several}`;
  });
  return words.markdown.leftOut(parts.join(', '));
}
