import { onDemand, useOnDemand } from '../../../shared/on-demand.ts';
import { words } from '../../../words.ts';
import type { SourceText } from './find-source-text.ts';

const wordChanges = onDemand(() => import('../../../shared/word-changes.tsx'));

/** Marks the changes in the text that this one was translated from, word by word. */
export function SourceChange({ from }: { readonly from: SourceText }) {
  const { part } = useOnDemand(wordChanges);
  if (!part || from.was === undefined) return null;
  return (
    <p className="text-change">
      {words.translations.changed(words.languages[from.language])}{' '}
      <span lang={from.language}>
        <part.WordChanges before={from.was} after={from.words} />
      </span>
    </p>
  );
}
