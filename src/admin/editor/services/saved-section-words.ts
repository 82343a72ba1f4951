const formatPageCount = (count: number) => (count === 1 ? '1 page' : `${count} pages`);

export const savedSectionWords = {
  save: 'Save as section',
  name: 'Name',
  nameHelp: 'Shown in the block menu.',
  saved: (name: string) => `“${name}” saved as section`,
  savedDraft: (name: string) => `“${name}” saved as draft`,
  open: 'Edit section',
  cannotSave: 'Detach the linked section first.',
  own: 'Your sections',
  linked: 'Linked sections',
  none: 'No section chosen',
  usedOn: (count: number) => (count === 0 ? 'Not used on any page' : `Used on ${formatPageCount(count)}`),
  usedHelp: 'Publishing this section changes these pages.',
  draftOnly: 'Not published: visitors see nothing here.',
  detach: 'Detach section',
  detached: 'Section detached',
  cannotDetach: 'Select a linked section first.',
  back: 'Back to page',
};
