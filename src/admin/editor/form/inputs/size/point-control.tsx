import { getTextLanguage } from '#content/block/resolve-block.ts';
import { getValuesAt } from '#content/block/responsive-values.ts';
import { getValueAt } from '#content/block/value-at.ts';
import type { NumberField } from '#content/fields/field.ts';
import { findMediaAddress } from '#content/fields/media-address.ts';
import { useFocalPoint } from '../../../../data/file-url.ts';
import { FieldRow } from '../../../../forms/field-row.tsx';
import { panelWords } from '../../../../forms/panel-words.ts';
import { useEditor, usePane } from '../../../services/editor-context.ts';
import { useFieldEdit, useFieldId, useFormBlock, useFormTargets } from '../../parts/block-form.ts';
import type { ControlPart } from '../../parts/form-items.ts';
import type { ControlProps } from '../../parts/form-parts.ts';
import { useNumber } from './number-input.tsx';
import './point-control.css';

interface NumberPart extends ControlPart {
  readonly field: NumberField;
}

/** Focal point of an image in this block, in percent of its width and height; empty uses the file's own. */
export function PointControl({ item, stored, path }: ControlProps) {
  const { editing } = useEditor();
  const targets = useFormTargets();
  const parts = item.parts.filter((part): part is NumberPart => part.field.kind === 'number');
  const block = useFormBlock();
  const language = getTextLanguage(
    block,
    usePane((view) => view.language),
  );
  const beside = getValuesAt(block, path);
  const src = findMediaAddress(getValueAt(beside, [parts[0]?.field.placeIn ?? '']), language);
  const ofFile = useFocalPoint(src);
  const isSet = parts.some(({ name }) => getValueAt(stored, [name]) !== undefined);
  const reset = () => {
    const values = parts.map(({ name }) => ({ path: [...path, name], value: undefined }));
    editing.setValues(targets, values, item.label);
  };
  return (
    <FieldRow
      label={item.label}
      stacked
      help={isSet ? panelWords.pointIsOwn : panelWords.pointOfFile}
      onReset={isSet ? reset : undefined}
    >
      <div className="point">
        {parts.map((part) => (
          <Share
            key={part.name}
            label={item.label}
            part={part}
            standard={part.field.default ?? Math.round((part.part === 'x' ? ofFile.x : ofFile.y) * 100)}
            value={getValueAt(stored, [part.name])}
            path={[...path, part.name]}
          />
        ))}
      </div>
    </FieldRow>
  );
}

interface ShareProps {
  readonly label: string;
  readonly part: NumberPart;
  /** Inherited focal point in percent, or that of the file: shown if the block has none, and the start for steps. */
  readonly standard: number;
  readonly value: unknown;
  readonly path: ControlProps['path'];
}

function Share({ label, part, standard, value, path }: ShareProps) {
  const id = useFieldId(path);
  const name = `${label}, ${part.field.label.toLowerCase()}`;
  const { streamValue } = useFieldEdit(path, name);
  const { issue, input } = useNumber({ ...part.field, default: standard }, value, streamValue);
  return (
    <div className="point__share">
      <label htmlFor={id} className="point__label">
        {part.field.label}
      </label>
      <div className="number">
        <input {...input} id={id} className="tool-input" aria-label={name} />
        <span className="number__unit">{part.field.unit}</span>
      </div>
      {issue && (
        <p className="field__issue" role="alert">
          {issue}
        </p>
      )}
    </div>
  );
}
