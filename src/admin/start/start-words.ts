/** The words of the first run. */
export const startWords = {
  title: 'Make it your own',
  lead: 'A few things, and this site is yours. Everything can be changed later under Settings.',
  ownerOnly: 'The owner of the studio sets up the site',
  steps: { studio: 'Name', contact: 'Contact', visitors: 'Visitors', begin: 'First case' },
  stepsLabel: 'Steps',
  step: (name: string, number: number, of: number) => `Step ${number} of ${of}: ${name}`,
  later: 'Do this later',
  back: 'Back',
  skip: 'Skip',
  go: 'Continue',
  save: 'Save and continue',
  held: (setting: string, issue: string) => `“${setting}” was changed and can’t be saved as it is. ${issue}`,
  toStep: (step: string) => `Go to ${step}`,
  toSettings: 'Look at it under Settings',
  begin: {
    title: 'Your first case',
    help: 'A title is all you need. You write it in the real page, and visitors see it when you publish.',
    make: 'Make a case',
    home: 'To your pages',
    voiceTitle: 'A voice of your own',
    voiceHelp:
      'Four whole designs to begin with. You see each on your own pages at once, in both themes, and visitors see it when you publish.',
    voice: 'Choose a design',
    demoTitle: 'The demo',
    demoHelp:
      'Your site still shows the pages that came with it. They go in one press, and for 30 days they come back in one.',
    demo: 'Look at what goes',
  },
  waiting: 'Make this site your own',
  waitingDetail: 'Name, logo, contact and your first case',
} as const;
