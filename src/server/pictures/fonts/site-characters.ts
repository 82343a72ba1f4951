const range = (first: string, last: string) =>
  Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, index) =>
    String.fromCharCode(first.charCodeAt(0) + index),
  ).join('');

/** ASCII, the accented letters of Dutch, English and the names of their neighbours, and the signs of good typography. */
export const siteFontCharacters = [
  range(' ', '~'),
  range('À', 'ÿ').replace(/[÷ÐðÞþÝýÿ]/g, ''),
  '\u00a0\u00ad–—‘’‚“”„…•·€™©®°²→↗←',
].join('');

/** What texts in Dutch and English are written with: a font that lacks one of these shows it in another. */
export const dutchAndEnglish = `${range('!', '~')}ÀÁÂÇÈÉÊËÍÏÓÔÖÚÜàáâçèéêëíïñóôöúü–—‘’“”…€`;
