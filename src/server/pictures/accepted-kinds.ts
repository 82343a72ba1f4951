/** The answer to a file of any other kind. */
export const onlyThese =
  'Only JPEG, PNG, WebP, GIF, AVIF and SVG pictures and MP4 and WebM films can be used on the site.';
