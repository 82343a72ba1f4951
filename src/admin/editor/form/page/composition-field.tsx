import { useStore } from 'zustand';
import { findComposition } from '#content/look/layout-levels.ts';
import { siteTokensStore } from '../../../data/site-tokens.ts';
import { FieldRow } from '../../../forms/field-row.tsx';
import { layoutWords } from '../../../forms/layout-words.ts';
import { CompositionChoice } from '../../../shared/blocks/composition-choice.tsx';
import { compositionWords } from '../../../shared/blocks/composition-words.ts';
import type { LayoutEditing } from './use-layout.ts';

/** Sets the page's composition, or takes the design's. */
export function CompositionField({ layout: { levels, setComposition } }: { readonly layout: LayoutEditing }) {
  const designed = useStore(siteTokensStore, ({ tokens }) => tokens.composition.page);
  const { composition, level } = findComposition(levels, designed);
  const id = 'layout-composition';
  return (
    <FieldRow
      label={compositionWords.name}
      htmlFor={id}
      noteId={`${id}-note`}
      help={level === 'own' ? compositionWords.about[composition] : layoutWords.composition[level]}
      onReset={level === 'own' ? () => setComposition(undefined) : undefined}
    >
      <CompositionChoice value={composition} onValue={setComposition} />
    </FieldRow>
  );
}
