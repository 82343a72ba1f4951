import { RotateCcw } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { classNames } from '#ui/class-names.ts';
import { words } from '../words.ts';
import { FieldPathContext } from './field-path.ts';
import { MixedRowContext } from './mixed.ts';
import type { ScrubHandlers } from './use-scrub.ts';
import '../shared/tool-input.css';
import './field-row.css';

interface FieldRowProps {
  readonly label: string;
  /** The input that the label names; a group without one of its own has none. */
  readonly htmlFor?: string;
  readonly help?: string | undefined;
  readonly issue?: string | undefined;
  /** Id of the help and the issue, for the input's `aria-describedby`. */
  readonly noteId?: string | undefined;
  /** The input stands below its label instead of beside it. */
  readonly stacked?: boolean;
  /** The label is a short word, and the input has the rest of the line. */
  readonly brief?: boolean;
  /** The label says what stands above it already: it is heard, not seen. */
  readonly quiet?: boolean;
  /** The input is small, and the label has the rest of the line. */
  readonly small?: boolean;
  /** Present when dragging the label changes the value. */
  readonly scrub?: ScrubHandlers | undefined;
  /** Present when something is stored that can be taken back to the default. */
  readonly onReset?: (() => void) | undefined;
  /** Small controls at the end of the label's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A label, its input, and what is to be said about it. */
export function FieldRow(props: FieldRowProps) {
  const {
    label,
    htmlFor,
    help,
    issue,
    noteId,
    stacked,
    small,
    brief,
    quiet,
    scrub,
    onReset,
    aside,
    children,
  } = props;
  const mixed = use(MixedRowContext);
  const path = use(FieldPathContext);
  const looks = scrub && 'field__scrub';
  const name = htmlFor ? (
    <label htmlFor={htmlFor} className={looks} {...scrub}>
      {label}
    </label>
  ) : (
    <span className={looks} {...scrub}>
      {label}
    </span>
  );
  return (
    <div
      data-path={path}
      className={classNames(
        'field',
        stacked && 'field--stacked',
        small && 'field--beside',
        brief && 'field--brief',
      )}
    >
      <div className={classNames('field__label', quiet && !aside && 'visually-hidden')}>
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
