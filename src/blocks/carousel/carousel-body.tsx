import type { ReactNode } from 'react';
import type { Language } from '#content/language/language.ts';
import type { HandleMark } from '../shared/view-context.ts';
import { type ControlChoice, Controls } from './controls.tsx';
import { carouselWords } from './words.ts';

interface CarouselBodyProps {
  readonly language: Language;
  readonly count: number;
  readonly fades: boolean;
  readonly controls: ControlChoice;
  /** Where its height is dragged, and the gap between its slides. */
  readonly marks: { readonly height: HandleMark; readonly gap: HandleMark };
  /** The slides. They are not the carousel's own: what can be pressed in them has its own script. */
  readonly children: ReactNode;
}

/**
 * All of a carousel's markup, as it is before it comes alive. The controller in `carousel.island.ts` finds its way in it
 * by these classes and `data-` attributes, and fills the clones and what is said.
 */
export function CarouselBody({ language, count, fades, controls, marks, children }: CarouselBodyProps) {
  const words = carouselWords[language];
  return (
    // biome-ignore lint/a11y/useSemanticElements: the carousel pattern asks for a group, and a fieldset is for forms
    <section
      className="carousel__body"
      role="group"
      aria-roledescription={words.carousel}
      aria-label={words.label}
      // Not by the name of the class: a document has the styles of every class that its scripts name.
      data-fades={fades ? '' : undefined}
    >
      {/* Where nothing else takes the arrow keys, this does. */}
      <div className="carousel__viewport" tabIndex={count < 2 ? undefined : 0} {...marks.height}>
        <div className="carousel__track">
          <div className="carousel__clones carousel__clones--before" />
          <div className="carousel__slides" data-island-slot="" {...marks.gap}>
            {children}
          </div>
          <div className="carousel__clones" />
        </div>
      </div>
      <Controls language={language} count={count} {...controls} />
      <div className="carousel__said" aria-live="polite" />
    </section>
  );
}
