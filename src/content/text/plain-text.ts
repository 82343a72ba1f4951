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
