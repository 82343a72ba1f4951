/**
 * Preloads the pictures of the current theme: a link for a theme loads when its `media` matches
 * (https://html.spec.whatwg.org/multipage/links.html#link-type-preload). By the system's theme alone a
 * browser would also load pictures of a theme that the visitor has not chosen. If phones have a separate
 * picture, the link also has its media query. Follows `head-script.ts`, which sets the theme, in the head of
 * pages with such pictures; allowed by its hash.
 */
export const themedPreloadScript =
  "for(const l of document.querySelectorAll('link[data-theme]'))if(l.dataset.theme==document.documentElement.dataset.theme)l.media=l.dataset.media||'all'";
