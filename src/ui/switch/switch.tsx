import { type CSSProperties, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import type { SwitchStyle } from './switch-styles.ts';

export interface SwitchChoice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Shown instead of the label, which stays the accessible name. */
  readonly icon?: ReactNode;
  /** Tooltip with more detail than the label. */
  readonly title?: string | undefined;
}

interface SwitchProps<Value extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  /** Name of the radio group; unique on the page. */
  readonly name: string;
  readonly choices: readonly SwitchChoice<Value>[];
  /** The selected option: the initial one or, with `onChosen`, the current one. */
  readonly chosen: Value | undefined;
  readonly onChosen?: (value: Value) => void;
  readonly looks?: SwitchStyle;
  readonly disabled?: boolean | undefined;
  /** Message about an invalid selection. */
  readonly error?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly className?: string;
}

/** Selects one of a few options. Real radio buttons, so that arrow keys and forms work without scripts. */
export function Switch<Value extends string>(props: SwitchProps<Value>) {
  const { label, choices, looks = 'default', disabled, error, describedBy, className } = props;
  const noteId = `${useId()}-error`;
  return (
    <fieldset
      className={classNames(
        'switch',
        `switch--${looks}`,
        error !== undefined && 'switch--invalid',
        className,
      )}
      style={{ '--count': choices.length } as CSSProperties}
      disabled={disabled}
      aria-describedby={error === undefined ? describedBy : noteId}
    >
      <legend className="switch__label">{label}</legend>
      <div className="switch__choices">
        {choices.map((choice) => (
          <Choice key={choice.value} choice={choice} {...props} />
        ))}
      </div>
      {error !== undefined && (
        <p className="switch__error" id={noteId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface ChoiceProps<Value extends string> extends SwitchProps<Value> {
  readonly choice: SwitchChoice<Value>;
}

function Choice<Value extends string>({ choice, name, chosen, onChosen }: ChoiceProps<Value>) {
  const { value, label, icon, title } = choice;
  const isOn = value === chosen;
  const more = title ?? (icon ? label : undefined);
  return (
    <label className="switch__choice" title={more}>
      <input
        type="radio"
        className="switch__input"
        name={name}
        value={value}
        aria-label={more}
        {...(onChosen ? { checked: isOn, onChange: () => onChosen(value) } : { defaultChecked: isOn })}
      />
      <span className="switch__words">{icon ?? label}</span>
    </label>
  );
}
