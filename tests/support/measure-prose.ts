/** Sentences and words of a Markdown document, for the tests of its length. */

/**
 * Counts the words of a document, including its tables and code blocks. A word is a run without white space
 * that has a letter or digit.
 */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/**
 * Lists the sentences of a document's paragraphs and list items. Headings, tables, images, code blocks and
 * comments have none. List items without a full stop are labels, and have none either. Code and links count
 * as the words that a reader sees; a URL or a path is one word.
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
