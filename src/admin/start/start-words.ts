/** Texts of the first-run steps. */
export const startWords = {
  title: 'Make it your own',
  lead: 'A few things, and this site is yours. Everything can be changed later under Settings.',
  ownerOnly: 'The owner of the studio sets up the site',
  steps: { studio: 'Name', design: 'Design', contact: 'Contact', visitors: 'Visitors', begin: 'First case' },
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
  design: {
    title: 'Your design',
    help: 'Choose a preset, then add your own colour and typeface. Visitors see it when you publish.',
    color: 'Brand colour',
    colorExample: '#d4421e',
    colorHelp: 'A hex code, for links and buttons. Leave empty to keep the preset’s colour.',
    used: (light: string, dark: string) =>
      `Links and buttons use ${light} in the light theme, ${dark} in dark.`,
    adjusted: (light: string, dark: string) =>
      `Adjusted so that links and buttons stay readable: ${light} in the light theme, ${dark} in dark.`,
    notRead: 'This isn’t a hex colour. Type # and six digits or letters a–f, such as #d4421e.',
    typeface: 'Typeface',
    typefaceHelp: 'For text and headings. Add your own font files under Design tokens.',
    publish: 'Publish and continue',
  },
  begin: {
    title: 'Your first case',
    help: 'A title is all you need. You write it in the real page, and visitors see it when you publish.',
    make: 'Make a case',
    home: 'To your pages',
    startingContentTitle: 'Starting content',
    startingContentHelp:
      'Your site still shows the pages that came with it. They go in one press, and for 30 days they come back in one.',
    startingContent: 'Look at what goes',
  },
  waiting: 'Make this site your own',
  waitingDetail: 'Name, logo, design, contact and your first case',
} as const;
