import { buildLinkAttributes } from '#blocks/shared/link-attributes.ts';
import { getPagePath } from '#content/address/site-paths.ts';
import type { Block } from '#content/block/block.ts';
import { listHrefsInText } from '#content/block/block-links.ts';
import type { PathPart } from '#content/block/issue.ts';
import type { FieldVisit } from '#content/block/walk-fields.ts';
import { walkShownFields } from '#content/block/walk-shown-fields.ts';
import { defaultLanguage, isLanguage, isTranslated, type Language } from '#content/language/language.ts';
import type { PageTree } from '#document/page-tree.ts';

/** A link of a block. */
export interface PlacedLink {
  readonly path: readonly PathPart[];
  /** The stored value. */
  readonly href: string;
  /** The rendered `href` in the default language; `#` if the page refuses it. */
  readonly shown: string;
  /** True for a link to a case, which is stored by its identifier. */
  readonly isCase?: boolean;
  /** The Markdown text that contains it; undefined for a link field. */
  readonly text?: string;
  /** Language of that text; undefined for a text shared by all languages. */
  readonly language?: Language;
}

/**
 * Yields the links of a block's fields and texts. Addresses of frames are left out, since visitors do not
 * navigate there.
 */
export function* walkBlockLinks({ definitions }: PageTree, block: Block): Generator<PlacedLink> {
  const visits = [...walkShownFields(definitions, block)];
  const findSibling = (path: readonly PathPart[], name: string) =>
    visits.find(
      (visit) =>
        visit.path.length === path.length &&
        visit.path.at(-1) === name &&
        path.slice(0, -1).every((part, index) => part === visit.path[index]),
    );
  for (const visit of visits) {
    const { field, value, path } = visit;
    if (typeof value === 'string' && value.trim() !== '') {
      const href = value.trim();
      if (field.kind === 'link' && !field.framed)
        yield { path, href, shown: resolveShownAddress(href, findSibling(path, 'linkType')) };
      // A slide's own link takes precedence over its case.
      if (field.kind === 'text' && field.format === 'case' && !findSibling(path, 'link')?.value) {
        const address = getPagePath({ identifier: href, kind: 'case' });
        yield { path, href: address, shown: address, isCase: true };
      }
    }
    yield* listTextLinks(visit);
  }
}

/** Resolves a link as rendering does, by the same function. */
function resolveShownAddress(href: string, linkType?: FieldVisit): string {
  const stored = linkType?.value ?? (linkType?.field.kind === 'choice' ? linkType.field.default : undefined);
  const type = stored === 'internal' || stored === 'external' ? stored : undefined;
  return buildLinkAttributes(href, defaultLanguage, type).href;
}

function* listTextLinks({ field, value, path }: FieldVisit): Generator<PlacedLink> {
  if (field.kind !== 'text' || field.format !== 'markdown' || !isTranslated(value)) return;
  const texts = typeof value === 'string' ? [[undefined, value] as const] : Object.entries(value);
  for (const [code, text] of texts) {
    if (typeof text !== 'string' || !/[[<]|www\.|:\/\//.test(text)) continue;
    const language = isLanguage(code) ? code : undefined;
    for (const href of new Set(listHrefsInText(text)))
      yield { path, href, shown: resolveShownAddress(href), text, language };
  }
}

/** Replaces the address of all links to `from` in a Markdown text. */
export function replaceLink(text: string, from: string, to: string): string {
  const written = new RegExp(`(\\]\\(\\s*<?)${escapeRegExp(from)}(?=[\\s>)])`, 'g');
  return text.replace(written, (_all, before: string) => before + to);
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
