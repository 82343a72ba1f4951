import type { Definitions } from '#content/block/block.ts';
import type { PageDocument } from '../page-document.ts';
import { pageTree } from '../page-tree.ts';
import { comparePages } from './compare-pages.ts';
import type { PageChange } from './page-change.ts';
import type { PagePair } from './page-pair.ts';

/** How much of a page has changed, in the words in which people speak of it. */
export interface ChangeCounts {
  /** Texts, once for each language; titles of the page among them. */
  readonly texts: number;
  readonly pictures: number;
  /** Whatever else is set on a block, items of its lists among them. */
  readonly others: number;
  readonly moved: number;
  /** Blocks by their type, those inside them not counted. */
  readonly added: Readonly<Record<string, number>>;
  readonly removed: Readonly<Record<string, number>>;
  /** True if the layout, the background or the visibility of the contact section changed. */
  readonly look: boolean;
  /** One of the two is damaged. */
  readonly unknown: boolean;
}

/** What the newer page says otherwise, counted. */
export function countChanges(definitions: Definitions, pages: PagePair): ChangeCounts {
  const changes = comparePages(definitions, pages);
  const count = (is: (change: PageChange) => boolean) => changes.filter(is).length;
  const isValue = (kind: string) => (change: PageChange) => change.about === 'value' && change.kind === kind;
  const ids = (about: 'added' | 'removed') =>
    changes.flatMap((change) => (change.about === about ? change.blockId : []));
  return {
    texts: count((change) => isOfPage(change) || isValue('text')(change)),
    pictures: count(isValue('picture')),
    others: count((change) => isValue('other')(change) || isValue('item')(change)),
    moved: count(({ about }) => about === 'moved'),
    added: countTypes(definitions, pages.after, ids('added')),
    removed: countTypes(definitions, pages.before, ids('removed')),
    look: changes.some(({ about }) => about === 'setting' || about === 'contact-section'),
    unknown: changes.some(({ about }) => about === 'page'),
  };
}

function isOfPage({ about }: PageChange): boolean {
  return about === 'title' || about === 'metadata';
}

function countTypes(definitions: Definitions, page: PageDocument, ids: readonly string[]) {
  const tree = pageTree(definitions, page);
  const types = new Map<string, number>();
  for (const id of ids) {
    const type = tree.find(id)?.block.type;
    if (type !== undefined) types.set(type, (types.get(type) ?? 0) + 1);
  }
  return Object.fromEntries(types);
}
