import { type ReactNode, useId } from 'react';

interface ConflictSideProps {
  /** Joins the choices of one conflict. */
  readonly name: string;
  readonly label: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly autoFocus?: boolean;
  readonly children: ReactNode;
}

/** One side of a conflict, which can be chosen; what it says describes the choice. */
export function ConflictSide({ name, label, checked, onChoose, autoFocus, children }: ConflictSideProps) {
  const id = useId();
  return (
    <div className="conflict__side">
      <label className="conflict__choice">
        <input
          type="radio"
          name={name}
          checked={checked}
          onChange={onChoose}
          aria-describedby={id}
          data-autofocus={autoFocus || undefined}
        />
        {label}
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a larger place to press; the radio is the control */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div className="conflict__value" id={id} onClick={onChoose}>
        {children}
      </div>
    </div>
  );
}
