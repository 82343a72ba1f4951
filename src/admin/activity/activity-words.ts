/** Texts of the activity screen, loaded with it. */
export const activityWords = {
  show: 'Show',
  site: 'On the site',
  log: 'By members',
} as const;
