import type { SearchTextName } from '#content/page/page-metadata.ts';

/** Texts of the dialog for search and sharing, loaded with it rather than with the editor. */
export const searchWords = {
  title: 'Search and social',
  open: 'Search and social…',
  lead: 'Set how search engines and social media show this page. Empty fields use the page’s own texts.',
  language: 'Language',
  fields: { title: 'Title for search', description: 'Description for search' } satisfies Record<
    SearchTextName,
    string
  >,
  taken: 'Taken from the page.',
  nothing: 'The page has no text to use yet.',
  count: (length: number, shown: number) => `${length} of about ${shown}`,
  cut: (shown: number) => `Search engines show only about ${shown} characters.`,
  full: (limit: number) => `The maximum is ${limit} characters.`,
  hidden: 'This page is hidden from search engines. Social media still shows it.',
  protected: 'This page is protected: previews don’t show its text or image.',
  notInLanguage: (language: string, other: string) =>
    `The page has no ${language} title yet, so the ${other} title is shown.`,
  theme: 'Preview theme',
  themes: { light: 'Light', dark: 'Dark' },
  shownBy: { google: 'Google', linkedin: 'LinkedIn', whatsapp: 'WhatsApp' },
  picture: 'Sharing image: page title and hero',
  drawn: 'Approximate previews. The image shows the page’s title and hero.',
  failed: 'Couldn’t load the previews',
} as const;
