import type { PageInList, PageNode, PageSummary } from '#api/schemas/page.ts';
import {
  defaultLanguage,
  hasLanguage,
  type Language,
  languages,
  resolveText,
  type Translated,
} from '#content/language.ts';
import { pagePath } from '#content/site-paths.ts';

/** A page in the list, with how deep it stands. */
export interface PageRow {
  readonly page: PageInList;
  readonly depth: number;
  readonly childCount: number;
}

/** The tree as rows from top to bottom: cases stand under the Cases page, wherever the server lists them. */
export function pageRows(nodes: readonly PageNode[]): PageRow[] {
  const loose = nodes.filter((node) => node.kind === 'case');
  const home = nodes.find((node) => node.identifier === 'cases');
  const tree = home
    ? nodes
        .filter((node) => node.kind !== 'case')
        .map((node) => (node === home ? { ...node, children: [...node.children, ...loose] } : node))
    : nodes;
  return flatten(tree, 0);
}

function flatten(nodes: readonly PageNode[], depth: number): PageRow[] {
  return nodes.flatMap((node) => [
    { page: node, depth, childCount: node.children.length },
    ...flatten(node.children, depth + 1),
  ]);
}

/** Rows whose title or address has all the words; a found page stands by itself, not under its parent. */
export function filterRows(rows: readonly PageRow[], query: string): readonly PageRow[] {
  const parts = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (parts.length === 0) return rows;
  return rows
    .filter(({ page }) => {
      const titles = languages.map((language) => resolveText(page.title, language)).join(' ');
      const text = `${titles} ${pagePath(page)}`.toLowerCase();
      return parts.every((part) => text.includes(part));
    })
    .map((row) => ({ ...row, depth: 0 }));
}

/** The languages a page counts as translated in: those its title has an entry in. */
export function languagesOf(title: Translated): Language[] {
  if (typeof title === 'string') return [defaultLanguage];
  return languages.filter((language) => hasLanguage(title, language));
}

export function editorPath(page: Pick<PageSummary, 'kind' | 'id'>): string {
  return page.kind === 'case' ? `/admin/cases/edit/${page.id}` : `/admin/pages/edit/${page.id}`;
}
