import { parseMarkdown } from './markdown.ts';

/** Escapes a plain text as one line of Markdown. */
export function escapeMarkdown(text: string): string {
  const words = text.trim();
  return parsePlainLine(words) === words ? words : words.replace(/[!-/:-@[-`{-~]/g, '\\$&');
}

/** Returns the text of Markdown that is one line without formatting; undefined for any other Markdown. */
export function parsePlainLine(markdown: string): string | undefined {
  const [only, ...others] = parseMarkdown(markdown);
  if (only === undefined) return markdown.trim() === '' ? '' : undefined;
  if (others.length > 0 || only.type !== 'paragraph') return undefined;
  const texts = only.children.map((node) => (node.type !== 'text' ? undefined : node.text));
  return texts.includes(undefined) ? undefined : texts.join('');
}
