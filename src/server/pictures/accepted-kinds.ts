/** The answer to a file of any other kind. */
export const onlyThese =
  'Only JPEG, PNG, WebP, GIF, AVIF and SVG pictures and WebM videos can be used on the site.';
