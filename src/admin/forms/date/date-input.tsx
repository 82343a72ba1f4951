import { onDemand, useOnDemand } from '../../shared/on-demand.ts';
import { PartFailed } from '../../shared/part-failed.tsx';
import { TextInput } from '../text-input.tsx';

export interface DateFieldProps {
  readonly label: string;
  readonly kind: 'date' | 'date-time' | 'time';
  /** `2031-06-02`, `2031-06-02T08:30` or `08:30`; '' while it is empty or unfinished. */
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** Earliest value. */
  readonly min?: string | undefined;
  /** Latest value. */
  readonly max?: string | undefined;
  /** Shown below the field. */
  readonly help?: string | undefined;
  readonly issue?: string | undefined;
}

const picker = onDemand(() => import('./date-picker.tsx'));

/** A labelled field for a date, a time or both. The widget is loaded with the first one. */
export function DateInput(props: DateFieldProps) {
  const { part, failed } = useOnDemand(picker);
  if (failed) return <PartFailed />;
  if (part)
    return props.kind === 'time' ? <part.TimePickerField {...props} /> : <part.DatePickerField {...props} />;
  return <TextInput label={props.label} value="" onValue={() => {}} help={props.help} readOnly />;
}
