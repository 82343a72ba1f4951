import { X } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { announce } from '../../shared/announcer.tsx';
import { IconButton } from '../../shared/icon-button.tsx';
import { hintsWords as say } from './hints-words.ts';
import './hints.css';

/** The hints in their order, each with the element that it points at. */
const hints = [
  { name: 'write', target: '.canvas__stage', isInside: true },
  { name: 'add', target: '.outline__add', isInside: false },
  { name: 'publish', target: '.top-bar__publish', isInside: false },
] as const;

/** Shows one hint after the other; `close` is called at the end or when they are skipped. */
export function Hints({ close }: { readonly close: () => void }) {
  const [index, setIndex] = useState(0);
  const hint = hints[index] ?? hints[0];
  const place = usePlace(hint);
  const { title, text } = say[hint.name];
  const isLast = index === hints.length - 1;
  useLayoutEffect(() => announce(`${title}. ${text}`), [title, text]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  if (!place) return null;
  return (
    <section
      className={`hint hint--${hint.name}`}
      style={place}
      aria-label={say.label(index + 1, hints.length)}
      onKeyDown={onKeyDown}
    >
      <h2 className="hint__title">{title}</h2>
      <IconButton icon={X} label={say.skip} className="hint__close" onPress={close} />
      <p className="hint__text">{text}</p>
      <span className="hint__count" aria-hidden="true">
        {`${index + 1}/${hints.length}`}
      </span>
      <Button
        variant="primary"
        className="button--small"
        onClick={() => (isLast ? close() : setIndex(index + 1))}
      >
        {isLast ? say.done : say.next}
      </Button>
    </section>
  );
}

/** Finds where the hint goes: at the top of its target, or below it. Undefined until the target is there. */
function usePlace({ target, isInside }: (typeof hints)[number]): CSSProperties | undefined {
  const [place, setPlace] = useState<CSSProperties>();
  useLayoutEffect(() => {
    const measure = () => {
      const box = document.querySelector(target)?.getBoundingClientRect();
      if (!box) return;
      const x = box.left + box.width / 2;
      setPlace({
        '--x': `${Math.round(x)}px`,
        '--y': `${Math.round(isInside ? box.top : box.bottom)}px`,
      } as CSSProperties);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [target, isInside]);
  return place;
}
