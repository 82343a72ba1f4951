/** What a deck of ours says to the page that shows it: that it can be seen, and that Escape was pressed in it. */
export const presentationLoaded = 'presentation/loaded';
export const presentationClose = 'presentation/close';

/** True for an address of a deck of ours: these say by message that they have loaded. */
export function isDeckPath(path: string): boolean {
  return /^\/slidedeck(?:[/?#]|$)/.test(path);
}
