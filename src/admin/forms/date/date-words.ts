/** Texts of date fields, loaded with them. */
export const dateWords = {
  calendar: 'Calendar',
  earlier: 'Previous month',
  later: 'Next month',
  clear: 'Clear date',
} as const;
