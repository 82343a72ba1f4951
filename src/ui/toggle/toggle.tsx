import { type CSSProperties, type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { type ToggleSize, toggleSizes } from './toggle-sizes.ts';

interface ToggleInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'type' | 'role'> {
  readonly size?: ToggleSize;
}

interface ToggleProps extends ToggleInputProps {
  /** Message about an invalid state. */
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Turns something on or off immediately. A real checkbox, so that it works and submits with a form without
 * scripts.
 */
export function Toggle({ error, children, className, ...input }: ToggleProps) {
  const noteId = `${useId()}-error`;
  return (
    <span className={classNames('toggle-field', className)}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the checkbox inside is its control */}
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

/** The toggle without a label, for a label elsewhere. */
export function ToggleBox({ size = 'medium', className, ...input }: ToggleInputProps) {
  const { width, height } = toggleSizes[size];
  return (
    <input
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its state
      role="switch"
      className={classNames('toggle__input', className)}
      style={{ '--toggle-width': width, '--toggle-height': height } as CSSProperties}
      {...input}
    />
  );
}
