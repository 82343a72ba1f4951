/** Messages of a slide deck to the page that shows it: the deck is visible, and Escape was pressed. Uploaded decks may send them too. */
export const presentationLoaded = 'presentation/loaded';
export const presentationClose = 'presentation/close';

/** True for the path of one of our slide decks, which report by message that they have loaded. */
export function isDeckPath(path: string): boolean {
  return /^\/slidedeck(?:[/?#]|$)/.test(path);
}

/** True for the URL of a deck that the studio has uploaded as a ZIP. */
export function isUploadedDeck(url: string): boolean {
  return /^\/media\/[^?#]+\.zip(?:[?#]|$)/.test(url);
}
