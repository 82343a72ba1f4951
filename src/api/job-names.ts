/** Background jobs of a server. */
export const jobNames = [
  'scheduled-pages',
  'backup',
  'trash',
  'unused-files',
  'abandoned-uploads',
  'older-files',
  'posters',
  'not-found',
  'wrong-tries',
  'presence',
] as const;
export type JobName = (typeof jobNames)[number];
