import type { CSSProperties, InputHTMLAttributes, ReactNode } from 'react';
import { type ToggleSize, toggleSizes } from './toggle-sizes.ts';

interface ToggleProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'type' | 'role'> {
  readonly size?: ToggleSize;
  readonly children: ReactNode;
}

/** On or off at once. A real checkbox, so it works and travels with a form without any script. */
export function Toggle({ size = 'medium', children, ...input }: ToggleProps) {
  const { width, height } = toggleSizes[size];
  return (
    <label className="toggle" style={{ '--toggle-width': width, '--toggle-height': height } as CSSProperties}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state by itself */}
      <input type="checkbox" role="switch" className="toggle__input" {...input} />
      <span className="toggle__words">{children}</span>
    </label>
  );
}
