import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { ButtonVariant } from './button-variants.ts';

interface Looks {
  readonly variant?: ButtonVariant;
  /** Rendered before the label. */
  readonly icon?: ReactNode;
  /** Rendered after the label. */
  readonly iconEnd?: ReactNode;
  readonly glow?: boolean;
  readonly children?: ReactNode;
}

interface ButtonOnlyProps {
  readonly href?: undefined;
  /** Shows that the action is running. The button keeps the focus and ignores further clicks. */
  readonly busy?: boolean | undefined;
}

type ButtonElementProps = Looks & ButtonHTMLAttributes<HTMLButtonElement> & ButtonOnlyProps;
type LinkElementProps = Looks &
  AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string; readonly busy?: undefined };

/** A button, or with `href` a link that looks like one. */
export function Button(props: ButtonElementProps | LinkElementProps) {
  const { variant = 'secondary', icon, iconEnd, glow, busy, children, className, ...rest } = props;
  const looks = {
    className: classNames('button', `button--${variant}`, glow && 'button--glow', className),
    children: (
      <>
        {icon}
        {children !== undefined && <span className="button__label">{children}</span>}
        {iconEnd}
        {busy && <span className="button__spinner spinner" aria-hidden="true" />}
      </>
    ),
  };
  if (rest.href !== undefined) return <a {...rest} {...looks} />;
  return <button type="button" {...rest} {...looks} {...(busy && whileBusy)} />;
}

/** `aria-disabled` instead of `disabled`, which would lose the keyboard focus. */
const whileBusy = {
  'aria-busy': true,
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const;
