import { Plus } from 'lucide-react';
import { isBlock } from '#content/block/block.ts';
import type { SlotField } from '#content/fields/field.ts';
import { FieldRow } from '../../../../forms/field-row.tsx';
import { BlockIcon } from '../../../../shared/blocks/block-icon.tsx';
import { IconButton } from '../../../../shared/icon-button.tsx';
import { useEditor, usePane } from '../../../services/editor-context.ts';
import { findSummaryLanguage } from '../../../services/find-summary-language.ts';
import { editWords } from '../../../work/edit-words.ts';
import { useFormBlock } from '../../parts/block-form.ts';
import type { FieldInputProps } from '../../parts/form-parts.ts';
import './slot-input.css';

/** Blocks in a slot by name, with links to them and a button that adds another. */
export function SlotInput({ field, value, path }: FieldInputProps<SlotField>) {
  const { definitions, draft, view } = useEditor();
  const parent = useFormBlock();
  const language = usePane((state) => state.language);
  const blocks = Array.isArray(value) ? value.filter(isBlock) : [];
  const add = () => {
    const at = { parent: parent.id, slot: path, index: blocks.length };
    view.setState({ dialog: { type: 'insert', at } });
  };
  return (
    <FieldRow
      label={field.label}
      stacked
      help={field.help}
      aside={
        <IconButton icon={Plus} className="list__add" label={editWords.addTo(field.label)} onPress={add} />
      }
    >
      <ul className="slot">
        {blocks.map((block) => {
          const definition = definitions.get(block.type);
          return (
            <li key={block.id}>
              <button type="button" className="slot__block" onClick={() => draft.select(block.id)}>
                <BlockIcon type={block.type} />
                <span lang={definition && findSummaryLanguage(definition, block, language)}>
                  {definition?.summary(block, language) || definition?.label || block.type}
                </span>
              </button>
            </li>
          );
        })}
        {blocks.length === 0 && <li className="slot__empty">{editWords.slotEmpty}</li>}
      </ul>
    </FieldRow>
  );
}
