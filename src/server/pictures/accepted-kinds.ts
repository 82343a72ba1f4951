/** The answer to a file of any other kind. */
export const onlyThese =
  'Only JPEG, PNG, WebP, GIF, AVIF, HEIC and SVG pictures, MP4 and WebM films, PDFs and slide decks (a ZIP with an index.html) can be used on the site.';
