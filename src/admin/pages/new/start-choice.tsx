import { useId } from 'react';
import type { PageKind } from '#content/page.ts';
import { newPageWords as say } from './new-page-words.ts';
import { type StartingPoint, startingPoints } from './starting-point.ts';

interface StartChoiceProps {
  readonly kind: PageKind;
  readonly value: StartingPoint;
  readonly onValue: (value: StartingPoint) => void;
  /** One that the pointer is on, and none when it has left. */
  readonly onLook: (value: StartingPoint | undefined) => void;
}

/** What a page can start with, as radio buttons with all their keys. The picture beside them shows the one that counts. */
export function StartChoice({ kind, value, onValue, onLook }: StartChoiceProps) {
  const name = useId();
  return (
    <fieldset className="start-choice" aria-describedby={`${name}-help`}>
      <legend className="form-field__label">{say.start}</legend>
      <div className="start-choice__options">
        {startingPoints(kind).map((point) => (
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
