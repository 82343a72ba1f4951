import type { Block } from '#content/block.ts';
import type { PathPart } from '#content/issue.ts';
import { isLanguage, isTranslated, type Language } from '#content/language.ts';
import { type MarkdownNode, parseMarkdown } from '#content/markdown/markdown.ts';
import { renderBudget } from '#content/render-budget.ts';
import type { FieldVisit } from '#content/walk-fields.ts';
import { shownFields } from '#content/walk-shown-fields.ts';
import type { PageTree } from '#document/page-tree.ts';

/** An address that a block leads to. */
export interface PlacedLink {
  readonly path: readonly PathPart[];
  /** As it is written. */
  readonly href: string;
  /** The text that it stands in; undefined for a field of its own. */
  readonly text?: string;
  /** The language of that text; undefined for one that all languages share. */
  readonly language?: Language;
}

/** The addresses that a block's fields and texts lead to. What is shown in a frame leads nobody away. */
export function* linksOf({ definitions }: PageTree, block: Block): Generator<PlacedLink> {
  for (const visit of shownFields(definitions, block)) {
    const { field, value, path } = visit;
    if (field.kind === 'link' && !field.framed && typeof value === 'string' && value.trim() !== '') {
      yield { path, href: value.trim() };
    }
    yield* linksInText(visit);
  }
}

function* linksInText({ field, value, path }: FieldVisit): Generator<PlacedLink> {
  if (field.kind !== 'text' || field.format !== 'markdown' || !isTranslated(value)) return;
  const texts = typeof value === 'string' ? [[undefined, value] as const] : Object.entries(value);
  for (const [code, text] of texts) {
    if (typeof text !== 'string' || !text.includes('](') || text.length > renderBudget.text) continue;
    const language = isLanguage(code) ? code : undefined;
    for (const href of new Set(hrefsIn(parseMarkdown(text)))) yield { path, href, text, language };
  }
}

function* hrefsIn(nodes: readonly MarkdownNode[]): Generator<string> {
  for (const node of nodes) {
    if (node.type === 'link') yield node.href;
    if ('children' in node) yield* hrefsIn(node.children);
  }
}

/** A text with the links to one address leading to another one. */
export function relinked(text: string, from: string, to: string): string {
  const written = new RegExp(`(\\]\\(\\s*<?)${literally(from)}(?=[\\s>)])`, 'g');
  return text.replace(written, (_all, before: string) => before + to);
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
