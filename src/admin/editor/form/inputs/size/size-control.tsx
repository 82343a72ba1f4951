import type { ChangeEvent } from 'react';
import { formatPath } from '#content/block/issue.ts';
import { getValueAt } from '#content/block/value-at.ts';
import type { ChoiceField, LengthField } from '#content/fields/field.ts';
import { FieldRow } from '../../../../forms/field-row.tsx';
import { useMixed } from '../../../../forms/mixed.ts';
import { useLength } from '../../../../forms/use-length.ts';
import { words } from '../../../../words.ts';
import { useEditor } from '../../../services/editor-context.ts';
import { formatFieldId, useFormBlock, useFormTargets } from '../../parts/block-form.ts';
import type { ControlPart } from '../../parts/form-items.ts';
import type { ControlProps } from '../../parts/form-parts.ts';
import './size-control.css';

const axes = ['width', 'height'] as const;

/** Width and height side by side: a length, or a mode such as fill and hug. */
export function SizeControl({ item, stored, path }: ControlProps) {
  const { editing } = useEditor();
  const targets = useFormTargets();
  const isSet = item.parts.some(({ name }) => getValueAt(stored, [name]) !== undefined);
  const unset = item.parts.map(({ name }) => ({ path: [...path, name], value: undefined }));
  return (
    <FieldRow
      brief
      label={item.label}
      onReset={isSet ? () => editing.setValues(targets, unset, item.label) : undefined}
    >
      <div className="size">
        {axes.map((axis) => {
          const mode = item.parts.find(({ part }) => part === `${axis} mode`);
          const length = item.parts.find(({ part }) => part === `${axis} length`);
          if (!mode || !length) return null;
          return <Axis key={axis} axis={axis} mode={mode} length={length} stored={stored} path={path} />;
        })}
      </div>
    </FieldRow>
  );
}

interface AxisProps extends Pick<ControlProps, 'stored' | 'path'> {
  readonly axis: (typeof axes)[number];
  readonly mode: ControlPart;
  readonly length: ControlPart;
}

function Axis({ axis, mode, length, stored, path }: AxisProps) {
  const { editing } = useEditor();
  const block = useFormBlock();
  const targets = useFormTargets();
  const mixed = useMixed([...path, length.name]);
  const field = length.field as LengthField;
  const modes = mode.field as ChoiceField;
  const value = getValueAt(stored, [length.name]);
  const chosen = getSizeMode(modes, getValueAt(stored, [mode.name]), value);
  const createValueChange = (part: ControlPart, next: unknown) => ({
    path: [...path, part.name],
    value: next,
  });
  /** A length switches to the fixed mode; an empty input leaves the size to the surroundings. */
  const setLength = (next: unknown) =>
    editing.streamValues(
      targets,
      [createValueChange(mode, next === undefined ? undefined : 'fixed'), createValueChange(length, next)],
      field.label,
    );
  const setMode = (next: string) => editing.setValue(targets, [...path, mode.name], next, field.label);
  const isFixed = chosen === 'fixed';
  const { input, issue } = useLength({ field, value: isFixed ? value : undefined, commit: setLength, mixed });
  const shownMode = modes.options.find((option) => option.value === chosen)?.label;
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const named = findModeByName(modes, event.target.value);
    if (named) setMode(named);
    else input.onChange(event);
  };
  return (
    <div className="size__axis">
      <span className="size__letter" aria-hidden="true">
        {words.size[axis]}
      </span>
      <input
        {...input}
        id={formatFieldId(block.id, formatPath([...path, length.name]))}
        className="tool-input size__length"
        aria-label={field.label}
        // A short label for half the width: "Fit" for "Fit to content".
        placeholder={isFixed || mixed ? input.placeholder : shownMode?.split(' ', 1)[0]}
        onChange={onChange}
      />
      <select
        className="size__mode"
        aria-label={words.size.mode(field.label)}
        title={words.size.mode(field.label)}
        value={chosen}
        onChange={(event) => setMode(event.target.value)}
      >
        {modes.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {issue && (
        <p className="field__issue size__issue" role="alert">
          {issue}
        </p>
      )}
    </div>
  );
}

/** Returns the current mode: the stored one, else the one implied by a length or its absence. */
function getSizeMode({ options }: ChoiceField, mode: unknown, length: unknown): string {
  const known = options.find(({ value }) => value === mode)?.value;
  return known ?? (length === undefined || length === '' ? 'auto' : 'fixed');
}

/** Finds the mode that was typed instead of a length: `fill`, `hug`, `auto`. */
function findModeByName({ options }: ChoiceField, typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  return options.find(({ value }) => value === text && value !== 'fixed')?.value;
}
