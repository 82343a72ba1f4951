import type { ReactNode } from 'react';
import { withLanguage } from '#content/address/site-paths.ts';
import type { Language } from '#content/language/language.ts';
import { type SiteWords, siteWords } from '#i18n/site-words.ts';
import {
  CoverDrawing,
  DrawDrawing,
  EndDrawing,
  FinishDrawing,
  LookDrawing,
  RhythmDrawing,
  TryDrawing,
} from './drawings.tsx';
import { NicheLight } from './niche.tsx';

interface Slide {
  readonly id: string;
  readonly words: { readonly title: string; readonly text: string };
  readonly drawing: ReactNode;
  /** Number of the step; cover and end have none. */
  readonly step?: number;
}

function listSlides(say: SiteWords['deck']): Slide[] {
  return [
    { id: 'cover', words: say.cover, drawing: <CoverDrawing /> },
    { id: 'look', words: say.look, drawing: <LookDrawing />, step: 1 },
    { id: 'draw', words: say.draw, drawing: <DrawDrawing />, step: 2 },
    { id: 'try', words: say.try, drawing: <TryDrawing />, step: 3 },
    { id: 'finish', words: say.finish, drawing: <FinishDrawing names={say.states} />, step: 4 },
    { id: 'rhythm', words: say.rhythm, drawing: <RhythmDrawing days={say.days} label={say.weeks} /> },
    { id: 'end', words: say.end, drawing: <EndDrawing /> },
  ];
}

/** The slides and their controls. Without scripts the row scrolls and the dots are links to the slides. */
export function MethodDeck({ language }: { readonly language: Language }) {
  const say = siteWords[language].deck;
  const slides = listSlides(say);
  return (
    <>
      <NicheLight />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard */}
      <main className="deck" tabIndex={0} aria-label={say.title}>
        {slides.map(({ id, words, drawing, step }, index) => (
          <section
            key={id}
            id={id}
            className={`slide slide--${id}`}
            aria-label={`${say.slide} ${index + 1} ${say.of} ${slides.length}`}
          >
            <div>
              {step !== undefined && <p className="slide__number">{`${step} / 4`}</p>}
              {index === 0 ? <h1>{words.title}</h1> : <h2>{words.title}</h2>}
              <p className="slide__text">{words.text}</p>
              {id === 'end' && (
                <a
                  className="ink-link slide__link"
                  href={`${withLanguage('/', language)}#contact`}
                  target="_top"
                >
                  {say.link}
                </a>
              )}
            </div>
            {drawing}
          </section>
        ))}
      </main>
      <div className="bar">
        <p className="counter" aria-live="polite">
          <span className="hidden">{`${say.slide} `}</span>
          <b>1</b>
          {` / ${slides.length}`}
        </p>
        <nav aria-label={say.slides}>
          <ol className="dots">
            {slides.map(({ id, words }, index) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  aria-label={`${index + 1}: ${words.title}`}
                  aria-current={index === 0 ? 'true' : undefined}
                >
                  {}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="turn">
          <Turn className="previous" label={say.previous} path="M12 4l-6 6 6 6" />
          <Turn className="next" label={say.next} path="M8 4l6 6-6 6" />
        </div>
      </div>
    </>
  );
}

function Turn({ className, label, path }: { className: string; label: string; path: string }) {
  return (
    <button type="button" className={className} aria-label={label}>
      <svg
        viewBox="0 0 20 20"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    </button>
  );
}
