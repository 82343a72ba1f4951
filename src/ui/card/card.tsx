import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { CardVariant } from './card-variants.ts';

interface CardProps {
  readonly variant?: CardVariant;
  /** Stands at the top edge, as wide as the card. */
  readonly media?: ReactNode;
  /** Said in place of media that did not come. */
  readonly mediaFailed?: string | undefined;
  readonly title: ReactNode;
  /** Where a press on the card leads. */
  readonly href?: string | undefined;
  /** What it says is still on its way; the shape of it is there. */
  readonly busy?: boolean | undefined;
  readonly children?: ReactNode;
}

/** A title and a few words that belong together. */
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
