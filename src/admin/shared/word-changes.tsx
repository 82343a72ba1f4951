import { diffWordsWithSpace } from 'diff/lib/diff/word.js';
import { useMemo } from 'react';

/** Number of differences above which two texts are treated as unrelated. */
const mostDifferences = 500;
/** Unchanged words shown around a difference. */
const shownAround = 6;

interface Props {
  readonly before: string;
  readonly after: string;
}

/** An inline diff of two texts by words: removals and additions. Long unchanged parts are shortened. */
export function WordChanges({ before, after }: Props) {
  const parts = useMemo(
    () =>
      diffWordsWithSpace(before, after, { maxEditLength: mostDifferences }) ??
      createWholeChange(before, after),
    [before, after],
  );
  // Parts have no ids and never change their order.
  return parts.map(({ value, added, removed }, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    if (removed) return <del key={index}>{value}</del>;
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    if (added) return <ins key={index}>{value}</ins>;
    const ends = { isFirst: index === 0, isLast: index === parts.length - 1 };
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    return <span key={index}>{shortenPart(value, ends)}</span>;
  });
}

function createWholeChange(before: string, after: string) {
  return [
    { value: before, added: false, removed: true },
    { value: after, added: true, removed: false },
  ];
}

function shortenPart(
  text: string,
  { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
): string {
  const words = text.split(/(?<=\s)(?=\S)/);
  if (words.length <= 2 * shownAround + 1) return text;
  const start = isFirst ? '' : words.slice(0, shownAround).join('');
  const end = isLast ? '' : words.slice(-shownAround).join('');
  return `${start}… ${end}`;
}
