import type { Locator, Page } from '@playwright/test';

/** Finds the group of a date field. Each of its segments is a spin button. */
export function findDateField(scope: Page | Locator, label: string): Locator {
  return scope.getByRole('group', { name: label, exact: true });
}

/** Types `2031-06-02`, `2031-06-02T08:30` or `08:30` into a date field, in the order of its segments. */
export async function typeDate(scope: Page | Locator, label: string, value: string): Promise<void> {
  const [first = '', time = ''] = value.split('T');
  const parts = first.includes('-') ? first.split('-').reverse() : first.split(':');
  const digits = [...parts, ...time.split(':')].join('');
  const segment = findDateField(scope, label).getByRole('spinbutton').first();
  await segment.focus();
  await segment.pressSequentially(digits);
}
