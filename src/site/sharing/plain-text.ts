import { Lexer, type Token, type Tokens } from 'marked';
import { unescapeEntities } from '#blocks/shared/markdown.tsx';

/** The running text of some markdown, on one line: no headings, no code, no marks, links by their words. */
export function plainText(markdown: string): string {
  return words(new Lexer({ gfm: true, breaks: true }).lex(markdown))
    .replace(/\s+/g, ' ')
    .trim();
}

function words(tokens: readonly Token[] | undefined): string {
  return (tokens ?? []).map(wordsOf).join('');
}

function wordsOf(token: Token): string {
  switch (token.type) {
    case 'heading':
    case 'code':
    case 'table':
    case 'hr':
    case 'def':
    case 'image':
      return '';
    case 'paragraph':
    case 'blockquote':
      return `${words(token.tokens)} `;
    case 'list':
      return (token as Tokens.List).items.map((item) => `${words(item.tokens)} `).join('');
    case 'br':
    case 'space':
      return ' ';
    case 'html':
      return token.raw;
    default: {
      const { tokens, text = '' } = token as Tokens.Text;
      return tokens ? words(tokens) : unescapeEntities(text);
    }
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
