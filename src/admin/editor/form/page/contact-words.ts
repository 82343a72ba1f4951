import type { MetadataName, SearchTextName } from '#content/page-metadata.ts';

/** The words of the contact section at the end of a page. */
export const contactWords = {
  name: 'Contact section',
  show: 'Show at the end of the page',
  showHelp: 'Off, contact buttons lead to the footer.',
  taken: 'The contact block on this page replaces it.',
  unreachable: 'Add a phone number or email address in the site settings to show it.',
  fields: { contactTitle: 'Title', contactDescription: 'Text' },
  /** The same fields where nothing around them says what they belong to. */
  fullFields: {
    contactTitle: 'Title of the contact section',
    contactDescription: 'Text of the contact section',
  } satisfies Record<Exclude<MetadataName, SearchTextName>, string>,
  shown: (isShown: boolean) => (isShown ? 'Shown' : 'Left out'),
} as const;
