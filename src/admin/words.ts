import { jsonLimits } from '#content/json-limits.ts';
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
function moment(at: Date): string {
  const time = at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  if (at.toDateString() === new Date().toDateString()) return time;
  return `${at.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })}, ${time}`;
}

/** Formats a moment with its date: 22 Nov, 14:05. */
const dated = (at: Date) =>
  `${at.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })}, ${at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`;

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
  theme: {
    light: 'Light',
    dark: 'Dark',
    system: 'System',
    toggle: (theme: string) => `Theme: ${theme}. Change theme`,
  },
  nav: {
    label: 'Admin',
    site: 'View site',
    more: 'More',
  },
  signIn: {
    title: 'Sign in',
    lead: 'Edit the studio’s site.',
    email: 'E-mail',
    password: 'Password',
    submit: 'Sign in',
    busy: 'Signing in…',
    noEmail: 'Enter your e-mail.',
    noPassword: 'Enter your password.',
    forgotten: 'Forgot your password?',
  },
  session: {
    starting: 'Signing in…',
    unreachable: 'The server isn’t responding',
    unreachableHelp: 'You may be offline; try again in a moment.',
    endedTitle: 'Please sign in again',
    endedText: 'Your session has ended. Your changes are kept.',
    leave: 'Sign out instead',
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
        : `Unsaved changes from another tab, ${moment(at)}`,
    open: 'Open',
    discard: 'Discard',
    discarded: 'Unsaved changes discarded',
  },
  otherTabs: {
    open: 'Also open in your other tab',
    newer: 'Newer in your other tab',
  },
  people: {
    label: 'Also editing this page',
    at: (name: string, block: string | undefined) => (block === undefined ? name : `${name} · ${block}`),
    more: (number: number) => `+${number}`,
    came: (names: readonly string[]) =>
      `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} also editing`,
  },
  merged: {
    note: (who: string, did: string) => `${who} ${did}. Merged into your draft.`,
    otherTab: 'Your other tab',
    oneself: 'In another browser, you',
    somebody: 'Another member',
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
    size: (name: string) => `Change size of ${name}`,
    align: (name: string) => `Align ${name}`,
    hideOn: (name: string, device: string) => `Hide or show ${name} on ${device.toLowerCase()}`,
    move: (name: string) => `Move ${name}`,
    change: (name: string) => `Change ${name}`,
    split: 'Split text',
    join: 'Join texts',
    merge: 'Merge other version',
    discard: 'Discard unsaved changes',
    openKept: 'Open unsaved changes',
    undo: (label: string) => `Undo: ${label}`,
    redo: (label: string) => `Redo: ${label}`,
    undone: (label: string) => `Undone: ${label}`,
    redone: (label: string) => `Redone: ${label}`,
    nothingToUndo: 'Nothing to undo',
    nothingToRedo: 'Nothing to redo',
  },
  outline: {
    search: 'Search blocks',
    found: (count: number) => (count === 1 ? '1 block found' : `${count} blocks found`),
    none: (query: string) => `No blocks match “${query.trim()}”.`,
    title: 'Outline',
    open: 'Open outline',
    close: 'Close outline',
    empty: 'An empty page',
    emptyHelp: 'Add the first block, or press /',
    isHidden: 'Hidden',
    hasNoOtherSize: 'Select a title, subheading or text that can change size.',
    resized: (name: string) => `Changed size of ${name}`,
    hasNoOtherAlignment: 'Select an image or video that is aligned differently.',
    aligned: (name: string) => `Aligned ${name}`,
    isHiddenEverywhere: 'The block is hidden on all devices.',
    hidingChanged: (name: string, device: string) =>
      `Changed whether ${name} is hidden on ${device.toLowerCase()}`,
    isHiddenOn: (devices: readonly string[]) => `Hidden on ${devices.join(' and ').toLowerCase()}`,
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
    slotWith: (place: string, content: string) => `${place}: ${content}`,
    place: (name: string, blocks: number) =>
      `${name}, ${blocks === 0 ? 'empty' : count(blocks, 'block', 'blocks')}`,
    nothingSelected: 'Select a block first.',
    noBlock: (place: string) => `${place} is a slot. Press Enter to add a block.`,
    addTo: (place: string) => `Add to ${place}`,
    slotEmpty: 'Empty',
    several: (count: number) => `${count} blocks`,
    wrapped: (name: string) => `${name} wrapped in a grid`,
    cannotWrap: 'Select 2 to 12 adjacent blocks.',
    selected: (number: number) => `${count(number, 'block', 'blocks')} selected`,
    selectedLike: (number: number, name: string) =>
      `${count(number, `${name} block`, `${name} blocks`)} selected`,
    added: (name: string) => `${name} added`,
    removed: (name: string) => `${name} deleted`,
    duplicated: (name: string) => `${name} duplicated`,
    hidden: (name: string) => `${name} hidden`,
    shown: (name: string) => `${name} shown`,
    placedBeside: (name: string) => `${name} placed in a column`,
    cannotPlaceBeside: {
      above: 'No block above can share columns with it.',
      below: 'No block below can share columns with it.',
    },
    cannotTakeOut: 'The block isn’t in columns.',
    takenOut: (name: string) => `${name} taken out of columns`,
    /** `into` is the name of the new parent list, if the block moves to another list. */
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
      in: 'No block above to enter',
      out: 'Not inside another block',
    },
  },
  clipboard: {
    copied: (name: string) => `${name} copied`,
    cut: (name: string) => `${name} cut. Paste it to move it.`,
    pasted: (name: string) => `${name} pasted`,
    below: (outer: string) => `Pasted below ${outer}, which can’t hold these blocks.`,
    foreign: (number: number, host: string) =>
      `${count(number, 'file is', 'files are')} on ${host}. Choose ${number === 1 ? 'it' : 'them'} again from your media library.`,
    refused: (why: string) => `Couldn’t paste: ${why}.`,
    unreadable: {
      'not-blocks': 'No blocks on the clipboard. Copy some first.',
      'too-large': `Couldn’t paste more than ${jsonLimits.bytes / 1024 / 1024} MB. Copy fewer blocks at a time.`,
      damaged: 'Couldn’t paste: the copied blocks are damaged. Copy them again.',
    },
    noWriting: (keys: string) => `Your browser blocks copying from the menu. Press ${keys} instead.`,
    noReading: (keys: string) => `Your browser blocks pasting from the menu. Press ${keys} instead.`,
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
  writing: {
    toolbar: 'Text formatting',
    bold: 'Bold',
    italic: 'Italic',
    link: 'Link',
    bullet: 'Bulleted list',
    ordered: 'Numbered list',
    quote: 'Quote',
    code: 'Code',
    superscript: 'Superscript',
    subscript: 'Subscript',
    selectedBefore: (name: string) => `${name} selected. It can’t be joined with text.`,
    noSelection: 'Select some text on the page first.',
    linkTitle: 'Link',
    linkAddress: 'Page or URL',
    linkApply: 'Apply',
    linkRemove: 'Remove link',
  },
  arrivals: {
    counted: (number: number) => count(number, 'file', 'files'),
    added: (number: number) => `${count(number, 'file', 'files')} added. Uploading…`,
    arrived: (name: string) => `${name} uploaded`,
    arrivedAll: (number: number) => `${number} files uploaded`,
    leftOut: (name: string, notes: readonly string[]) => `${name}: ${notes.join(' ')}`,
    failed: (name: string, issue: string) => `Couldn’t upload ${name}. ${issue}`,
    refused: (names: readonly string[], taken: readonly string[]) =>
      `${joinWords('conjunction', names)} can’t be used here. Drop ${joinWords('disjunction', taken)}.`,
    fill: (field: string) => `Fill: ${field}`,
    replace: (field: string) => `Replace: ${field}`,
    notThere: 'Files can’t go there. Drop them between two blocks.',
    question: (number: number) => `How should ${count(number, 'file', 'files')} be placed?`,
    below: 'One below another',
    onTheWay: 'Uploads',
    sending: (name: string) => `Uploading ${name}`,
    retry: (name: string) => `Retry ${name}`,
    cancel: (name: string) => `Cancel ${name}`,
    remove: (name: string) => `Remove ${name}`,
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
  insert: {
    title: 'Add a block',
    placeholder: 'Search blocks and sections',
    picture: 'Block preview',
    also: (names: readonly string[]) => `Also: ${names.join(', ')}`,
  },
  categories: { content: 'Content', media: 'Media', layout: 'Layout', interactive: 'Interactive' },
  sectionCategories: {
    content: 'Content sections',
    media: 'Media sections',
    layout: 'Layout sections',
    interactive: 'Interactive sections',
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
    quote: 'Quote',
    code: 'Code',
    superscript: 'Superscript',
    subscript: 'Subscript',
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
      pictures: ['image', 'images'],
      videos: ['video', 'videos'],
      embeds: ['embed', 'embeds'],
      forms: ['form field', 'form fields'],
      links: ['broken link', 'broken links'],
      comments: ['comment', 'comments'],
      footnoteMarks: ['footnote mark', 'footnote marks'],
      headingNumbers: ['heading number', 'heading numbers'],
      ends: ['end of a long text', 'ends of long texts'],
    },
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
    address: 'Path',
  },
} as const;
