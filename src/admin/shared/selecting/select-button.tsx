import { ListChecks } from 'lucide-react';
import { words } from '../../words.ts';
import './select-button.css';

interface SelectButtonProps {
  readonly isSelecting: boolean;
  readonly onSelecting: (on: boolean) => void;
}

/** Lets taps select. Hidden where a mouse and keyboard select without it. */
export function SelectButton({ isSelecting, onSelecting }: SelectButtonProps) {
  return (
    <button
      type="button"
      className="button button--secondary select-button"
      aria-pressed={isSelecting}
      onClick={() => onSelecting(!isSelecting)}
    >
      <ListChecks aria-hidden="true" />
      <span className="head-label">{isSelecting ? words.selecting.done : words.selecting.start}</span>
    </button>
  );
}
