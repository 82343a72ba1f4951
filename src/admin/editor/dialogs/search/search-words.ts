import type { SearchTextName } from '#content/page/page-metadata.ts';

/** Texts of the dialog for search and sharing, loaded with it rather than with the editor. */
export const searchWords = {
  title: 'Search and social',
  open: 'Search and social…',
  lead: 'What search engines, chats and networks say of this page. What you leave empty they take from the page.',
  language: 'Language',
  fields: { title: 'Title for search', description: 'Description for search' } satisfies Record<
    SearchTextName,
    string
  >,
  taken: 'Taken from the page.',
  nothing: 'There is no text on the page yet that could be taken.',
  count: (length: number, shown: number) => `${length} of about ${shown}`,
  cut: (shown: number) => `Longer than the ${shown} characters or so that search engines show.`,
  full: (limit: number) => `No more than ${limit} characters are kept.`,
  hidden: 'This page is hidden from search engines. Chats and networks still show it.',
  protected: 'This page is protected: nobody is shown its words or its picture before it is opened.',
  notInLanguage: (language: string, other: string) =>
    `The page has no ${language} title yet, so that others are shown the ${other} one.`,
  theme: 'Their theme',
  themes: { light: 'Light', dark: 'Dark' },
  shownBy: { google: 'Google', linkedin: 'LinkedIn', whatsapp: 'WhatsApp' },
  picture: 'The sharing picture: the page’s title beside its hero',
  drawn: 'Drawn by us, as they cut it. The picture is made from the page’s own title and hero.',
  failed: 'What others are shown could not be loaded',
} as const;
