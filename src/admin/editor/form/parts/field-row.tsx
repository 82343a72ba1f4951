import { RotateCcw } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { classNames } from '#ui/class-names.ts';
import { words } from '../../../words.ts';
import { MixedRowContext } from './mixed.ts';
import './field-row.css';

interface FieldRowProps {
  readonly label: string;
  /** The input that the label names; a group without one of its own has none. */
  readonly htmlFor?: string;
  readonly help?: string | undefined;
  readonly issue?: string | undefined;
  /** Id of the help and the issue, for the input's `aria-describedby`. */
  readonly noteId?: string;
  /** The input stands below its label instead of beside it. */
  readonly stacked?: boolean;
  /** The input is small, and the label has the rest of the line. */
  readonly small?: boolean;
  /** Present when something is stored that can be taken back to the default. */
  readonly onReset?: (() => void) | undefined;
  /** Small controls at the end of the label's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A label, its input, and what is to be said about it. */
export function FieldRow(props: FieldRowProps) {
  const { label, htmlFor, help, issue, noteId, stacked, small, onReset, aside, children } = props;
  const mixed = use(MixedRowContext);
  const name = htmlFor ? <label htmlFor={htmlFor}>{label}</label> : <span>{label}</span>;
  return (
    <div className={classNames('field', stacked && 'field--stacked', small && 'field--beside')}>
      <div className="field__label">
        {name}
        {mixed && <span className="field__mixed">{words.panel.mixed}</span>}
        {onReset && (
          <button
            type="button"
            className="field__reset"
            aria-label={words.panel.reset(label)}
            title={words.panel.reset(label)}
            onClick={onReset}
          >
            <RotateCcw aria-hidden="true" />
          </button>
        )}
        {aside}
      </div>
      <div className="field__input">{children}</div>
      <div className="field__notes" id={noteId}>
        {mixed && <p className="visually-hidden">{words.panel.mixedHelp}</p>}
        {issue && (
          <p className="field__issue" role="alert">
            {issue}
          </p>
        )}
        {help && <p className="field__help">{help}</p>}
      </div>
    </div>
  );
}
