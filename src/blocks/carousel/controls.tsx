import type { ReactNode } from 'react';
import type { CarouselWords } from './words.ts';

interface ControlsProps {
  readonly words: Pick<CarouselWords, 'previous' | 'next' | 'play' | 'pause' | 'link'>;
  /** Where the current slide leads, '' for nowhere; undefined when no slide leads anywhere. */
  readonly link: string | undefined;
  /** Undefined when there is nothing that plays. */
  readonly plays: boolean | undefined;
  readonly setPlays: (plays: boolean) => void;
  readonly arrows: boolean;
  readonly step: (by: -1 | 1) => void;
  readonly children: ReactNode;
}

/** What stands below the slides. Scripts make it work, so without them it is not there. */
export function Controls({ words, link, plays, setPlays, arrows, step, children }: ControlsProps) {
  const newTab = link && /^(?:https?:)?\/\//i.test(link);
  return (
    <div className="carousel__controls needs-script">
      {link !== undefined && (
        <a
          className="button button--secondary carousel__link"
          href={link || undefined}
          target={newTab ? '_blank' : undefined}
          rel={newTab ? 'noopener noreferrer' : undefined}
        >
          {words.link}
        </a>
      )}
      {children}
      {(arrows || plays !== undefined) && (
        <div className="carousel__buttons">
          {plays !== undefined && (
            <Control
              label={plays ? words.pause : words.play}
              path={plays ? 'M9 6v12M15 6v12' : 'M8 5.5 18.5 12 8 18.5z'}
              onPress={() => setPlays(!plays)}
            />
          )}
          {arrows && (
            <div className="carousel__arrows">
              <Control label={words.previous} path="M19 12H5m6-6-6 6 6 6" onPress={() => step(-1)} />
              <Control label={words.next} path="M5 12h14m-6-6 6 6-6 6" onPress={() => step(1)} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

interface ControlProps {
  readonly label: string;
  readonly path: string;
  readonly onPress: () => void;
}

function Control({ label, path, onPress }: ControlProps) {
  return (
    <button type="button" className="carousel__control" aria-label={label} onClick={onPress}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

interface DotsProps {
  readonly count: number;
  readonly current: number;
  readonly nameOf: (index: number) => string;
  readonly go: (to: number) => void;
}

export function Dots({ count, current, nameOf, go }: DotsProps) {
  return (
    <div className="carousel__dots">
      {Array.from({ length: count }, (_slide, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={index}
          type="button"
          className="carousel__dot"
          aria-label={nameOf(index)}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => go(index)}
        />
      ))}
    </div>
  );
}
