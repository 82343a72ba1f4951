import type { ReactNode } from 'react';
import type { CardVariant } from './card-variants.ts';

interface CardProps {
  readonly variant?: CardVariant;
  /** Stands at the top edge, as wide as the card. */
  readonly media?: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

/** A title and a few words that belong together. */
export function Card({ variant = 'default', media, title, children }: CardProps) {
  return (
    <article className={`plain-card plain-card--${variant}`}>
      {media && <div className="plain-card__media">{media}</div>}
      <div className="plain-card__body">
        <h3 className="plain-card__title">{title}</h3>
        {children}
      </div>
    </article>
  );
}
