import type { MetadataName, SearchTextName } from '#content/page/page-metadata.ts';

/** Texts of the form for the contact section at the end of a page. */
export const contactWords = {
  name: 'Contact section',
  show: 'Show at end of page',
  showHelp: 'If off, contact buttons lead to the footer.',
  taken: 'Replaced by the contact block on this page.',
  unreachable: 'Add a phone number or email address in the site settings to show it.',
  fields: { contactTitle: 'Title', contactDescription: 'Text' },
  /** Labels of the same fields outside this form, with the name of the section. */
  fullFields: {
    contactTitle: 'Title of the contact section',
    contactDescription: 'Text of the contact section',
  } satisfies Record<Exclude<MetadataName, SearchTextName>, string>,
  shown: (isShown: boolean) => (isShown ? 'Shown' : 'Hidden'),
} as const;
