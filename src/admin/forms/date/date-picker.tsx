import { parseDate, parseDateTime, parseTime } from '@internationalized/date';
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useContext } from 'react';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker,
  DatePickerStateContext,
  DateSegment,
  type DateValue,
  Group,
  Heading,
  I18nProvider,
  Label,
  Text,
  TimeField,
} from 'react-aria-components';
import { classNames } from '#ui/class-names.ts';
import type { DateFieldProps } from './date-field-props.ts';
import { dateWords as say } from './date-words.ts';
import { TopLayerPopover } from './top-layer-popover.tsx';
import '../../shared/popover.css';
import './date-picker.css';

/** Locale of dates in the tool: day before month, 24 hours, weeks from Monday. */
const locale = 'en-GB';

/** Field for a date, with a calendar, or for a date and time. */
export function DatePickerField(props: DateFieldProps) {
  const { kind, value, onValue, min, max, issue } = props;
  const parse: (text: string) => DateValue = kind === 'date' ? parseDate : parseDateTime;
  // Characters of the value: the widget's `2031-06-02T08:30:00` without the seconds.
  const length = kind === 'date' ? 10 : 16;
  return (
    <I18nProvider locale={locale}>
      <DatePicker
        className="form-field date-field"
        granularity={kind === 'date' ? 'day' : 'minute'}
        hourCycle={24}
        shouldForceLeadingZeros
        value={parseOrNull(parse, value)}
        onChange={(date) => onValue(date?.toString().slice(0, length) ?? '')}
        minValue={parseOrNull(parse, min)}
        maxValue={parseOrNull(parse, max)}
        isInvalid={issue !== undefined}
      >
        <div className="form-field__head">
          <Label className="form-field__label">{props.label}</Label>
        </div>
        <Group className={classNames('form-input', issue !== undefined && 'form-input--issue')}>
          <Segments />
          <Button className="icon-button">
            <CalendarDays aria-hidden="true" />
          </Button>
        </Group>
        <CalendarPopover />
        <Note {...props} />
      </DatePicker>
    </I18nProvider>
  );
}

/** Field for a time of the day. */
export function TimePickerField(props: DateFieldProps) {
  const { value, onValue, issue } = props;
  return (
    <I18nProvider locale={locale}>
      <TimeField
        className="form-field date-field"
        hourCycle={24}
        shouldForceLeadingZeros
        value={parseOrNull(parseTime, value)}
        onChange={(time) => onValue(time?.toString().slice(0, 5) ?? '')}
        isInvalid={issue !== undefined}
      >
        <div className="form-field__head">
          <Label className="form-field__label">{props.label}</Label>
        </div>
        <div className={classNames('form-input', issue !== undefined && 'form-input--issue')}>
          <Segments />
        </div>
        <Note {...props} />
      </TimeField>
    </I18nProvider>
  );
}

/** Parses a value; null if there is none, or one that the field cannot show, such as a day of the year 10000. */
function parseOrNull<Value>(parse: (text: string) => Value, text = ''): Value | null {
  try {
    return text === '' ? null : parse(text);
  } catch {
    return null;
  }
}

function Segments() {
  return (
    <span className="date-field__keys" onKeyDownCapture={submitOnEnter}>
      <DateInput className="date-field__segments">
        {(segment) => <DateSegment className="date-field__segment" segment={segment} />}
      </DateInput>
    </span>
  );
}

/** Submits the form as Enter does in an input of the browser. */
function submitOnEnter({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key === 'Enter') currentTarget.closest('form')?.requestSubmit();
}

function Note({ help, issue }: DateFieldProps) {
  return (
    <Text
      slot="description"
      elementType="p"
      className={classNames('form-field__note', issue !== undefined && 'form-field__note--issue')}
      aria-live="polite"
    >
      {issue ?? help}
    </Text>
  );
}

function CalendarPopover() {
  const state = useContext(DatePickerStateContext);
  if (!state?.isOpen) return null;
  const close = () => state.setOpen(false);
  return (
    <TopLayerPopover className="react-aria-Popover date-popover" label={say.calendar} close={close}>
      <Calendar className="calendar">
        <header className="calendar__head">
          <Button slot="previous" className="icon-button" aria-label={say.earlier}>
            <ChevronLeft aria-hidden="true" />
          </Button>
          <Heading className="calendar__title" />
          <Button slot="next" className="icon-button" aria-label={say.later}>
            <ChevronRight aria-hidden="true" />
          </Button>
        </header>
        <CalendarGrid className="calendar__grid">
          {(date) => <CalendarCell className="calendar__day" date={date} />}
        </CalendarGrid>
      </Calendar>
      {state.dateValue && (
        <button
          type="button"
          className="text-button"
          onClick={() => {
            state.setValue(null);
            close();
          }}
        >
          {say.clear}
        </button>
      )}
    </TopLayerPopover>
  );
}
