import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { ButtonVariant } from './button-variants.ts';

interface Looks {
  readonly variant?: ButtonVariant;
  /** Rendered before the words. */
  readonly icon?: ReactNode;
  /** Rendered after the words. */
  readonly iconEnd?: ReactNode;
  readonly glow?: boolean;
  readonly children?: ReactNode;
}

type AsButton = Looks & ButtonHTMLAttributes<HTMLButtonElement> & { readonly href?: undefined };
type AsLink = Looks & AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

/** A button, or with `href` a link that looks like one. */
export function Button(props: AsButton | AsLink) {
  const { variant = 'secondary', icon, iconEnd, glow, children, className, ...rest } = props;
  const looks = {
    className: classNames('button', `button--${variant}`, glow && 'button--glow', className),
    children: (
      <>
        {icon}
        {children !== undefined && <span className="button__label">{children}</span>}
        {iconEnd}
      </>
    ),
  };
  if (rest.href !== undefined) return <a {...rest} {...looks} />;
  return <button type="button" {...rest} {...looks} />;
}
