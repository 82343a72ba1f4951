/** The words of the studio's logo and icon. */
export const brandWords = {
  title: 'Logo and icon',
  help: 'The logo stands in the header of every page; look at it in the frames. The icon stands in tabs, among bookmarks and on home screens.',
  loading: 'Loading logo and icon …',
  failed: 'Logo and icon could not be loaded.',
  unsaved: 'Not saved yet.',
  save: 'Save logo and icon',
  saving: 'Saving …',
  discard: 'Discard',
  readOnly: 'Only an owner of the studio can change these. You can look at them.',
  reset: 'Back to the icon that came with the site',
  seen: 'Where the icon is seen',
  tab: { light: 'A light browser', dark: 'A dark browser' },
  touch: 'iPhone and iPad',
  maskable: 'Android',
} as const;
