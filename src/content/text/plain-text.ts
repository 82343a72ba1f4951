import { type MarkdownNode, parseMarkdown } from '../markdown/markdown.ts';

/**
 * Extracts the running text of Markdown, on one line: without headings, code and formatting; links become
 * their text.
 * @throws {OverBudget} if the text exceeds the render budget
 */
export function extractPlainText(markdown: string): string {
  return words(parseMarkdown(markdown)).replace(/\s+/g, ' ').trim();
}

function words(nodes: readonly MarkdownNode[]): string {
  return nodes.map(renderWords).join('');
}

function renderWords(node: MarkdownNode): string {
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
