import { jsonLimits } from '#content/json-limits.ts';
import { type Language, languageFacts, languages } from '#content/language/language.ts';

/**
 * The words that several screens share and those of the editor's first load; a screen that comes on demand
 * has its own in a `…-words.ts` beside it. Sentences that the specification gives stand here literally. What
 * counts or names something is a function.
 */
export const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** The toast after deleting `what`, such as `2 pages` or `“Halte”`. */
export const movedToTrash = (what: string) => `${what} moved to trash`;

const languageNames = Object.fromEntries(
  languages.map((language) => [language, languageFacts[language].nameInEnglish]),
) as Readonly<Record<Language, string>>;

/** A time of today as 14:05, an earlier one with its date. */
function moment(at: Date): string {
  const time = at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  if (at.toDateString() === new Date().toDateString()) return time;
  return `${at.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })}, ${time}`;
}

/** A moment with its date: 22 Nov, 14:05. */
const dated = (at: Date) =>
  `${at.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })}, ${at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`;

/** Things as a sentence lists them: `a, b or c`. */
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
    offline: 'The server cannot be reached. Check the connection; nothing is lost.',
    unknown: 'Something went wrong. Try again.',
  },
  boundary: {
    title: 'Something went wrong',
    text: 'An unexpected error occurred. Please try again or contact support.',
    again: 'Try Again',
    refresh: 'Refresh Page',
  },
  outdated: {
    title: 'This part is from an older version',
    text: 'Vitrine has been updated. Reload to go on; your work is kept.',
    reload: 'Reload',
  },
  notFound: { title: 'There is no screen here', text: 'The address may be mistyped.', back: 'Back to pages' },
  theme: {
    light: 'Light',
    dark: 'Dark',
    system: 'System',
    toggle: (theme: string) => `Theme: ${theme}. Change theme`,
  },
  nav: {
    label: 'Admin',
    site: 'View site',
  },
  signIn: {
    title: 'Sign in',
    lead: 'To edit the pages of the studio.',
    email: 'E-mail',
    password: 'Password',
    submit: 'Sign in',
    busy: 'Signing in…',
    noEmail: 'Enter your e-mail address.',
    noPassword: 'Enter your password.',
    forgotten: 'Forgot your password?',
  },
  session: {
    starting: 'Signing in…',
    unreachable: 'The server isn’t responding',
    unreachableHelp: 'You may be offline. Try again in a moment.',
    endedTitle: 'Please sign in again',
    endedText: 'Your session has ended. Your work is kept, and goes on where it was.',
    leave: 'Leave instead',
  },
  state: { draft: 'Draft', hidden: 'Hidden', changes: 'Unpublished changes', published: 'Published' },
  editor: {
    loading: 'Opening the page…',
    loadFailed: 'The page could not be opened',
    missing: 'This page does not exist',
    missingHelp: 'It may have been deleted, or the address is mistyped.',
    blockGone: 'The block that this link leads to is not in this draft.',
    back: 'All pages',
    page: 'Page',
    viewOnSite: 'View on site',
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
      starter: 'Example',
      outdated: 'Outdated',
      same: 'Same',
      current: 'Up to date',
    },
    help: {
      missing: (language: string) => `Not written in ${language} yet.`,
      starter: () => 'Still the example it came with. Visitors get nothing here.',
      outdated: (language: string) =>
        `The text it was translated from has changed since the ${language} was written.`,
      same: () => 'The same words in both languages, on purpose.',
      current: (language: string) => `The ${language} is up to date.`,
    },
    copyFrom: (language: string) => `Copy from ${language}`,
    stillFine: 'Still fine',
    same: 'Same on purpose',
    changed: (language: string) => `Changed in ${language}:`,
    allDone: 'Every text is there in both languages, and up to date.',
    field: (label: string, language: string) => `${label}, ${language}`,
  },
  version: { draft: 'Draft', live: 'Live version', none: 'Saves go live at once' },
  versions: {
    missing: 'This version is not there any more',
    kept: (name: string) => `Merged. The other is kept as “${name}”.`,
    look: 'Look at it',
  },
  save: {
    status: {
      saved: 'Saved',
      unsaved: 'Unsaved',
      saving: 'Saving…',
      failed: 'Not saved. Try again',
      conflict: 'Saved elsewhere',
    },
    hint: (keys: string) => `Save (${keys})`,
    savedAt: (time: string) => `saved ${time}`,
    restored: 'Your unsaved work is back.',
    discardRestored: 'Use the saved page',
  },
  publish: {
    button: 'Publish',
    busy: 'Publishing…',
    live: 'Published',
    done: 'Published. Visitors see it now.',
    notYet: 'Not ready to publish',
    notYetHelp: 'Each line leads to its block. The draft is kept as it is.',
    warnings: (number: number) => `${count(number, 'thing', 'things')} to complete`,
    notWritten: 'Not everything is written yet',
    notWrittenHelp: 'These places only show an example. Visitors get nothing there until you fill them.',
    unwritten: (names: readonly string[]) => `${names.join(', ')} is still an example`,
    undescribed: (names: readonly string[]) => `${names.join(', ')} is missing`,
    notDescribed: 'Images without alt text',
    notDescribedHelp: 'Say what they show for people who can’t see them, or mark them as decorative.',
    without: 'Publish without them',
    dirty: 'Your work could not be saved yet. Publish again once it is.',
    changed: 'This page was changed elsewhere. Look at it again, then publish.',
  },
  kept: {
    offer: (at: Date | undefined) =>
      at === undefined ? 'Unsaved work from another tab' : `Unsaved work of ${moment(at)} from another tab`,
    open: 'Open',
    discard: 'Discard',
    discarded: 'The unsaved work is discarded.',
  },
  otherTabs: {
    open: 'Also open in your other tab',
    newer: 'Newer in your other tab',
  },
  people: {
    label: 'Also in this page',
    at: (name: string, block: string | undefined) => (block === undefined ? name : `${name} · ${block}`),
    more: (number: number) => `+${number}`,
    came: (names: readonly string[]) =>
      `${names.join(', ')} ${names.length === 1 ? 'has' : 'have'} this page open too`,
  },
  merged: {
    note: (who: string, did: string) => `${who} ${did}. It’s in your page now.`,
    otherTab: 'Your other tab',
    oneself: 'Elsewhere, you',
    somebody: 'Somebody else',
    versionOf: {
      otherTab: (at: Date) => `Your other tab’s version of ${dated(at)}`,
      oneself: (at: Date) => `Your version of ${dated(at)}`,
      somebody: (name: string | undefined, at: Date) =>
        `${name === undefined ? 'The other' : `${name}’s`} version of ${dated(at)}`,
    },
    changed: (name: string) => `changed ${name}`,
    added: (name: string) => `added ${name}`,
    deleted: (name: string) => `deleted ${name}`,
    moved: (name: string) => `moved ${name}`,
    title: 'the title',
    order: 'the order of blocks',
    list: (parts: readonly string[]) =>
      parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`,
  },
  history: {
    add: (name: string) => `Add ${name}`,
    remove: (name: string) => `Delete ${name}`,
    duplicate: (name: string) => `Duplicate ${name}`,
    cut: (name: string) => `Cut ${name}`,
    paste: (name: string) => `Paste ${name}`,
    wrap: (name: string) => `Wrap ${name}`,
    style: (name: string) => `Paste style on ${name}`,
    hide: (name: string) => `Hide ${name}`,
    show: (name: string) => `Show ${name}`,
    move: (name: string) => `Move ${name}`,
    change: (name: string) => `Change ${name}`,
    split: 'Split the text',
    join: 'Join the texts',
    merge: 'Merge the other version',
    discard: 'Use the saved page',
    openKept: 'Open the unsaved work',
    undo: (label: string) => `Undo: ${label}`,
    redo: (label: string) => `Redo: ${label}`,
    undone: (label: string) => `Undone: ${label}`,
    redone: (label: string) => `Done again: ${label}`,
    nothingToUndo: 'Nothing to undo',
    nothingToRedo: 'Nothing to redo',
  },
  outline: {
    search: 'Search blocks',
    found: (count: number) => (count === 1 ? '1 block found' : `${count} blocks found`),
    none: (query: string) => `No block says “${query.trim()}”.`,
    title: 'Outline',
    open: 'Open outline',
    close: 'Close outline',
    empty: 'An empty page',
    emptyHelp: 'Add the first block, or press /',
    isHidden: 'Hidden',
    toTranslate: (
      language: string,
      { missing, starter, outdated }: { missing: number; starter: number; outdated: number },
    ) =>
      [
        missing + starter > 0 ? `${missing + starter} missing in ${language}` : '',
        outdated > 0 ? `${outdated} outdated in ${language}` : '',
      ]
        .filter(Boolean)
        .join(', '),
    place: (name: string, blocks: number) =>
      `${name}, ${blocks === 0 ? 'empty' : count(blocks, 'block', 'blocks')}`,
    nothingSelected: 'No block is selected. Select one first.',
    noBlock: (place: string) => `${place} is a place for blocks. Press Enter to add one to it.`,
    addTo: (place: string) => `Add to ${place}`,
    slotEmpty: 'Empty',
    several: (count: number) => `${count} blocks`,
    wrapped: (name: string) => `${name} wrapped, a column each`,
    cannotWrap: 'Select two to twelve blocks that stand beside each other',
    selected: (number: number) => `${count(number, 'block', 'blocks')} selected`,
    selectedLike: (number: number, name: string) =>
      `${count(number, 'block', 'blocks')} of the type ${name} selected`,
    added: (name: string) => `${name} added`,
    removed: (name: string) => `${name} deleted`,
    duplicated: (name: string) => `${name} duplicated`,
    hidden: (name: string) => `${name} hidden`,
    shown: (name: string) => `${name} shown`,
    /** `into` names the new list of a block that changes lists. */
    moved: (name: string, position: number | undefined, into?: string) => {
      const at = position === undefined ? [] : [`position ${position}`];
      const where = [...(into === undefined ? [] : [into]), ...at].join(', ');
      return where === '' ? `${name} moved` : `${name} moved to ${where}`;
    },
    slotInBlock: (slot: string, block: string) => `${slot} of ${block}`,
    topOfPage: 'the top level of the page',
    cannotMove: {
      up: 'Already at the top',
      down: 'Already at the end',
      in: 'There is nothing above to move it into',
      out: 'It is not inside another block',
    },
  },
  clipboard: {
    copied: (name: string) => `${name} copied`,
    cut: (name: string) => `${name} cut. Paste to put it somewhere else`,
    pasted: (name: string) => `${name} pasted`,
    below: (outer: string) => `Pasted below ${outer}, which cannot hold all of it.`,
    foreign: (number: number, host: string) =>
      `${count(number, 'file is', 'files are')} still on ${host}: choose ${number === 1 ? 'it' : 'them'} again from this library.`,
    refused: (why: string) => `Nothing was pasted. This site would not save it: ${why}.`,
    unreadable: {
      'not-blocks': 'There are no blocks on the clipboard. Copy some first.',
      'too-large': `Nothing was pasted. A page can hold ${jsonLimits.bytes / 1024 / 1024} MB: copy fewer blocks at a time.`,
      damaged: 'Nothing was pasted. The copied blocks are damaged: copy them again.',
    },
    noWriting: (keys: string) => `The browser does not let the menu copy. Press ${keys} instead.`,
    noReading: (keys: string) => `The browser does not let the menu paste. Press ${keys} instead.`,
  },
  style: {
    copied: (name: string) => `Style of ${name} copied`,
    pasted: (name: string) => `Style pasted on ${name}`,
    cannotCopy: 'Select a block that has a style',
    cannotPaste: 'Copy a style first, and select blocks that can take it',
  },
  toolbar: {
    label: (name: string) => `Actions for ${name}`,
    addBefore: 'Insert above',
    addAfter: 'Insert below',
    hide: 'Hide',
    show: 'Show',
  },
  writing: {
    toolbar: 'Format the text',
    bold: 'Bold',
    italic: 'Italic',
    link: 'Link',
    bullet: 'Bulleted list',
    ordered: 'Numbered list',
    quote: 'Quotation',
    selectedBefore: (name: string) => `${name} selected. It cannot be joined with a text.`,
    linkTitle: 'Link',
    linkAddress: 'Page or address',
    linkApply: 'Apply',
    linkRemove: 'Remove link',
  },
  arrivals: {
    counted: (number: number) => count(number, 'file', 'files'),
    added: (number: number) => `${count(number, 'file', 'files')} added. They are being uploaded.`,
    arrived: (name: string) => `${name} is uploaded.`,
    arrivedAll: (number: number) => `${number} files uploaded`,
    leftOut: (name: string, notes: readonly string[]) => `${name}: ${notes.join(' ')}`,
    failed: (name: string, issue: string) => `${name} is not uploaded. ${issue}`,
    refused: (names: readonly string[], taken: readonly string[]) =>
      `${joinWords('conjunction', names)} cannot be used here. Drop ${joinWords('disjunction', taken)}.`,
    fill: (field: string) => `Fill: ${field}`,
    replace: (field: string) => `Replace: ${field}`,
    notThere: 'Files cannot stand there. Drop them between two blocks.',
    question: (number: number) => `How should ${count(number, 'file', 'files')} stand here?`,
    below: 'One below another',
    onTheWay: 'Files on their way',
    sending: (name: string) => `Uploading ${name}`,
    retry: (name: string) => `Try ${name} again`,
    cancel: (name: string) => `Cancel ${name}`,
    remove: (name: string) => `Remove ${name}`,
  },
  handles: {
    group: (name: string) => `Handles of ${name}`,
    name: (label: string, part: string | undefined) =>
      part === undefined ? label : `${label}, ${part.toLowerCase()}`,
    ofItem: (item: string, name: string) => `${item}: ${name}`,
    gutter: (left: number) => `Between columns ${left} and ${left + 1}`,
    value: (device: string, value: string) => `${device} · ${value}`,
    preset: (value: string) => `${value} (preset)`,
    pointRole: 'point',
    point: (x: number, y: number) => `Here · ${x}% across, ${y}% down`,
    pointOfFile: (x: number, y: number) => `As in the library · ${x}% across, ${y}% down`,
  },
  drag: {
    grip: 'Drag to move',
    begun: (name: string) => `Moving ${name}. Escape puts it back.`,
    stayed: (name: string) => `${name} stays where it was`,
    inside: (block: string, slot: string | undefined) => (slot === undefined ? block : `${block} · ${slot}`),
    takesOnly: (block: string, taken: readonly string[]) =>
      `Only ${joinWords('disjunction', taken)} blocks fit in ${block}`,
  },
  insert: {
    title: 'Add a block',
    placeholder: 'Search blocks and sections',
    picture: 'What the block looks like',
    also: (names: readonly string[]) => `Also: ${names.join(', ')}`,
  },
  categories: { content: 'Content', media: 'Media', layout: 'Layout', interactive: 'Interactive' },
  commandMenu: {
    title: 'Command menu',
    placeholder: 'A command, page, block, or “padding 24”',
    recent: 'Last used',
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
  code: { enlarge: (label: string) => `Write ${label} in a large window` },
  panel: {
    open: 'Open properties',
    close: 'Close properties',
    mixed: 'Mixed',
    mixedHelp: 'The selected blocks differ here. What you choose is for all of them.',
    nothingSelected: 'Click a block in the page or in the outline to change it.',
    fallback: (language: string) => `Nothing in ${language} yet: readers get the text in grey.`,
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
    placeholder: 'A page or an address',
    noCase: 'None',
    recognised: (name: string) => `Recognised as ${name}.`,
    none: 'No page matches: it is taken as an address.',
    noName: 'No page matches. Begin an address with / or https://.',
    leadsTo: (name: string) => `Leads to “${name}”`,
    deckPlaceholder: 'A slide deck or an address',
    noDeck: 'No slide deck of the library matches: it is taken as an address.',
    sampleDeck: 'The sample deck',
  },
  markdown: {
    tools: 'Text style',
    bold: 'Bold',
    italic: 'Italic',
    link: 'Link',
    list: 'List',
    linkText: 'link',
    heading: 'Heading',
    bullet: 'Bulleted list',
    ordered: 'Numbered list',
    quote: 'Quotation',
    source: 'Source',
    address: 'Link to',
    setLink: 'Set link',
    removeLink: 'Remove link',
    leftOut: (parts: string) => `Left out: ${parts}.`,
    keptAsWords: (parts: string) => `Pasted as plain text: ${parts}.`,
    leftOutParts: {
      tables: ['table', 'tables'],
      superscripts: ['superscript', 'superscripts'],
      subscripts: ['subscript', 'subscripts'],
      highlights: ['highlight', 'highlights'],
      formulas: ['formula', 'formulas'],
      pictures: ['picture', 'pictures'],
      videos: ['video', 'videos'],
      embeds: ['embed', 'embeds'],
      forms: ['form field', 'form fields'],
      links: ['link that leads nowhere', 'links that lead nowhere'],
      comments: ['comment', 'comments'],
      footnoteMarks: ['footnote mark', 'footnote marks'],
      headingNumbers: ['heading number', 'heading numbers'],
      ends: ['end of a text that is too long', 'ends of texts that are too long'],
    },
  },
  preview: {
    title: 'Live preview of the page',
    width: 'Width of the preview',
    zoom: 'Zoom',
    zooms: { fit: 'Fit', full: '100%' },
    theme: (theme: string) => `Preview theme: ${theme}`,
    silent: 'The preview isn’t responding',
    silentHelp: 'Editing and saving go on without it.',
    reload: 'Reload',
    resend: 'Update preview',
    replaced: 'The preview stopped responding, so it was opened again. Your work is intact.',
    settingsFailed: {
      globalLayout: 'Failed to load global layout settings',
      pageLayout: 'Failed to load page layout settings',
      pageBackground: 'Failed to load page background settings',
    },
    linkTo: (title: string) => `This link leads to “${title}”.`,
    linkElsewhere: (href: string) => `This link leads to ${href}`,
    openInEditor: 'Open this page in the editor',
    openInTab: 'Open in a new tab',
    stay: 'Stay here',
  },
  pageTabs: { label: 'Properties of the page', page: 'Page', layout: 'Layout', background: 'Background' },
  settings: {
    open: 'Page settings',
    title: 'Title',
    address: 'Address',
  },
} as const;
