import { ArrowRight } from 'lucide-react';
import { WordChanges } from '../../../shared/word-changes.tsx';
import { conflictWords } from '../conflict/conflict-words.ts';
import { compareWords } from './compare-words.ts';
import type { DescribedChange } from './described-change.ts';

/** What was there and what is there now. */
export function ChangeValue({ shows, language }: Pick<DescribedChange, 'shows' | 'language'>) {
  switch (shows.as) {
    case 'note':
      return shows.note && <p className="change__note">{shows.note}</p>;
    case 'words':
      return (
        <p className="change__words" lang={language}>
          <WordChanges before={shows.before} after={shows.after} />
        </p>
      );
    case 'pictures':
      return (
        <p className="change__values">
          <Picture src={shows.before} />
          <ArrowRight aria-label={compareWords.after} />
          <Picture src={shows.after} />
        </p>
      );
    case 'values':
      return (
        <p className="change__values">
          <del>{shows.before || conflictWords.nothing}</del>
          <ArrowRight aria-hidden="true" />
          <ins>{shows.after || conflictWords.nothing}</ins>
        </p>
      );
  }
}

function Picture({ src }: { readonly src: string }) {
  if (src === '') return <em>{conflictWords.nothing}</em>;
  // The name says which one it is, also to those who do not see it.
  const name = src.split(/[?#]/)[0]?.split('/').at(-1) ?? src;
  return <img className="change__picture" src={src} alt={name} title={name} loading="lazy" />;
}
