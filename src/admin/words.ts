import { type Language, languageFacts, languages } from '#content/language/language.ts';

/**
 * Texts shared by several screens, and those of the editor's first load. A screen loaded on demand has its
 * own in a `…-words.ts` file. Sentences given by the specification are literal. Texts with counts or names
 * are functions.
 */
export const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** The toast after deleting `what`, such as `2 pages` or `“Halte”`. */
export const describeMoveToTrash = (what: string) => `${what} moved to trash`;

const languageNames = Object.fromEntries(
  languages.map((language) => [language, languageFacts[language].nameInEnglish]),
) as Readonly<Record<Language, string>>;

/** Formats a moment as 14:05 if it is today, else with its date. */
function formatTimeOrDate(at: Date): string {
  const time = at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  if (at.toDateString() === new Date().toDateString()) return time;
  return `${at.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })}, ${time}`;
}

/** Joins items: `a, b or c`. */
export const joinWords = (type: 'conjunction' | 'disjunction', things: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type }).format(things);

export const words = {
  product: 'Vitrine',
  loading: 'Loading…',
  justNow: 'just now',
  close: 'Close',
  cancel: 'Cancel',
  delete: 'Delete',
  undo: 'Undo',
  redo: 'Redo',
  tryAgain: 'Try again',
  signOut: 'Sign out',
  skip: 'Skip to content',
  untitled: 'Untitled page',
  languages: languageNames,
  devices: { mobile: 'Mobile', tablet: 'Tablet', desktop: 'Desktop' },
  errors: {
    offline: 'Can’t reach the server. Check your connection; nothing is lost.',
    unknown: 'Something went wrong. Please try again.',
  },
  boundary: {
    title: 'Something went wrong',
    text: 'An unexpected error occurred. Please try again or contact support.',
    again: 'Try Again',
    refresh: 'Refresh Page',
  },
  outdated: {
    title: 'Vitrine has been updated',
    text: 'Reload to continue. Your changes are kept.',
    reload: 'Reload',
  },
  notFound: { title: 'Screen not found', text: 'Check the URL.', back: 'Back to pages' },
  selecting: { start: 'Select', done: 'Done' },
  theme: {
    light: 'Light',
    dark: 'Dark',
    system: 'System',
    both: 'Both',
    label: 'Theme',
    current: (theme: string) => `Theme: ${theme}`,
    toggle: (theme: string) => `Theme: ${theme}. Change theme`,
  },
  nav: {
    label: 'Admin',
    site: 'View site',
    more: 'More',
  },
  state: { draft: 'Draft', hidden: 'Hidden', changes: 'Unpublished changes', published: 'Published' },
  editor: {
    loading: 'Opening the page…',
    loadFailed: 'Couldn’t open the page',
    missing: 'This page doesn’t exist',
    missingHelp: 'It may have been deleted, or the URL is mistyped.',
    blockGone: 'The linked block isn’t in this draft.',
    back: 'All pages',
    page: 'Page',
    viewOnSite: 'View on site',
    share: 'Share',
    language: 'Language',
    device: 'Device',
    trail: 'Selected block',
    areasLabel: 'Editor areas',
    areas: { outline: 'Outline', page: 'Page', properties: 'Properties' },
    missingTexts: (language: string, { missing, outdated }: { missing: number; outdated: number }) => {
      if (missing + outdated === 0) return `${language} complete`;
      const parts = [
        missing > 0 ? `${count(missing, 'text', 'texts')} missing` : '',
        outdated > 0 ? `${missing > 0 ? outdated : count(outdated, 'text', 'texts')} outdated` : '',
      ];
      return `${language}: ${parts.filter(Boolean).join(', ')}`;
    },
  },
  translations: {
    states: {
      missing: 'Missing',
      starter: 'Placeholder',
      outdated: 'Outdated',
      same: 'Identical',
      current: 'Up to date',
    },
    help: {
      missing: (language: string) => `Not written in ${language} yet.`,
      starter: () => 'A placeholder that visitors don’t see.',
      outdated: (language: string) => `The source text changed after the ${language} was written.`,
      same: () => 'Kept identical in both languages.',
      current: (language: string) => `The ${language} is up to date.`,
    },
    copyFrom: (language: string) => `Copy from ${language}`,
    stillFine: 'Mark as up to date',
    same: 'Keep identical',
    changed: (language: string) => `Changed in ${language}:`,
    allDone: 'All texts are translated and up to date.',
    field: (label: string, language: string) => `${label}, ${language}`,
  },
  version: {
    draft: 'Draft',
    live: 'Live version',
    noLive: 'The page isn’t published yet.',
    none: 'Saves go live immediately',
  },
  versions: {
    missing: 'This version no longer exists',
    kept: (name: string) => `Merged. The other version is kept as “${name}”.`,
    look: 'View version',
  },
  save: {
    status: {
      saved: 'Saved',
      unsaved: 'Unsaved',
      saving: 'Saving…',
      failed: 'Not saved. Try again',
      conflict: 'Conflict',
    },
    hint: (keys: string) => `Save (${keys})`,
    savedAt: (time: string) => `saved ${time}`,
    restored: 'Unsaved changes restored',
    discardRestored: 'Discard unsaved changes',
  },
  publish: {
    button: 'Publish',
    busy: 'Publishing…',
    live: 'Published',
    done: 'Page published',
    notYet: 'Not ready to publish',
    notYetHelp: 'Click a problem to go to its block; your draft is kept.',
    warnings: (number: number) => count(number, 'problem', 'problems'),
    notWritten: 'Some texts are still placeholders',
    notWrittenHelp: 'Visitors don’t see these until you write your own.',
    unwritten: (names: readonly string[]) => `${names.join(', ')} is still a placeholder.`,
    undescribed: (names: readonly string[]) => `${names.join(', ')} has no alt text.`,
    untranscribed: (video: string, field: string) => `${video} has no ${field.toLowerCase()}.`,
    notDescribed: 'Images without alt text',
    notDescribedHelp: 'Describe each image, or mark it as decorative.',
    without: 'Publish anyway',
    dirty: 'Couldn’t save your changes. Try publishing again.',
    changed: 'The page has changed. Review it, then publish again.',
  },
  kept: {
    offer: (at: Date | undefined) =>
      at === undefined
        ? 'Unsaved changes from another tab'
        : `Unsaved changes from another tab, ${formatTimeOrDate(at)}`,
    open: 'Open',
    discard: 'Discard',
    discarded: 'Unsaved changes discarded',
  },
  otherTabs: {
    open: 'Also open in your other tab',
    newer: 'Newer in your other tab',
  },
  style: {
    copied: (name: string) => `Style of ${name} copied`,
    pasted: (name: string) => `Style pasted on ${name}`,
    cannotCopy: 'Select a block that has a style.',
    cannotPaste: 'Copy a style, then select blocks that support it.',
  },
  toolbar: {
    label: (name: string) => `Actions for ${name}`,
    addBefore: 'Insert above',
    addAfter: 'Insert below',
    more: 'More',
    hide: 'Hide',
    show: 'Show',
  },
  handles: {
    group: (name: string) => `Handles for ${name}`,
    name: (label: string, part: string | undefined) =>
      part === undefined ? label : `${label}, ${part.toLowerCase()}`,
    ofItem: (item: string, name: string) => `${item}: ${name}`,
    gutter: (left: number) => `Between columns ${left} and ${left + 1}`,
    value: (device: string, value: string) => `${device} · ${value}`,
    preset: (value: string) => `${value} (preset)`,
    token: (name: string, value: string) => `${name}, ${value}`,
    columns: (count: number) => `${count} of 12`,
    ownRatio: 'Original',
    pointRole: 'focal point',
    point: (x: number, y: number) => `Here · ${x}% across, ${y}% down`,
    pointOfFile: (x: number, y: number) => `Media library · ${x}% across, ${y}% down`,
  },
  drag: {
    grip: 'Drag to move',
    begun: (name: string) => `Moving ${name}. Press Escape to cancel.`,
    stayed: (name: string) => `${name} not moved`,
    inside: (block: string, slot: string | undefined) => (slot === undefined ? block : `${block} · ${slot}`),
    beside: {
      left: (block: string) => `Left of ${block}`,
      right: (block: string) => `Right of ${block}`,
    },
    takesOnly: (block: string, taken: readonly string[]) =>
      `Only ${joinWords('disjunction', taken)} blocks fit in ${block}`,
  },
  commandMenu: {
    title: 'Command menu',
    placeholder: 'Command, page, block, or “padding 24”',
    recent: 'Recent',
    shortcuts: 'Keyboard shortcuts',
  },
  commandGroups: { page: 'Page', block: 'Block', view: 'View' },
  shortcuts: {
    walk: 'Move between blocks',
    range: 'Extend the selection',
    fold: 'Collapse or expand',
    edit: 'Edit properties',
    singleKeys: 'Single-key shortcuts',
  },
  tabs: { content: 'Content', style: 'Style', behaviour: 'Behaviour' },
  code: { enlarge: (label: string) => `Enlarge ${label}` },
  panel: {
    open: 'Open properties',
    close: 'Close properties',
    mixed: 'Mixed',
    mixedHelp: 'The values differ; a change applies to all selected blocks.',
    nothingSelected: 'Select a block to edit its properties.',
    fallback: (language: string) => `Not written in ${language} yet: visitors see the grey text.`,
    reset: (label: string) => `Reset ${label}`,
  },
  size: { width: 'W', height: 'H', mode: (label: string) => `${label}, resizing` },
  altText: {
    decorative: 'Decorative',
    decorativeHelp: 'Screen readers skip this image.',
  },
  sides: {
    top: 'Top',
    right: 'Right',
    bottom: 'Bottom',
    left: 'Left',
    topleft: 'Top left',
    topright: 'Top right',
    bottomright: 'Bottom right',
    bottomleft: 'Bottom left',
  },
  link: {
    placeholder: 'Page or URL',
    noCase: 'None',
    recognised: (name: string) => `Recognised as ${name}.`,
    none: 'No page matches. Used as a URL.',
    noName: 'No page matches. Begin a URL with / or https://.',
    leadsTo: (name: string) => `Links to “${name}”`,
    deckPlaceholder: 'Slide deck or URL',
    noDeck: 'No slide deck matches. Used as a URL.',
    sampleDeck: 'Sample deck',
  },
  preview: {
    title: 'Live preview of the page',
    width: 'Width of the preview',
    zoom: 'Zoom',
    zooms: { fit: 'Fit', full: '100%' },
    theme: (theme: string) => `Preview theme: ${theme}`,
    silent: 'The preview isn’t responding',
    silentHelp: 'You can still edit and save.',
    reload: 'Reload',
    resend: 'Update preview',
    replaced: 'The preview stopped responding and was reloaded. Your changes are kept.',
    settingsFailed: {
      globalLayout: 'Failed to load global layout settings',
      pageLayout: 'Failed to load page layout settings',
      pageBackground: 'Failed to load page background settings',
    },
    linkTo: (title: string) => `This link goes to “${title}”.`,
    linkElsewhere: (href: string) => `This link goes to ${href}`,
    openInEditor: 'Open this page in the editor',
    openInTab: 'Open in a new tab',
    stay: 'Stay here',
  },
  pageTabs: { label: 'Page properties', page: 'Page', layout: 'Layout', background: 'Background' },
  settings: {
    open: 'Page settings',
    title: 'Title',
    address: 'URL',
  },
} as const;
