import { expect, it } from 'vitest';
import { defaultOpeningHours, formatSchemaHours, openingHoursSchema } from './opening-hours.ts';

it('opening hours have the specified defaults', () => {
  expect(formatSchemaHours(defaultOpeningHours)).toEqual(['Mo-Fr 09:00-17:00']);
});

it('consecutive days with equal hours are joined, and a day lists all its periods', () => {
  const split = [
    { from: '09:00', to: '12:00' },
    { from: '13:00', to: '17:00' },
  ];
  expect(
    formatSchemaHours({ ...defaultOpeningHours, We: split, Sa: [{ from: '10:00', to: '16:00' }] }),
  ).toEqual(['Mo-Tu 09:00-17:00', 'We 09:00-12:00', 'We 13:00-17:00', 'Th-Fr 09:00-17:00', 'Sa 10:00-16:00']);
  expect(formatSchemaHours({ Mo: [], Tu: [], We: [], Th: [], Fr: [], Sa: [], Su: [] })).toEqual([]);
});

it.each([
  [[{ from: '9:00', to: '17:00' }], 'Mo.0.from'],
  [[{ from: '17:00', to: '09:00' }], 'Mo.0.to'],
  [[{ from: '09:00', to: '24:00' }], 'Mo.0.to'],
  [
    [
      { from: '09:00', to: '13:00' },
      { from: '12:00', to: '17:00' },
    ],
    'Mo.1.from',
  ],
])('invalid opening hours are rejected: %j', (Mo, path) => {
  const { error } = openingHoursSchema.safeParse({ ...defaultOpeningHours, Mo });
  expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
});
