import { parseMarkdown } from './markdown.ts';

/** Words as Markdown that says exactly them, on one line: characters that would be marks are escaped. */
export function asMarkdown(text: string): string {
  const words = text.trim();
  return asPlainText(words) === words ? words : words.replace(/[!-/:-@[-`{-~]/g, '\\$&');
}

/** The words of Markdown that is one line without any marks; undefined where it says more than plain words can. */
export function asPlainText(markdown: string): string | undefined {
  const [only, ...others] = parseMarkdown(markdown);
  if (only === undefined) return markdown.trim() === '' ? '' : undefined;
  if (others.length > 0 || only.type !== 'paragraph') return undefined;
  const texts = only.children.map((node) => (node.type !== 'text' ? undefined : node.text));
  return texts.includes(undefined) ? undefined : texts.join('');
}
