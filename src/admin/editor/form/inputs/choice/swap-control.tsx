import { ArrowLeftRight } from 'lucide-react';
import { getValueAt } from '#content/block/value-at.ts';
import { narrowDevices, responsiveProperty } from '#content/fields/responsive-fields.ts';
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
    // Both sides swap on all devices, whichever is shown.
    const places = [[], ...narrowDevices.map((device) => [responsiveProperty, device])];
    const values = places.flatMap((place) =>
      item.swaps.flatMap(([one, other]) => {
        const [first, second] = [one, other].map((name) => getValueAt(block, [...place, name]));
        if (first === undefined && second === undefined) return [];
        return [
          { path: [...place, one], value: second },
          { path: [...place, other], value: first },
        ];
      }),
    );
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
