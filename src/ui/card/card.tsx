import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { CardVariant } from './card-variants.ts';

interface CardProps {
  readonly variant?: CardVariant;
  /** Rendered at the top edge, as wide as the card. */
  readonly media?: ReactNode;
  /** Message in place of media that failed to load. */
  readonly mediaFailed?: string | undefined;
  readonly title: ReactNode;
  /** URL of the link that the whole card is. */
  readonly href?: string | undefined;
  /** Shows a loading card without its text. */
  readonly busy?: boolean | undefined;
  readonly children?: ReactNode;
}

export function Card(props: CardProps) {
  const { variant = 'default', media, mediaFailed, title, href, busy, children } = props;
  return (
    <article className={`plain-card plain-card--${variant}`} aria-busy={busy}>
      {(media || mediaFailed) && (
        <div className={classNames('plain-card__media', mediaFailed && 'plain-card__media--failed')}>
          {mediaFailed ?? media}
        </div>
      )}
      <div className="plain-card__body">
        <h3 className="plain-card__title">
          {href === undefined ? (
            <span>{title}</span>
          ) : (
            <a className="plain-card__link" href={href}>
              {title}
            </a>
          )}
        </h3>
        {children && <div className="plain-card__text">{children}</div>}
      </div>
    </article>
  );
}
