/** Gives the browser's bars the colour of the theme that is shown, also where that is not the system's. */
export function showThemeColor(theme: 'light' | 'dark'): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    // What the document says of the system is asked once; after that the media attribute is ours.
    meta.dataset.theme ??= meta.media.includes('dark') ? 'dark' : 'light';
    meta.media = meta.dataset.theme === theme ? 'all' : 'not all';
  }
}
