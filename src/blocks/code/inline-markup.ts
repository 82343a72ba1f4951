import {
  defaultTreeAdapter as nodes,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
} from 'parse5';
import type { Language } from '#content/language/language.ts';
import { RenderBudgetError, renderBudget } from '#content/page/render-budget.ts';
import { buildLinkAttributes } from '../shared/link-attributes.ts';
import {
  allowedAttributes,
  allowedTags,
  droppedTags,
  globalAttributes,
  svgAttributes,
} from './inline-allowed.ts';
import { idPrefix } from './scoped-css.ts';

export interface InlineMarkup {
  readonly html: string;
  /** The ids in the markup, without their prefix. */
  readonly ids: ReadonlySet<string>;
  /** CSS of the markup's style elements. */
  readonly css: string;
}

interface MarkupContext {
  readonly language: Language;
  readonly ids: ReadonlySet<string>;
}

/**
 * Sanitizes markup for a page. It is parsed as a browser does, and rebuilt from an allowlist of tags and
 * attributes; none of them runs scripts, loads documents or has input.
 * @throws {RenderBudgetError} for markup that is too expensive to render
 */
export function sanitizeInlineMarkup(html: string, language: Language): InlineMarkup {
  const parsed = readMarkup(html);
  const elements = [...listElements(parsed)];
  const ids = new Set(elements.flatMap((element) => getAttribute(element, 'id') ?? []));
  const css = elements.filter(({ tagName }) => tagName === 'style').map(getText);
  const clean = nodes.createDocumentFragment();
  copyChildren(parsed, clean, { language, ids });
  return { html: serialize(clean), ids, css: css.join('\n') };
}

function copyChildren(from: Tree.ParentNode, to: Tree.ParentNode, writing: MarkupContext): void {
  for (const child of from.childNodes) {
    if (nodes.isTextNode(child)) nodes.insertText(to, child.value);
    if (!nodes.isElementNode(child) || droppedTags.has(child.tagName)) continue;
    const known = allowedTags.get(child.tagName);
    if (known !== child.namespaceURI) {
      // An unknown element is replaced by its content; an element of another namespace is dropped.
      if (known === undefined) copyChildren(child, to, writing);
      continue;
    }
    // A page has exactly one <h1>, which is outside this block.
    const tagName = child.tagName === 'h1' ? 'h2' : child.tagName;
    const copy = nodes.createElement(tagName, child.namespaceURI, copyAttributes(child, writing));
    nodes.appendChild(to, copy);
    copyChildren(child, copy, writing);
  }
}

function copyAttributes(element: Tree.Element, writing: MarkupContext): Tree.Element['attrs'] {
  const own: readonly string[] = allowedAttributes[element.tagName] ?? [];
  const isSvg = element.namespaceURI.endsWith('svg');
  const kept = element.attrs.flatMap(({ name, value }) => {
    const allowed =
      globalAttributes.has(name) ||
      /^aria-[a-z]+$/.test(name) ||
      own.includes(name) ||
      (isSvg && svgAttributes.has(name));
    const safe = allowed ? sanitizeValue(name, value, writing) : undefined;
    return safe === undefined ? [] : [{ name, value: safe }];
  });
  const address = element.tagName === 'a' ? getAttribute(element, 'href') : undefined;
  if (address === undefined) return kept;
  const { href, ...rest } = buildLinkAttributes(address, writing.language);
  const link = { href: prefixAnchor(href, writing), ...rest };
  return [...kept, ...Object.entries(link).map(([name, value]) => ({ name, value }))];
}

function sanitizeValue(name: string, value: string, { ids }: MarkupContext): string | undefined {
  switch (name) {
    case 'id':
      return idPrefix + value;
    case 'src':
    case 'poster':
      return /^(?:https?:)?\/\/|^\/|^[^:]*$/i.test(value.trim()) ? value.trim() : undefined;
    case 'aria-labelledby':
    case 'aria-describedby':
    case 'aria-controls':
      return value
        .split(/\s+/)
        .map((id) => (ids.has(id) ? idPrefix + id : id))
        .join(' ');
    default:
      // Renames references to paint servers of this markup. A style attribute may also contain other URLs.
      return value.replace(/url\(\s*(["']?)#([\w-]+)\1\s*\)/gi, (whole, _quote, id: string) =>
        ids.has(id) ? `url(#${idPrefix}${id})` : whole,
      );
  }
}

/** Prefixes an anchor to an id in the markup, as the ids are. */
function prefixAnchor(href: string, { ids }: MarkupContext): string {
  return href.startsWith('#') && ids.has(href.slice(1)) ? `#${idPrefix}${href.slice(1)}` : href;
}

function* listElements(parent: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of parent.childNodes) {
    if (!nodes.isElementNode(child)) continue;
    yield child;
    yield* listElements(child);
  }
}

function getAttribute(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((candidate) => candidate.name === name)?.value;
}

function getText(element: Tree.Element): string {
  return element.childNodes.map((child) => (nodes.isTextNode(child) ? child.value : '')).join('');
}

/**
 * Parses markup as a browser does, within the budget. The standard's adoption agency algorithm multiplies
 * formatting elements that are closed in the wrong order, so a short text could become millions of elements.
 * @throws {RenderBudgetError} before such a tree is built
 */
function readMarkup(html: string): Tree.DocumentFragment {
  let elements = 0;
  let depth = 0;
  return parseFragment(html, {
    treeAdapter: {
      ...nodes,
      createElement(...details) {
        elements += 1;
        if (elements > renderBudget.elements) {
          throw new RenderBudgetError(`its markup becomes more than ${renderBudget.elements} elements`);
        }
        return nodes.createElement(...details);
      },
      onItemPush() {
        depth += 1;
        if (depth > renderBudget.markupDepth) {
          throw new RenderBudgetError(
            `its markup has elements in more than ${renderBudget.markupDepth} others`,
          );
        }
      },
      onItemPop() {
        depth -= 1;
      },
    },
  });
}
