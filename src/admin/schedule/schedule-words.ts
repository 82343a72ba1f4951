/** Texts of scheduling, loaded on demand instead of with the editor. */
export const scheduleWords = {
  title: 'Schedule',
  open: 'Schedule…',
  failed: 'Scheduling could not be loaded',
  zone: (city: string, offset: string) => `Times are those of ${city} (${offset}).`,
  actions: { publish: 'Publish', unpublish: 'Unpublish' },
  help: {
    publish: 'What is in the draft at that moment goes live, with everything you still change until then.',
    unpublish: 'From then on visitors do not see the page. It stays here as a draft.',
  },
  date: 'Date',
  time: 'Time',
  set: { publish: 'Schedule publishing', unpublish: 'Schedule unpublishing' },
  change: 'Change',
  cancel: 'Cancel schedule',
  wasSet: (moment: string) => `Scheduled for ${moment}.`,
  wasCancelled: 'Nothing happens by itself any more.',
  planned: {
    publish: (moment: string) => `Goes live on ${moment}.`,
    unpublish: (moment: string) => `Goes offline on ${moment}.`,
  },
  forYou: (moment: string) => `For you that is ${moment}.`,
  past: 'Choose a moment that is still to come.',
  gap: (time: string) => `Clocks are put forward then, and this time is skipped: it becomes ${time}.`,
  twice: 'Clocks are put back then, and this time comes twice. Which one?',
  which: { first: 'The first time', second: 'The second time' },
  warnings: 'As the page is now, it could not be published then:',
  notDone: {
    publish: (moment: string) => `Could not be published on ${moment}.`,
    unpublish: (moment: string) => `Could not be taken offline on ${moment}.`,
  },
  mark: {
    publish: (moment: string) => `Live ${moment}`,
    unpublish: (moment: string) => `Offline ${moment}`,
    failed: { publish: 'Not published as scheduled', unpublish: 'Not taken offline as scheduled' },
  },
} as const;
