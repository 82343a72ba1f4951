import { type ComponentProps, useId } from 'react';
import './token-part.css';

interface TokenPartProps extends Omit<ComponentProps<'section'>, 'title'> {
  readonly title: string;
  readonly help: string;
}

/** A part of the design screen: what it is, how it helps, and its tools. */
export function TokenPart({ title, help, className = '', children, ...section }: TokenPartProps) {
  const heading = useId();
  return (
    <section {...section} className={`token-part ${className}`} aria-labelledby={heading}>
      <h2 className="token-part__title" id={heading}>
        {title}
      </h2>
      <p className="token-part__help">{help}</p>
      {children}
    </section>
  );
}
