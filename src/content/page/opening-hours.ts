import { z } from 'zod';

/** Weekdays in the format of schema.org/openingHours, beginning on Monday. */
export const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
export type Weekday = (typeof weekdays)[number];

const timeForm = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const time = z.string().regex(timeForm, 'must be a time such as 09:00');
const range = z.object({ from: time, to: time });
export type HoursRange = z.infer<typeof range>;

/** Maximum number of ranges per day: a morning, an afternoon and an evening. */
export const maxRanges = 3;

const day = z
  .array(range)
  .max(maxRanges, `must have at most ${maxRanges} opening times a day`)
  .superRefine((ranges, context) => {
    for (const [index, { from, to }] of ranges.entries()) {
      const before = ranges[index - 1];
      // Invalid times already have an issue.
      if (!timeForm.test(from) || !timeForm.test(to)) continue;
      if (to <= from)
        context.addIssue({
          code: 'custom',
          path: [index, 'to'],
          message: `must be later than the opening time, ${from}`,
        });
      else if (before && from <= before.to)
        context.addIssue({
          code: 'custom',
          path: [index, 'from'],
          message: `must be later than the closing time before it, ${before.to}`,
        });
    }
  });

/** Opening hours per weekday, empty for closed days, in the studio's time zone. */
export const openingHoursSchema = z.object({
  Mo: day,
  Tu: day,
  We: day,
  Th: day,
  Fr: day,
  Sa: day,
  Su: day,
} satisfies Record<Weekday, typeof day>);
export type OpeningHours = z.infer<typeof openingHoursSchema>;

/** specified: Monday to Friday 09:00 to 17:00 */
const workday = [{ from: '09:00', to: '17:00' }];
export const defaultOpeningHours: OpeningHours = {
  Mo: workday,
  Tu: workday,
  We: workday,
  Th: workday,
  Fr: workday,
  Sa: [],
  Su: [],
};

/** Formats the hours for schema.org: `Mo-Fr 09:00-17:00`. Consecutive days with the same hours are joined. */
export function formatSchemaHours(hours: OpeningHours): string[] {
  const written = weekdays.map((name) => ({
    name,
    times: hours[name].map(({ from, to }) => `${from}-${to}`),
  }));
  const runs: { first: Weekday; last: Weekday; times: string[] }[] = [];
  for (const { name, times } of written) {
    const run = runs.at(-1);
    if (run && run.times.join() === times.join()) run.last = name;
    else runs.push({ first: name, last: name, times });
  }
  return runs.flatMap(({ first, last, times }) => {
    const days = first === last ? first : `${first}-${last}`;
    return times.map((one) => `${days} ${one}`);
  });
}
