/** Texts about members who edit the same page. */
export const presenceWords = {
  label: 'Also editing this page',
  at: (name: string, block: string | undefined) => (block === undefined ? name : `${name} · ${block}`),
  more: (number: number) => `+${number}`,
  came: (names: readonly string[]) => `${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} also editing`,
} as const;
