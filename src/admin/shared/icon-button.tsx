import type { LucideIcon } from 'lucide-react';
import { Button, type ButtonProps, Tooltip, TooltipTrigger } from 'react-aria-components';
import { classNames } from '#ui/class-names.ts';
import './icon-button.css';

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'className' | 'aria-label' | 'onPress'> {
  readonly icon: LucideIcon;
  /** Accessible name, shown in the tooltip. */
  readonly label: string;
  /** Shown behind the name in the tooltip. */
  readonly shortcut?: string | undefined;
  readonly pressed?: boolean;
  readonly className?: string;
  readonly onPress?: () => void;
}

/** A button that shows only an icon, with its name and shortcut in a tooltip. */
export function IconButton({
  icon: Icon,
  label,
  shortcut,
  pressed,
  className,
  onPress,
  ...rest
}: IconButtonProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={0}>
      <Button
        {...rest}
        onPress={() => onPress?.()}
        aria-label={label}
        aria-pressed={pressed}
        className={classNames('icon-button', className)}
      >
        <Icon aria-hidden="true" />
      </Button>
      <Tooltip className="tooltip" offset={6}>
        {label}
        {shortcut && <kbd className="tooltip__keys">{shortcut}</kbd>}
      </Tooltip>
    </TooltipTrigger>
  );
}
