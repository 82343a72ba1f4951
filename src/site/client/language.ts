/** The language links keep query and hash and replace the history entry; the choice is remembered. */
export function startLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      try {
        localStorage.setItem('language', link.dataset.language ?? 'nl');
      } catch {
        // Without storage the address alone carries the language.
      }
      location.replace(link.pathname + location.search + location.hash);
    });
  }
}
