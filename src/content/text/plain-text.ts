import { type MarkdownNode, parseMarkdown } from '../markdown/markdown.ts';

/**
 * The running text of some markdown, on one line: no headings, no code, no marks, links by their words.
 * @throws {OverBudget} for a text that nobody should have to read
 */
export function extractPlainText(markdown: string): string {
  return words(parseMarkdown(markdown)).replace(/\s+/g, ' ').trim();
}

function words(nodes: readonly MarkdownNode[]): string {
  return nodes.map(wordsOf).join('');
}

function wordsOf(node: MarkdownNode): string {
  switch (node.type) {
    case 'heading':
    case 'pre':
    case 'rule':
    case 'image':
      return '';
    case 'break':
      return ' ';
    case 'paragraph':
    case 'quote':
    case 'item':
      return `${words(node.children)} `;
    default:
      return 'children' in node ? words(node.children) : node.text;
  }
}

/** A sentence that ends before this many characters says too little to stand alone. */
const shortest = 70;

/**
 * At most `longest` characters of a text: whole sentences where that leaves enough, else whole words and an
 * ellipsis. A single word that is longer is cut between characters.
 */
export function excerpt(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const sentence = /^.*[.!?](?=\s)/su.exec(text.slice(0, longest + 1))?.[0] ?? '';
  if (sentence.length >= shortest) return sentence;
  const start = text.slice(0, longest - 1);
  const end = text[longest - 1] === ' ' ? start.length : start.lastIndexOf(' ');
  const whole = end > 0 ? start.slice(0, end) : start.replace(/[\uD800-\uDBFF]$/, '');
  return `${whole.replace(/[\s,;:–—-]+$/u, '')}…`;
}
