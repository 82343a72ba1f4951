import { formatPath } from '#content/block/issue.ts';
import { getValueAt } from '#content/block/value-at.ts';
import type { ColorField } from '#content/fields/field.ts';
import { ColorPicker } from '../../../../forms/color/color-picker.tsx';
import { FieldRow } from '../../../../forms/field-row.tsx';
import { words } from '../../../../words.ts';
import { useEditor } from '../../../services/editor-context.ts';
import { formatFieldId, useFormBlock, useFormTargets } from '../../parts/block-form.ts';
import type { ControlProps } from '../../parts/form-parts.ts';

/** Light and dark value of a colour side by side, each rendered in its theme. */
export function ColorPairControl({ item, stored, path }: ControlProps) {
  const { editing } = useEditor();
  const block = useFormBlock();
  const targets = useFormTargets();
  const values = item.parts.map((part) => ({ path: [...path, part.name], value: undefined }));
  const isSet = item.parts.some((part) => getValueAt(stored, [part.name]) !== undefined);
  return (
    <FieldRow
      label={item.label}
      stacked
      onReset={isSet ? () => editing.setValues(targets, values, item.label) : undefined}
    >
      <div className="color-pair">
        {item.parts.map(({ name, field, part }) => {
          const scheme = part === 'dark' ? 'dark' : 'light';
          const label = `${item.label}, ${words.theme[scheme]}`;
          const at = [...path, name];
          return (
            <div key={name} className="color-pair__part">
              <ColorPicker
                id={formatFieldId(block.id, formatPath(at))}
                label={label}
                field={field as ColorField}
                scheme={scheme}
                value={getValueAt(stored, [name])}
                onValue={(value) => editing.streamValues(targets, [{ path: at, value }], label)}
              />
              <span className="color-pair__theme" aria-hidden="true">
                {words.theme[scheme]}
              </span>
            </div>
          );
        })}
      </div>
    </FieldRow>
  );
}
