import { createElement, Fragment, type ReactNode } from 'react';
import type { Language } from '#content/language/language.ts';
import {
  findMainHeading,
  hasRenderedContent,
  type MarkdownHeading,
  type MarkdownNode,
  parseMarkdown,
} from '#content/markdown/markdown.ts';
import { Anchor } from './anchor.tsx';

interface MarkdownProps {
  readonly text: string;
  readonly language: Language;
  /** True if this text has the page's main heading, which becomes the h1. */
  readonly mainHeading?: boolean;
}

/**
 * Renders Markdown as React elements. It is safe because HTML is never parsed: tags in the text are shown as
 * characters.
 * @throws {RenderBudgetError} for a text that is too expensive
 */
export function Markdown({ text, language, mainHeading = false }: MarkdownProps) {
  const nodes = parseMarkdown(text);
  return <>{render(nodes, { language, main: mainHeading ? findMainHeading(nodes) : undefined })}</>;
}

/** True if a text renders nothing for visitors. */
export function isEmptyMarkdown(text: string): boolean {
  return text === '' || !hasRenderedContent(parseMarkdown(text));
}

interface Rendering {
  readonly language: Language;
  /** The heading that becomes the h1. */
  readonly main: MarkdownHeading | undefined;
}

function render(nodes: readonly MarkdownNode[], rendering: Rendering): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no identity beyond their place
  return nodes.map((node, index) => <Fragment key={index}>{renderNode(node, rendering)}</Fragment>);
}

function renderNode(node: MarkdownNode, rendering: Rendering): ReactNode {
  switch (node.type) {
    case 'text':
    case 'image':
      return node.text;
    case 'source':
      return <p>{node.text}</p>;
    case 'code':
      return <code>{node.text}</code>;
    case 'pre':
      return (
        <pre>
          <code>{node.text}</code>
        </pre>
      );
    case 'break':
      return <br />;
    case 'rule':
      return <hr />;
    case 'heading':
      return renderHeading(node, rendering);
    case 'list':
      return node.ordered ? (
        <ol start={node.start === 1 ? undefined : node.start}>{render(node.children, rendering)}</ol>
      ) : (
        <ul>{render(node.children, rendering)}</ul>
      );
    case 'link':
      return (
        <Anchor href={node.href} language={rendering.language}>
          {render(node.children, rendering)}
        </Anchor>
      );
    default:
      return createElement(elements[node.type], null, render(node.children, rendering));
  }
}

const elements = {
  paragraph: 'p',
  quote: 'blockquote',
  item: 'li',
  strong: 'strong',
  emphasis: 'em',
  deleted: 'del',
  superscript: 'sup',
  subscript: 'sub',
} as const;

/** Renders a heading. At most one is the page's h1, all others start at h2. An empty one renders nothing. */
function renderHeading(heading: MarkdownHeading, rendering: Rendering): ReactNode {
  if (!hasRenderedContent(heading.children)) return null;
  const level = heading === rendering.main ? 1 : Math.max(2, heading.level);
  return createElement(`h${level}`, null, render(heading.children, rendering));
}
