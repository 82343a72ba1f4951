import type { Definitions } from '#content/block/block.ts';
import type { PageDocument } from '../page-document.ts';
import { createPageTree } from '../page-tree.ts';
import { comparePages } from './compare-pages.ts';
import type { PageChange } from './page-change.ts';
import type { PagePair } from './page-pair.ts';

/** The number of changes on a page by category, for summaries such as "3 texts". */
export interface ChangeCounts {
  /** Texts, counted once per language, including the page's titles. */
  readonly texts: number;
  readonly pictures: number;
  /** All other values of blocks, including list items. */
  readonly others: number;
  readonly moved: number;
  /** Added blocks by type, without the blocks inside them. */
  readonly added: Readonly<Record<string, number>>;
  readonly removed: Readonly<Record<string, number>>;
  /** True if the layout, the background or the visibility of the contact section changed. */
  readonly look: boolean;
  /** True if one of the versions is damaged and cannot be compared. */
  readonly unknown: boolean;
}

/** Counts the changes between two versions of a page. */
export function countChanges(definitions: Definitions, pages: PagePair): ChangeCounts {
  const changes = comparePages(definitions, pages);
  const count = (is: (change: PageChange) => boolean) => changes.filter(is).length;
  const isValue = (kind: string) => (change: PageChange) => change.about === 'value' && change.kind === kind;
  const collectIds = (about: 'added' | 'removed') =>
    changes.flatMap((change) => (change.about === about ? change.blockId : []));
  return {
    texts: count((change) => isOfPage(change) || isValue('text')(change)),
    pictures: count(isValue('picture')),
    others: count((change) => isValue('other')(change) || isValue('item')(change)),
    moved: count(({ about }) => about === 'moved'),
    added: countTypes(definitions, pages.after, collectIds('added')),
    removed: countTypes(definitions, pages.before, collectIds('removed')),
    look: changes.some(({ about }) => about === 'setting' || about === 'contact-section'),
    unknown: changes.some(({ about }) => about === 'page'),
  };
}

function isOfPage({ about }: PageChange): boolean {
  return about === 'title' || about === 'metadata';
}

function countTypes(definitions: Definitions, page: PageDocument, ids: readonly string[]) {
  const tree = createPageTree(definitions, page);
  const types = new Map<string, number>();
  for (const id of ids) {
    const type = tree.find(id)?.block.type;
    if (type !== undefined) types.set(type, (types.get(type) ?? 0) + 1);
  }
  return Object.fromEntries(types);
}
