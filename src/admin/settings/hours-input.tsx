import { Plus, X } from 'lucide-react';
import {
  type HoursRange,
  maxRanges,
  type OpeningHours,
  type Weekday,
  weekdays,
} from '#content/page/opening-hours.ts';
import { IconButton } from '../shared/icon-button.tsx';
import type { SettingIssues } from './setting-issues.ts';
import { settingsWords } from './settings-words.ts';

const say = settingsWords.hours;

interface HoursInputProps {
  readonly value: OpeningHours;
  readonly onValue: (value: OpeningHours) => void;
  readonly issues: SettingIssues;
}

/** Opening hours: time ranges for each day, none if it is closed. */
export function HoursInput({ value, onValue, issues }: HoursInputProps) {
  return (
    <div className="hours">
      {weekdays.map((day) => (
        <Day
          key={day}
          day={day}
          ranges={value[day]}
          issue={findDayIssue(issues, day)}
          onRanges={(ranges) => onValue({ ...value, [day]: ranges })}
        />
      ))}
    </div>
  );
}

interface DayProps {
  readonly day: Weekday;
  readonly ranges: readonly HoursRange[];
  readonly issue: string | undefined;
  readonly onRanges: (ranges: HoursRange[]) => void;
}

function Day({ day, ranges, issue, onRanges }: DayProps) {
  const name = say.days[day];
  const id = `hours-${day}`;
  const change = (index: number, part: Partial<HoursRange>) =>
    onRanges(ranges.map((range, at) => (at === index ? { ...range, ...part } : range)));
  return (
    <fieldset className="hours__day" aria-describedby={`${id}-issue`}>
      <legend className="hours__name">{name}</legend>
      <div className="hours__ranges">
        {ranges.length === 0 && <span className="hours__closed">{say.closed}</span>}
        {ranges.map((range, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a time is nothing but its place in the day
          <span className="hours__range" key={index}>
            <input
              type="time"
              aria-label={say.opens(name, index + 1)}
              aria-invalid={issue ? true : undefined}
              value={range.from}
              onChange={(event) => change(index, { from: event.target.value })}
            />
            <span aria-hidden="true">–</span>
            <input
              type="time"
              aria-label={say.closes(name, index + 1)}
              aria-invalid={issue ? true : undefined}
              value={range.to}
              onChange={(event) => change(index, { to: event.target.value })}
            />
            <IconButton
              icon={X}
              label={say.remove(name, index + 1)}
              onPress={() => onRanges(ranges.filter((_, at) => at !== index))}
            />
          </span>
        ))}
      </div>
      {ranges.length < maxRanges && (
        <IconButton
          icon={Plus}
          label={say.add(name)}
          onPress={() => onRanges([...ranges, proposeRange(ranges)])}
        />
      )}
      <p
        className="form-field__note form-field__note--issue hours__issue"
        id={`${id}-issue`}
        aria-live="polite"
      >
        {issue}
      </p>
    </fieldset>
  );
}

/**
 * Proposes a working day for the first range, and for the next one the rest of the day after an hour's break.
 */
function proposeRange(ranges: readonly HoursRange[]): HoursRange {
  const last = ranges.at(-1);
  if (!last) return { from: '09:00', to: '17:00' };
  const hour = Number(last.to.slice(0, 2));
  const at = (hours: number) => `${String(Math.min(23, hours)).padStart(2, '0')}:00`;
  return { from: at(hour + 1), to: hour + 2 > 23 ? '23:59' : at(hour + 3) };
}

function findDayIssue(issues: SettingIssues, day: Weekday): string | undefined {
  for (const [path, message] of issues) {
    if (path === `openingHours.${day}` || path.startsWith(`openingHours.${day}.`)) return message;
  }
  return undefined;
}
