import { Lexer, type Token, type Tokens } from 'marked';
import { createElement, Fragment, type ReactNode } from 'react';
import type { Language } from '#content/language.ts';
import { Anchor } from './anchor.tsx';

interface MarkdownProps {
  readonly text: string;
  readonly language: Language;
  /** What `#` becomes: 1 only where it is the page's main heading. */
  readonly topHeading: 1 | 2;
}

/**
 * Markdown as React elements. Safe by construction: the parser's tokens are drawn one by one, HTML in them
 * is shown as the characters it is written with.
 */
export function Markdown({ text, language, topHeading }: MarkdownProps) {
  const tokens = new Lexer({ gfm: true, breaks: true }).lex(text);
  return <>{draw(tokens, { language, topHeading, headings: { h1Drawn: false } })}</>;
}

interface Drawing {
  readonly language: Language;
  readonly topHeading: 1 | 2;
  readonly headings: { h1Drawn: boolean };
}

function draw(tokens: readonly Token[] | undefined, drawing: Drawing): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: tokens have no identity beyond their place
  return tokens?.map((token, index) => <Fragment key={index}>{drawToken(token, drawing)}</Fragment>);
}

function drawToken(token: Token, drawing: Drawing): ReactNode {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      return drawHeading(token as Tokens.Heading, drawing);
    case 'paragraph':
      return <p>{draw(token.tokens, drawing)}</p>;
    case 'list':
      return drawList(token as Tokens.List, drawing);
    case 'blockquote':
      return <blockquote>{draw(token.tokens, drawing)}</blockquote>;
    case 'code':
      return (
        <pre>
          <code>{(token as Tokens.Code).text}</code>
        </pre>
      );
    case 'hr':
      return <hr />;
    case 'strong':
      return <strong>{draw(token.tokens, drawing)}</strong>;
    case 'em':
      return <em>{draw(token.tokens, drawing)}</em>;
    case 'del':
      return <del>{draw(token.tokens, drawing)}</del>;
    case 'codespan':
      return <code>{(token as Tokens.Codespan).text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return (
        <Anchor href={(token as Tokens.Link).href} language={drawing.language}>
          {draw(token.tokens, drawing)}
        </Anchor>
      );
    case 'text':
      return token.tokens ? draw(token.tokens, drawing) : unescapeEntities((token as Tokens.Text).text);
    case 'escape':
      return (token as Tokens.Escape).text;
    default:
      return token.raw;
  }
}

/** One h1 at the most: the first `#` where the text carries the page's heading; all others start at h2. */
function drawHeading(token: Tokens.Heading, drawing: Drawing): ReactNode {
  const isMain = token.depth === 1 && drawing.topHeading === 1 && !drawing.headings.h1Drawn;
  if (isMain) drawing.headings.h1Drawn = true;
  const level = isMain ? 1 : Math.max(2, token.depth);
  return createElement(`h${level}`, null, draw(token.tokens, drawing));
}

function drawList(token: Tokens.List, drawing: Drawing): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: items have no identity beyond their place
  const items = token.items.map((item, index) => <li key={index}>{draw(item.tokens, drawing)}</li>);
  return token.ordered ? <ol start={Number(token.start) || undefined}>{items}</ol> : <ul>{items}</ul>;
}

/** The lexer leaves entities as they are written; people who paste `&amp;` mean `&`. */
export function unescapeEntities(text: string): string {
  const entities: Record<string, string> = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    nbsp: '\u00a0',
    '#39': "'",
  };
  return text.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_entity, name: string) => entities[name] ?? '');
}
