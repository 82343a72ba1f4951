import { Languages } from 'lucide-react';
import { useMemo } from 'react';
import { blockStates } from '#content/translation/block-states.ts';
import { countStates } from '#content/translation/page-states.ts';
import { recordsOf } from '#content/translation/translations.ts';
import { words } from '../../words.ts';
import { useDraft, useEditor, usePane } from '../services/editor-context.ts';
import type { BlockRow } from './outline-rows.ts';

/** How many of a block's own texts are to be written or looked at again in the language that is worked in. */
export function TranslationMark({ row: { block } }: { readonly row: BlockRow }) {
  const { definitions } = useEditor();
  const language = usePane((state) => state.language);
  const records = useDraft(({ content }) => recordsOf(content.translations, block.id));
  const counts = useMemo(
    () => countStates(blockStates(definitions, block, records, language)),
    [definitions, block, records, language],
  );
  const count = counts.missing + counts.starter + counts.outdated;
  if (count === 0) return null;
  const label = words.outline.toTranslate(words.languages[language], counts);
  return (
    <span className="row__mark row__mark--missing" role="img" aria-label={label} title={label}>
      <Languages aria-hidden="true" />
      {count > 1 && <span aria-hidden="true">{count}</span>}
    </span>
  );
}
