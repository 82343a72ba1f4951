import { type MarkdownNode, parseMarkdown } from '../markdown/markdown.ts';

/**
 * Extracts the running text of Markdown, on one line: without headings, code and formatting; links become
 * their text.
 * @throws {RenderBudgetError} if the text exceeds the render budget
 */
export function extractPlainText(markdown: string): string {
  return renderNodes(parseMarkdown(markdown)).replace(/\s+/g, ' ').trim();
}

function renderNodes(nodes: readonly MarkdownNode[]): string {
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
      return `${renderNodes(node.children)} `;
    default:
      return 'children' in node ? renderNodes(node.children) : node.text;
  }
}
