/** The words of taking a page back from visitors. */
export const withdrawWords = {
  title: {
    DRAFT: (title: string) => `Unpublish “${title}”?`,
    HIDDEN: (title: string) => `Hide “${title}”?`,
  },
  consequence: {
    home: 'This is the home page. From that moment on everybody who opens the site finds the not-found page.',
    list: (path: string) =>
      `Links all over the site lead to ${path}. Visitors will find the not-found page there, and the menu leaves it out. The pages it lists stay where they are.`,
    notFound: 'Visitors who ask for an address that is not there will get a plain page instead of this one.',
    redirected: (path: string, to: string) => `Visitors who open ${path} will be sent to ${to}.`,
  },
  name: (identifier: string) => `Type ${identifier} to confirm`,
  confirm: { DRAFT: 'Unpublish', HIDDEN: 'Hide' },
} as const;
