import { arrows } from '#content/look/site-font.ts';

const range = (first: string, last: string) =>
  Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, index) =>
    String.fromCharCode(first.charCodeAt(0) + index),
  ).join('');

/**
 * ASCII, accented letters of Dutch, English and names from neighbouring languages, and typographic
 * punctuation.
 */
export const siteFontCharacters = [
  range(' ', '~'),
  range('À', 'ÿ').replace(/[÷ÐðÞþÝýÿ]/g, ''),
  '\u00a0\u00ad–—‘’‚“”„…•·€™©®°²',
  arrows,
].join('');

/** Characters of Dutch and English texts. If a font lacks one, browsers show it in a fallback font. */
export const dutchAndEnglish = `${range('!', '~')}ÀÁÂÇÈÉÊËÍÏÓÔÖÚÜàáâçèéêëíïñóôöúü–—‘’“”…€`;
