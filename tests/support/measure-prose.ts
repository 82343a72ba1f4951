/** Sentences and words of a Markdown document, for the tests of its length. */

/** Words of a whole document, its tables and blocks of code included: what stands between white space and has a letter or digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/**
 * The sentences of a document's paragraphs and list items. Headings, tables, pictures, blocks of code and comments have none; list
 * items without a full stop are labels, and have none either. Code and links in a sentence count as the words that a reader
 * sees; an address or a path is one word.
 */
export function listSentences(markdown: string): string[] {
  const text = markdown
    .replaceAll(/^ *```.*?^ *```$/gms, '')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replaceAll(/^ *(?:\||#|<).*$/gm, '')
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/`[^`]*`/g, (code) => code.replaceAll(/[\s.!?]+/g, '_'))
    .replaceAll('**', '');
  return text
    .split(/\n(?=\s*\n)|\n(?= *(?:[-*]|\d+\.) )/)
    .map((block) => block.replaceAll(/\s+/g, ' ').trim())
    .flatMap((block) => {
      const isItem = /^(?:[-*]|\d+\.) /.test(block);
      const words = block.replace(/^(?:[-*]|\d+\.) /, '');
      if (isItem && !/[.!?:)”"]$/.test(words)) return [];
      return words.split(/(?<=[.!?][)”’"*]*) (?=[\p{Lu}\p{N}“‘"'`*([])/u);
    })
    .filter((sentence) => countWords(sentence) > 0);
}
