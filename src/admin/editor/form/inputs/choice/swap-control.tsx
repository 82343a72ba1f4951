import { ArrowLeftRight } from 'lucide-react';
import { getValueAt } from '#content/block/value-at.ts';
import { FieldRow } from '../../../../forms/field-row.tsx';
import { panelWords } from '../../../../forms/panel-words.ts';
import { IconButton } from '../../../../shared/icon-button.tsx';
import { useEditor } from '../../../services/editor-context.ts';
import { useFormBlock } from '../../parts/block-form.ts';
import { type ControlProps, useFormParts } from '../../parts/form-parts.ts';
import './swap-control.css';

/** Two sides next to each other, with a button that swaps them. */
export function SwapControl({ item, stored, path }: ControlProps) {
  const { FieldInput } = useFormParts();
  const { editing } = useEditor();
  const block = useFormBlock();
  const swap = () => {
    const values = item.swaps.flatMap(([one, other]) => [
      { path: [...path, one], value: getValueAt(stored, [other]) },
      { path: [...path, other], value: getValueAt(stored, [one]) },
    ]);
    editing.setValues(block.id, values, item.label);
  };
  return (
    <FieldRow
      label={item.label}
      stacked
      aside={
        <IconButton
          icon={ArrowLeftRight}
          className="swap__button"
          label={panelWords.swap(item.label)}
          onPress={swap}
        />
      }
    >
      <div className="swap">
        {item.parts.map(({ name, field }) => (
          <FieldInput key={name} field={field} value={getValueAt(stored, [name])} path={[...path, name]} />
        ))}
      </div>
    </FieldRow>
  );
}
