import { getPagePath } from '../address/site-paths.ts';
import type { Field } from '../fields/field.ts';
import { isTranslated, languages, resolveText } from '../language/language.ts';
import { type MarkdownNode, parseMarkdown } from '../markdown/markdown.ts';
import { RenderBudgetError } from '../page/render-budget.ts';
import { type Block, type BlockDefinition, type Definitions, isBlock, migrateBlock } from './block.ts';
import { isReadableBlock } from './block-readable.ts';
import { walkBlocks } from './slots.ts';
import { walkFields } from './walk-fields.ts';

/** A link in a block. */
export interface BlockLink {
  readonly block: Block;
  /** The link as stored. */
  readonly href: string;
}

/**
 * Lists all links of blocks, at any depth and in any language: link fields, links in texts, and cases by
 * their identifier.
 */
export function* blockLinks(definitions: Definitions, overview: readonly Block[]): Generator<BlockLink> {
  for (const { block } of walkBlocks(definitions, overview.filter(isBlock))) {
    const definition = definitions.get(block.type);
    if (!definition || !isReadableBlock(definition, block)) continue;
    for (const href of collectHrefs(definition, block)) yield { block, href };
  }
}

function collectHrefs(definition: BlockDefinition, block: Block): Set<string> {
  const hrefs = new Set<string>();
  for (const { field, value } of walkFields(definition.fields, migrateBlock(definition, block)))
    for (const href of listFieldHrefs(field, value)) hrefs.add(href);
  return hrefs;
}

function listFieldHrefs(field: Field, value: unknown): readonly string[] {
  if (field.kind === 'link') return typeof value === 'string' && value !== '' ? [value] : [];
  if (field.kind !== 'text' || !isTranslated(value)) return [];
  const texts = [...new Set(languages.map((language) => resolveText(value, language)))].filter(Boolean);
  if (field.format === 'case') return texts.map((identifier) => getPagePath({ identifier, kind: 'case' }));
  return field.format === 'markdown' ? texts.flatMap(findTextHrefs) : [];
}

function findTextHrefs(text: string): string[] {
  // Most texts have no links and need no parsing.
  return text.includes('](') || text.includes('<') ? listHrefsInText(text) : [];
}

/** Lists all links in a text as stored; none if the text exceeds the render budget. */
export function listHrefsInText(text: string): string[] {
  try {
    return listNodeHrefs(parseMarkdown(text));
  } catch (error) {
    if (error instanceof RenderBudgetError) return [];
    throw error;
  }
}

function listNodeHrefs(nodes: readonly MarkdownNode[]): string[] {
  return nodes.flatMap((node) => [
    ...(node.type === 'link' ? [node.href] : []),
    ...('children' in node ? listNodeHrefs(node.children) : []),
  ]);
}
