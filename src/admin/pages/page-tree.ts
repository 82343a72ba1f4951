import type { PageInList, PageNode, PageSummary } from '#api/schemas/page.ts';
import {
  defaultLanguage,
  hasLanguage,
  type Language,
  languages,
  type Translated,
} from '#content/language/language.ts';

/** A page in the list, with its position. */
export interface PageRow {
  readonly page: PageInList;
  readonly depth: number;
  readonly childCount: number;
  /** Page under which it is listed: for cases the Cases page, which is not their parent. */
  readonly below: string | null;
  /** Position among its siblings from 1, and their number. */
  readonly position: number;
  readonly count: number;
}

/** Flattens the tree to rows. Cases are listed under the Cases page, wherever they are on the server, sections last. */
export function buildPageRows(nodes: readonly PageNode[]): PageRow[] {
  const rows: PageRow[] = [];
  addRows(rows, arrangeTree(nodes), null, 0);
  return rows;
}

function arrangeTree(nodes: readonly PageNode[]): readonly PageNode[] {
  const home = findCasesPage(nodes);
  const pages = nodes.filter((node) => node.kind !== 'section');
  // Sections are not part of the tree, so they are listed after it.
  const sections = nodes.filter((node) => node.kind === 'section');
  if (!home) return [...pages, ...sections];
  const loose = pages.filter((node) => node.kind === 'case');
  const tree = pages
    .filter((node) => node.kind !== 'case')
    .map((node) => (node === home ? { ...node, children: [...node.children, ...loose] } : node));
  return [...tree, ...sections];
}

function findCasesPage(nodes: readonly PageNode[]): PageNode | undefined {
  return nodes.find((node) => node.identifier === 'cases');
}

function addRows(rows: PageRow[], nodes: readonly PageNode[], below: string | null, depth: number): void {
  for (const [index, node] of nodes.entries()) {
    const { children, ...page } = node;
    rows.push({
      page,
      depth,
      childCount: children.length,
      below,
      position: index + 1,
      count: nodes.length,
    });
    addRows(rows, children, node.id, depth + 1);
  }
}

/** Leaves out the rows below collapsed ones. */
export function foldRows(rows: readonly PageRow[], folded: ReadonlySet<string>): readonly PageRow[] {
  if (folded.size === 0) return rows;
  let hidden = Number.POSITIVE_INFINITY;
  return rows.filter(({ page, depth }) => {
    if (depth > hidden) return false;
    hidden = folded.has(page.id) ? depth : Number.POSITIVE_INFINITY;
    return true;
  });
}

/** Lists the languages in which a page counts as translated: those of its title. */
export function listTitleLanguages(title: Translated): Language[] {
  if (typeof title === 'string') return [defaultLanguage];
  return languages.filter((language) => hasLanguage(title, language));
}

export function getEditorPath(page: Pick<PageSummary, 'kind' | 'id'>): string {
  return page.kind === 'case' ? `/admin/cases/edit/${page.id}` : `/admin/pages/edit/${page.id}`;
}
