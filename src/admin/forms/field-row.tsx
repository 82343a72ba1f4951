import { RotateCcw } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { classNames } from '#ui/class-names.ts';
import { words } from '../words.ts';
import { FieldDevicesContext } from './field-devices.ts';
import { FieldPathContext } from './field-path.ts';
import { MixedRowContext } from './mixed.ts';
import type { ScrubHandlers } from './use-scrub.ts';
import '../shared/tool-input.css';
import './field-row.css';

interface FieldRowProps {
  readonly label: string;
  /** Id of the labelled input; undefined for a group. */
  readonly htmlFor?: string;
  readonly help?: string | undefined;
  readonly issue?: string | undefined;
  /** Id of the help and error, for the input's `aria-describedby`. */
  readonly noteId?: string | undefined;
  /** True to put the input below its label instead of beside it. */
  readonly stacked?: boolean;
  /** True for a short label, which leaves the rest of the line to the input. */
  readonly brief?: boolean;
  /** True to hide the label visually: a heading above says the same. */
  readonly quiet?: boolean;
  /** True for a small input, which leaves the rest of the line to the label. */
  readonly small?: boolean;
  /** Set if dragging the label changes the value. */
  readonly scrub?: ScrubHandlers | undefined;
  /** Set if a stored value can be reset to the default. */
  readonly onReset?: (() => void) | undefined;
  /** Small controls at the end of the label's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A label with its input, help and error. */
export function FieldRow(props: FieldRowProps) {
  const { label, htmlFor, help, issue, noteId, stacked, small, brief, quiet, scrub, aside, children } = props;
  const mixed = use(MixedRowContext);
  const onReset = props.onReset ?? mixed?.reset;
  const path = use(FieldPathContext);
  const devices = use(FieldDevicesContext);
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
        devices?.isInherited && 'field--inherited',
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
        {devices?.button}
        {aside}
      </div>
      <div className="field__input">
        <FieldDevicesContext value={undefined}>{children}</FieldDevicesContext>
      </div>
      <div className="field__notes" id={noteId}>
        {mixed && <p className="visually-hidden">{words.panel.mixedHelp}</p>}
        {issue && (
          <p className="field__issue" role="alert">
            {issue}
          </p>
        )}
        {devices?.note && <p className="field__help">{devices.note}</p>}
        {help && <p className="field__help">{help}</p>}
      </div>
    </div>
  );
}
