import { Link2, Unlink2 } from 'lucide-react';
import { use } from 'react';
import { getValueAt } from '#content/block/value-at.ts';
import type { LengthField } from '#content/fields/field.ts';
import { FieldRow } from '../../../../forms/field-row.tsx';
import { MixedRowContext, useMixed } from '../../../../forms/mixed.ts';
import { panelWords } from '../../../../forms/panel-words.ts';
import { useLength } from '../../../../forms/use-length.ts';
import { IconButton } from '../../../../shared/icon-button.tsx';
import { words } from '../../../../words.ts';
import { useEditor } from '../../../services/editor-context.ts';
import { useFieldEdit, useFieldId, useFormTargets } from '../../parts/block-form.ts';
import type { ControlPart } from '../../parts/form-items.ts';
import type { ControlProps } from '../../parts/form-parts.ts';
import { useOneForAll } from '../../parts/use-one-for-all.ts';
import { PresetChips } from './preset-chips.tsx';
import './box-control.css';

interface LengthPart extends ControlPart {
  readonly field: LengthField;
}

/** Four sides or corners: one value for all while they are linked, else one each. */
export function BoxControl({ item, stored, path }: ControlProps) {
  const parts = item.parts.filter((part): part is LengthPart => part.field.kind === 'length');
  const values = parts.map((part) => getValueAt(stored, [part.name]));
  const areAlike = values.every((value) => value === values[0]);
  const [linked, setLinked] = useOneForAll(areAlike);
  const { editing } = useEditor();
  const targets = useFormTargets();
  const first = parts[0];
  const setSides = (value: unknown) => parts.map((part) => ({ path: [...path, part.name], value }));
  const streamAll = (value: unknown) => editing.streamValues(targets, setSides(value), item.label);
  const resetSides = () => editing.setValues(targets, setSides(undefined), item.label);
  const isSet = values.some((value) => value !== undefined);
  return (
    <FieldRow
      label={item.label}
      stacked
      onReset={isSet ? resetSides : undefined}
      aside={
        <IconButton
          icon={linked ? Link2 : Unlink2}
          className="box__link"
          label={linked ? panelWords.unlink : panelWords.link}
          pressed={linked}
          onPress={() => setLinked(!linked)}
        />
      }
    >
      {linked && first ? (
        <>
          <LinkedLength
            label={item.label}
            field={first.field}
            value={areAlike ? values[0] : undefined}
            differ={!areAlike}
            onValue={streamAll}
          />
          <PresetChips
            label={item.label}
            presets={first.field.presets}
            value={areAlike ? values[0] : undefined}
            onValue={(value) => editing.setValues(targets, setSides(value), item.label)}
          />
        </>
      ) : (
        <div className={`box box--${item.control}`}>
          {parts.map((part, index) => (
            <SideLength
              key={part.name}
              label={item.label}
              part={part}
              value={values[index]}
              path={[...path, part.name]}
            />
          ))}
        </div>
      )}
    </FieldRow>
  );
}

interface LinkedProps {
  readonly label: string;
  readonly field: LengthField;
  readonly value: unknown;
  /** True if the sides have different values. */
  readonly differ: boolean;
  readonly onValue: (value: unknown) => void;
}

function LinkedLength({ label, field, value, differ, onValue }: LinkedProps) {
  const mixed = use(MixedRowContext) !== undefined || differ;
  const { input, issue } = useLength({ field, value, commit: onValue, mixed });
  return (
    <>
      <input {...input} className="tool-input" aria-label={panelWords.allSides(label)} />
      {issue && <BoxIssue issue={issue} />}
    </>
  );
}

interface SideProps {
  readonly label: string;
  readonly part: LengthPart;
  readonly value: unknown;
  readonly path: ControlProps['path'];
}

function SideLength({ label, part, value, path }: SideProps) {
  const id = useFieldId(path);
  const side = words.sides[part.part as keyof typeof words.sides] ?? part.part;
  const { streamValue } = useFieldEdit(path, `${label}, ${side}`);
  const mixed = useMixed(path);
  const { input, issue } = useLength({ field: part.field, value, commit: streamValue, mixed });
  return (
    <div className={`box__side box__side--${part.part}`}>
      <input {...input} id={id} className="tool-input" aria-label={`${label}, ${side}`} title={side} />
      {issue && <BoxIssue issue={issue} />}
    </div>
  );
}

function BoxIssue({ issue }: { readonly issue: string }) {
  return (
    <p className="field__issue box__issue" role="alert">
      {issue}
    </p>
  );
}
