import { useId } from 'react';
import { type Composition, compositions } from '#tokens/compositions.ts';
import { compositionWords as words } from './composition-words.ts';
import './composition-choice.css';

interface CompositionChoiceProps {
  readonly value: Composition;
  readonly onValue: (value: Composition) => void;
}

/** Chooses a composition by its thumbnail. */
export function CompositionChoice({ value, onValue }: CompositionChoiceProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={words.name} className="compositions">
      {compositions.map((composition) => (
        <label key={composition} className="composition" title={words.about[composition]}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={composition === value}
            onChange={() => onValue(composition)}
            aria-describedby={`${name}-${composition}`}
          />
          <Drawing composition={composition} />
          <span className="composition__name">{words.names[composition]}</span>
          <span className="visually-hidden" id={`${name}-${composition}`}>
            {words.about[composition]}
          </span>
        </label>
      ))}
    </div>
  );
}

type Box = readonly [x: number, y: number, width: number, height: number];

interface DrawnPage {
  readonly headings: readonly Box[];
  readonly images: readonly Box[];
  /** Lines of text. */
  readonly lines: readonly Box[];
}

/** Thumbnails in a view box of 96 by 64 units. The page spans 8 to 88. */
const drawings: Readonly<Record<Composition, DrawnPage>> = {
  centred: {
    headings: [[26, 8, 30, 4]],
    lines: [
      [26, 16, 44, 2],
      [26, 20, 38, 2],
      [26, 54, 44, 2],
      [26, 58, 30, 2],
    ],
    images: [[8, 27, 80, 22]],
  },
  aside: {
    headings: [
      [8, 8, 24, 4],
      [8, 54, 20, 3],
    ],
    lines: [
      [42, 8, 42, 2],
      [42, 12, 46, 2],
      [42, 16, 32, 2],
      [42, 54, 46, 2],
      [42, 58, 36, 2],
    ],
    images: [[8, 25, 80, 22]],
  },
  edge: {
    headings: [[8, 8, 30, 4]],
    lines: [
      [8, 16, 44, 2],
      [8, 20, 38, 2],
      [8, 54, 44, 2],
      [8, 58, 30, 2],
    ],
    images: [[8, 27, 48, 22]],
  },
};

function Drawing({ composition }: { readonly composition: Composition }) {
  const { headings, images, lines } = drawings[composition];
  const buildPath = (boxes: readonly Box[]) =>
    boxes.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h-${width}z`).join('');
  return (
    <svg className="composition__drawing" viewBox="0 0 96 64" aria-hidden="true">
      <path className="composition__image" d={buildPath(images)} />
      <path className="composition__heading" d={buildPath(headings)} />
      <path className="composition__line" d={buildPath(lines)} />
    </svg>
  );
}
