/** Messages of our slide decks to the page that shows them: the deck is visible, and Escape was pressed. */
export const presentationLoaded = 'presentation/loaded';
export const presentationClose = 'presentation/close';

/** True for the path of one of our slide decks, which report by message that they have loaded. */
export function isDeckPath(path: string): boolean {
  return /^\/slidedeck(?:[/?#]|$)/.test(path);
}
