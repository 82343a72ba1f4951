/** Texts of scheduling, loaded on demand instead of with the editor. */
export const scheduleWords = {
  title: 'Schedule',
  open: 'Schedule…',
  failed: 'Couldn’t load the schedule',
  zone: (city: string, offset: string) => `Times are in ${city} (${offset}).`,
  actions: { publish: 'Publish', unpublish: 'Unpublish' },
  help: {
    publish: 'Publishes the draft at that moment, including changes you make until then.',
    unpublish: 'Hides the page from visitors from then on; its draft stays.',
  },
  date: 'Date',
  time: 'Time',
  set: { publish: 'Schedule publishing', unpublish: 'Schedule unpublishing' },
  change: 'Change',
  cancel: 'Cancel schedule',
  wasSet: (moment: string) => `Scheduled for ${moment}`,
  wasCancelled: 'Schedule cancelled',
  planned: {
    publish: (moment: string) => `Goes live on ${moment}.`,
    unpublish: (moment: string) => `Goes offline on ${moment}.`,
  },
  forYou: (moment: string) => `Your time: ${moment}.`,
  past: 'Choose a future moment.',
  gap: (time: string) => `The clocks go forward then and skip this time. It becomes ${time}.`,
  twice: 'The clocks go back then, so this time occurs twice. Which one?',
  which: { first: 'The first time', second: 'The second time' },
  warnings: 'Unless you fix these, the page can’t be published then:',
  notDone: {
    publish: (moment: string) => `Couldn’t be published on ${moment}.`,
    unpublish: (moment: string) => `Couldn’t be unpublished on ${moment}.`,
  },
  mark: {
    publish: (moment: string) => `Live ${moment}`,
    unpublish: (moment: string) => `Offline ${moment}`,
    failed: { publish: 'Not published as scheduled', unpublish: 'Not unpublished as scheduled' },
  },
} as const;
