/** Formats a moment with its date: 22 Nov, 14:05. */
const formatDatedTime = (at: Date) =>
  `${at.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })}, ${at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`;

/** Texts about changes that were merged into a draft. */
export const mergingWords = {
  note: (who: string, did: string) => `${who} ${did}. Merged into your draft.`,
  otherTab: 'Your other tab',
  oneself: 'In another browser, you',
  somebody: 'Another member',
  versionOf: {
    otherTab: (at: Date) => `Your other tab’s version of ${formatDatedTime(at)}`,
    oneself: (at: Date) => `Your version of ${formatDatedTime(at)}`,
    somebody: (name: string | undefined, at: Date) =>
      `${name === undefined ? 'The other' : `${name}’s`} version of ${formatDatedTime(at)}`,
  },
  changed: (name: string) => `changed ${name}`,
  added: (name: string) => `added ${name}`,
  deleted: (name: string) => `deleted ${name}`,
  moved: (name: string) => `moved ${name}`,
  title: 'the title',
  order: 'the order of blocks',
  list: (parts: readonly string[]) =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`,
} as const;
