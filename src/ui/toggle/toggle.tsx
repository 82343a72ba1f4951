import { type CSSProperties, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { type ToggleSize, toggleSizes } from './toggle-sizes.ts';

interface ToggleInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'type' | 'role'> {
  readonly size?: ToggleSize;
}

interface ToggleProps extends ToggleInputProps {
  /** What is wrong with it as it is. */
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** On or off at once. A real checkbox, so it works and travels with a form without any script. */
export function Toggle({ error, children, className, ...input }: ToggleProps) {
  const noteId = `${useId()}-error`;
  return (
    <span className={classNames('toggle-field', className)}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the box inside is its control */}
      <label className="toggle">
        <ToggleBox
          {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': noteId })}
          {...input}
        />
        <span className="toggle__words">{children}</span>
      </label>
      {error !== undefined && (
        <span className="toggle__error" id={noteId}>
          {error}
        </span>
      )}
    </span>
  );
}

/** The toggle alone, where its label stands somewhere else. */
export function ToggleBox({ size = 'medium', className, ...input }: ToggleInputProps) {
  const { width, height } = toggleSizes[size];
  return (
    <input
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state by itself
      role="switch"
      className={classNames('toggle__input', className)}
      style={{ '--toggle-width': width, '--toggle-height': height } as CSSProperties}
      {...input}
    />
  );
}
