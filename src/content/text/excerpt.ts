/**
 * Removes the marks of Markdown from a text and puts it on one line. It does not parse: a browser that shows first words needs
 * no parser for them. `extractPlainText` is exact.
 */
export function stripMarks(markdown: string): string {
  return markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?su[bp]>/g, '')
    .replace(/[*_#>`~]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Minimum length in characters at which a sentence is a sufficient excerpt. */
const shortest = 70;

/**
 * Cuts a text to at most `longest` characters: at the end of a sentence if enough is left, else at a word
 * with an ellipsis. A single longer word is cut between characters.
 */
export function cutExcerpt(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const sentence = /^.*[.!?](?=\s)/su.exec(text.slice(0, longest + 1))?.[0] ?? '';
  if (sentence.length >= shortest) return sentence;
  const start = text.slice(0, longest - 1);
  const end = text[longest - 1] === ' ' ? start.length : start.lastIndexOf(' ');
  const whole = end > 0 ? start.slice(0, end) : start.replace(/[\uD800-\uDBFF]$/, '');
  return `${whole.replace(/[\s,;:–—-]+$/u, '')}…`;
}
