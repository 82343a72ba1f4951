import { diffWordsWithSpace } from 'diff/lib/diff/word.js';
import { useMemo } from 'react';
import type { Sides } from './described-conflict.ts';

/** A stretch of a text, and whether only this text has it. */
interface Stretch {
  readonly text: string;
  readonly isOwn: boolean;
}

/** Words that both have and that are shown before and after a difference; the rest of a long text is left out. */
const shownAround = 24;
/** Differences from which on two texts have nothing to do with each other. */
const mostDifferences = 500;

interface WordDiffProps {
  readonly sides: Sides;
  readonly side: keyof Sides;
}

/** One of two texts, with the words marked that the other does not have. */
export function WordDiff({ sides, side }: WordDiffProps) {
  const stretches = useMemo(() => stretchesOf(sides, side), [sides, side]);
  // Stretches have no names of their own, and never change places.
  return stretches.map(({ text, isOwn }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    isOwn ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}

/** The text of one side in stretches; what both have is cut short where it is long. */
export function stretchesOf({ mine, theirs }: Sides, side: keyof Sides): readonly Stretch[] {
  const parts = diffWordsWithSpace(mine, theirs, { maxEditLength: mostDifferences });
  if (!parts) return [{ text: side === 'mine' ? mine : theirs, isOwn: true }];
  const own = parts.filter(({ added, removed }) => (side === 'mine' ? !added : !removed));
  return own.map(({ value, added, removed }, index) => {
    const isOwn = added || removed;
    const ends = { start: index === 0, end: index === own.length - 1 };
    return { text: isOwn ? value : shortened(value, ends), isOwn };
  });
}

/** A stretch without its middle, or without what comes before the first and after the last difference. */
function shortened(text: string, { start, end }: { readonly start: boolean; readonly end: boolean }): string {
  const words = text.split(/(?<=\s)(?=\S)/);
  if (words.length <= 2 * shownAround + 1) return text;
  const first = start ? '' : words.slice(0, shownAround).join('');
  const last = end ? '' : words.slice(-shownAround).join('');
  return `${first}… ${last}`;
}
