// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { DatePickerField, TimePickerField } from './date-picker.tsx';

afterEach(cleanup);

test.each([
  ['date', '2031-06-02', '02/06/2031'],
  ['date-time', '2031-06-02T08:30', '02/06/2031,08:30'],
  // The end of the year 9999, in a time zone that already has the next day.
  ['date', '10000-01-01', 'dd/mm/yyyy'],
  ['date-time', 'tomorrow', 'dd/mm/yyyy,––:––'],
] as const)('a %s of %j is shown as %j', (kind, value, shown) => {
  render(
    <DatePickerField label="Day" kind={kind} value={value} max="10000-01-01" onValue={() => undefined} />,
  );
  expect(readSegments()).toBe(shown);
});

test.each([
  ['08:30', '08:30'],
  ['late', '––:––'],
])('a time of %j is shown as %j', (value, shown) => {
  render(<TimePickerField label="Time" kind="time" value={value} onValue={() => undefined} />);
  expect(readSegments()).toBe(shown);
});

/** Reads the segments of the field as one text, without the marks that keep their order. */
function readSegments(): string | undefined {
  const [first] = screen.getAllByRole('spinbutton');
  return first?.parentElement?.textContent?.replace(/[\s\u2066-\u2069]/g, '');
}
