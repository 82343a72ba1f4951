import type { ReactNode } from 'react';
import type { Language } from '#content/language/language.ts';
import { siteWords } from '#i18n/site-words.ts';
import { buildLinkAttributes } from '../shared/link-attributes.ts';
import { formatSlideName } from './carousel-slide.tsx';

/** Controls that a carousel has. */
export interface ControlChoice {
  /** Link of the first slide, '' if it has none; undefined if no slide has one. */
  readonly link: string | undefined;
  /** True if something moves automatically, so that a pause button is needed. */
  readonly plays: boolean;
  readonly arrows: boolean;
  readonly dots: boolean;
}

interface ControlsProps extends ControlChoice {
  readonly language: Language;
  readonly count: number;
}

/** The controls below the slides. They need scripts, so they are hidden without them. */
export function Controls({ language, count, link, plays, arrows, dots }: ControlsProps) {
  const words = siteWords[language].carousel;
  return (
    <div className="carousel__controls needs-script">
      {link !== undefined && (
        <a
          className="button button--secondary carousel__link"
          {...(link !== '' && buildLinkAttributes(link, language))}
        >
          {words.link}
        </a>
      )}
      {dots && <Dots count={count} language={language} />}
      {(arrows || plays) && (
        <div className="carousel__buttons">
          {plays && (
            <Control label={words.pause} data-pause={words.pause} data-play={words.play}>
              <path d="M9 6v12M15 6v12" />
              <path d="M8 5.5 18.5 12 8 18.5z" display="none" />
            </Control>
          )}
          {arrows && (
            <div className="carousel__arrows">
              <Control label={words.previous} data-step="-1">
                <path d="M19 12H5m6-6-6 6 6 6" />
              </Control>
              <Control label={words.next} data-step="1">
                <path d="M5 12h14m-6-6 6 6-6 6" />
              </Control>
            </div>
          )}
        </div>
      )}
    </div>
  );
}

interface ControlProps {
  readonly label: string;
  /** Number of slides that a click moves. */
  readonly 'data-step'?: string;
  /** The button's labels for pausing and for playing. */
  readonly 'data-pause'?: string;
  readonly 'data-play'?: string;
  readonly children: ReactNode;
}

function Control({ label, children, ...data }: ControlProps) {
  return (
    <button type="button" className="carousel__control" aria-label={label} {...data}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}

function Dots({ count, language }: Pick<ControlsProps, 'count' | 'language'>) {
  return (
    <div className="carousel__dots">
      {Array.from({ length: count }, (_slide, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={index}
          type="button"
          className="carousel__dot"
          aria-label={formatSlideName({ index, count }, language)}
          aria-current={index === 0 ? 'true' : undefined}
        />
      ))}
    </div>
  );
}
