import type { LucideIcon } from 'lucide-react';
import type { KeyboardEvent, Ref, SyntheticEvent } from 'react';
import { classNames } from '#ui/class-names.ts';
import { describeTooltip } from './tooltip/describe-tooltip.ts';

interface IconButtonProps {
  readonly icon: LucideIcon;
  /** Accessible name, shown in the tooltip. */
  readonly label: string;
  /** Shown behind the name in the tooltip. */
  readonly shortcut?: string | undefined;
  readonly pressed?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly className?: string | undefined;
  /** Leaves the focus, and with it a selection of text, where it is when it is clicked. */
  readonly keepsFocus?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onPress?: () => void;
}

/** A button that shows only an icon, with its name and shortcut in a tooltip. */
export function IconButton({
  icon: Icon,
  label,
  shortcut,
  pressed,
  isDisabled,
  className,
  keepsFocus,
  ref,
  onPress,
}: IconButtonProps) {
  return (
    <button
      type="button"
      ref={ref}
      className={classNames('icon-button', className)}
      aria-label={label}
      aria-pressed={pressed}
      disabled={isDisabled}
      {...describeTooltip(label, shortcut)}
      onMouseDown={keepsFocus ? preventDefault : undefined}
      // Pressing the button must not press the row that contains it.
      onPointerDown={stopPropagation}
      onKeyDown={stopPress}
      onClick={(event) => {
        event.stopPropagation();
        onPress?.();
      }}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}

const preventDefault = (event: SyntheticEvent) => event.preventDefault();
const stopPropagation = (event: SyntheticEvent) => event.stopPropagation();

function stopPress(event: KeyboardEvent) {
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
}
