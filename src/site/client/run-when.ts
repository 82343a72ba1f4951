declare global {
  interface Document {
    /** https://wicg.github.io/nav-speculation/prerendering.html#document-prerendering */
    readonly prerendering?: boolean;
  }
}

/** Runs a function immediately or, on a prerendered page, when the visitor opens it. */
export function runWhenShown(run: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}

/** Runs a function when the page has loaded with its images and scripts, or immediately if it has. */
export function runWhenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else addEventListener('load', run, { once: true });
}
