import { type ComponentProps, useId } from 'react';
import './token-part.css';

interface TokenPartProps extends Omit<ComponentProps<'section'>, 'title'> {
  readonly title: string;
  readonly help: string;
}

/** Renders a section of the design screen with its title, help and tools. */
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
