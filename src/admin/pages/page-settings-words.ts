import { count } from '../words.ts';

/** The words of the properties of a page and of the dialogs that change them. */
export const pageSettingsWords = {
  titleIn: (language: string) => `Title in ${language}`,
  titleHelp: 'Without one, the page does not count as translated.',
  status: 'Status',
  statuses: { DRAFT: 'Draft', PUBLISHED: 'Published', HIDDEN: 'Hidden' },
  statusHelp: {
    DRAFT: 'Visitors cannot see this page.',
    PUBLISHED: 'Visitors see the live version.',
    HIDDEN: 'Visitors get the not-found page, or the redirect of this page.',
  },
  inMenu: 'Show in the menu',
  hideFromSearch: 'Hide from search engines',
  hideFromSearchHelp: 'Also leaves the menu and the sitemap.',
  addressHelp: 'Moves at once.',
  parent: 'Parent page',
  noParent: 'None (top level)',
  move: 'Change address',
  moved: (path: string, redirects: number) =>
    `The page is at ${path} now.${redirects === 0 ? '' : ` ${count(redirects, 'redirect leads', 'redirects lead')} there.`}`,
  consequences: {
    title: 'What changes',
    checking: 'Checking what changes…',
    unknown: 'Couldn’t check what changes. You can still change the address.',
    addresses: (number: number) => `${count(number, 'address changes', 'addresses change')}`,
    more: (number: number) => `${number} more`,
    becomes: 'becomes',
    redirects: (number: number) =>
      `${count(number, 'redirect keeps', 'redirects keep')} links to the old ${number === 1 ? 'address' : 'addresses'} working.`,
    unseen: 'No redirects needed: visitors haven’t seen the old address.',
    turned: (path: string, to: string) => `The redirect of ${path} will lead to ${to}.`,
    dropped: (path: string) => `The redirect of ${path} goes: this page will be there.`,
    links: (number: number) => `${count(number, 'link leads', 'links lead')} to an old address`,
    linkIn: (block: string, path: string, isLive: boolean) =>
      `${block}, to ${path}${isLive ? '' : ', in its draft'}`,
    linksWork: 'They keep working by the redirects. Change them when you are there anyway.',
    linksBreak: 'Not all of them lead anywhere after this. Change them first, or right after.',
  },
  redirect: 'Redirect to',
  redirectExample: 'A path such as /cases, or a whole address',
  redirectHelp: 'Empty, visitors get the not-found page.',
  saveRedirect: 'Save redirect',
  password: 'Own password',
  sharedPassword: 'Shared password',
  noSharedPassword: 'None',
  saveProtection: 'Save protection',
  protection: 'Protection',
  protectionHelp: 'Only owners can change this.',
  protectedPage: 'Asks for a password',
  openPage: 'Open to everybody',
  system: 'This page belongs to the site: it keeps its address and cannot be deleted.',
} as const;
