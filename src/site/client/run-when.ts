declare global {
  interface Document {
    /** https://wicg.github.io/nav-speculation/prerendering.html#document-prerendering */
    readonly prerendering?: boolean;
  }
}

/** Runs it at once, or, on a page that a browser rendered ahead, when somebody opens that page. */
export function runWhenShown(run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}

/** Runs it when the page has loaded with its images and scripts: at once where it has. */
export function runWhenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}
