/** Texts of the hints on the first visit to the editor. */
export const hintsWords = {
  label: (at: number, all: number) => `Hint ${at} of ${all}`,
  write: { title: 'Write here', text: 'Click a text in the page and type.' },
  add: { title: 'Add blocks', text: 'Images, columns and more, at the place that you choose.' },
  publish: {
    title: 'Publish',
    text: 'You see every change first. Until then, visitors keep the live version.',
  },
  next: 'Next',
  done: 'Got it',
  skip: 'Skip hints',
} as const;
