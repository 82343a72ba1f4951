import { onDemand, useOnDemand } from '../../shared/on-demand.ts';
import { PartFailed } from '../../shared/part-failed.tsx';
import { TextInput } from '../text-input.tsx';
import type { DateFieldProps } from './date-field-props.ts';

const picker = onDemand(() => import('./date-picker.tsx'));

/** A labelled field for a date, a time or both. The widget is loaded with the first one. */
export function DateInput(props: DateFieldProps) {
  const { part, failed } = useOnDemand(picker);
  if (failed) return <PartFailed />;
  if (part)
    return props.kind === 'time' ? <part.TimePickerField {...props} /> : <part.DatePickerField {...props} />;
  return <TextInput label={props.label} value="" onValue={() => {}} help={props.help} readOnly />;
}
