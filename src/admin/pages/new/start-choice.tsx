import { useId, useMemo } from 'react';
import type { PageKind } from '#content/page/page.ts';
import { BlockSketch, paddedSketchWidth } from '../../shared/blocks/block-sketch.tsx';
import { measureSheet, thumbnailRatio } from './measure-sheet.ts';
import { newPageWords as say } from './new-page-words.ts';
import { findStartingLayout, listStartingPoints, type StartingPoint } from './starting-point.ts';

interface StartChoiceProps {
  readonly kind: PageKind;
  readonly value: StartingPoint;
  readonly onValue: (value: StartingPoint) => void;
  /** Called with the option under the pointer; undefined when the pointer leaves. */
  readonly onLook: (value: StartingPoint | undefined) => void;
}

/** Starting points as radio buttons. The preview beside them shows the selected one. */
export function StartChoice({ kind, value, onValue, onLook }: StartChoiceProps) {
  const name = useId();
  const points = listStartingPoints(kind);
  return (
    <fieldset className="start-choice" aria-describedby={`${name}-help`}>
      <legend className="form-field__label">{say.start}</legend>
      <div className="start-choice__options">
        {points.map((point) => (
          <label
            key={point}
            className="start-choice__option"
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onLook(point)}
            onPointerLeave={() => onLook(undefined)}
          >
            <input
              type="radio"
              name={name}
              value={point}
              checked={point === value}
              onChange={() => onValue(point)}
              aria-label={say.starts[point].name}
              aria-describedby={`${name}-${point}`}
            />
            <StartThumbnail point={point} />
            <span className="start-choice__name">{say.starts[point].name}</span>
            <span className="start-choice__about" id={`${name}-${point}`}>
              {say.starts[point].about}
            </span>
          </label>
        ))}
      </div>
      <p className="form-field__note" id={`${name}-help`}>
        {say.startHelp}
      </p>
    </fieldset>
  );
}

/** Sketches a starting layout. Renders nothing for a start without a layout. */
function StartThumbnail({ point }: { readonly point: StartingPoint }) {
  const blocks = useMemo(() => findStartingLayout(point)?.blocks(), [point]);
  const share = useMemo(() => blocks && measureSheet(blocks), [blocks]);
  if (!blocks || !share) return null;
  return (
    <span className="start-thumbnail" aria-hidden="true">
      <span className="start-thumbnail__sheet" style={{ width: `${100 * share}%` }}>
        <BlockSketch blocks={blocks} height={(paddedSketchWidth * thumbnailRatio) / share} />
      </span>
    </span>
  );
}
