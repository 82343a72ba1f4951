/**
 * Asks early for the pictures of the theme that is shown: a link that waits for its theme loads once its `media` holds
 * (https://html.spec.whatwg.org/multipage/links.html#link-type-preload). By the system's theme alone a browser would also ask for
 * those of a theme that the visitor has not chosen. Where phones have a picture of their own, it holds which windows the link is for.
 *
 * Stands behind `head-script.ts`, which says which theme that is, in the head of pages with such pictures; allowed by its hash.
 */
export const themedPreloadScript =
  "for(const l of document.querySelectorAll('link[data-theme]'))if(l.dataset.theme==document.documentElement.dataset.theme)l.media=l.dataset.media||'all'";
