import { performance } from 'node:perf_hooks';
import { blockDefinitions } from '#blocks/definitions.ts';
import type { Block } from '#content/block/block.ts';
import { comparePages } from '#document/compare/compare-pages.ts';
import { countChanges } from '#document/compare/count-changes.ts';
import type { PagePair } from '#document/compare/page-pair.ts';
import { takeBack } from '#document/compare/take-back.ts';
import type { PageDocument } from '#document/page-document.ts';
import { median } from './statistics.ts';

/** How long it takes to compare two versions of a page of so many blocks; median, ms. */
export interface ComparingTimes {
  readonly what: string;
  readonly blocks: number;
  readonly changes: number;
  readonly comparing: number;
  /** What the list of versions says of one of them. */
  readonly counting: number;
  /** Half of what differs. */
  readonly takingBack: number;
}

const rounds = 9;

/** A page as the editor has it, and as it comes anew from the server: no two blocks are the same object. */
export function measureComparing(blocks: number): ComparingTimes[] {
  const before = pageOf(blocks);
  return [
    measure('nothing differs', { before, after: structuredClone(before) }, blocks),
    measure('every tenth text differs', { before, after: changed(before, 10) }, blocks),
    measure(
      'every text differs, and the order is turned round',
      { before, after: turned(changed(before, 1)) },
      blocks,
    ),
  ];
}

function measure(what: string, pages: PagePair, blocks: number): ComparingTimes {
  const changes = comparePages(blockDefinitions, pages);
  const half = changes.filter((_, index) => index % 2 === 0);
  return {
    what,
    blocks,
    changes: changes.length,
    comparing: time(pages, (fresh) => comparePages(blockDefinitions, fresh)),
    counting: time(pages, (fresh) => countChanges(blockDefinitions, fresh)),
    takingBack: time(pages, (fresh) => takeBack(blockDefinitions, fresh, half)),
  };
}

/** What is known of a page is kept by its objects: each round has its own. */
function time(pages: PagePair, work: (pages: PagePair) => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const fresh = structuredClone(pages);
    const begun = performance.now();
    work(fresh);
    return performance.now() - begun;
  });
  return median(times);
}

/** Grids of two columns with two texts in each, so that a fifth of the blocks hold the others. */
function pageOf(blocks: number): PageDocument {
  const text = (id: string): Block => ({
    id,
    type: 'text',
    isMultiLanguage: true,
    content: { nl: `Alinea ${id} met **nadruk**.`, en: `Paragraph ${id} with **stress**.` },
  });
  const overview = Array.from({ length: blocks / 5 }, (_, at): Block => {
    const column = (name: string) => [text(`${name}-${at}-1`), text(`${name}-${at}-2`)];
    return { id: `grid-${at}`, type: 'grid', rows: [{ id: 'r', columns: [column('a'), column('b')] }] };
  });
  return { title: { nl: 'Bench', en: 'Bench' }, overview };
}

function changed(page: PageDocument, every: number): PageDocument {
  let count = 0;
  const json = JSON.stringify(page).replace(/Alinea/g, (word) => {
    count += 1;
    return count % every === 0 ? 'Passage' : word;
  });
  return JSON.parse(json) as PageDocument;
}

function turned(page: PageDocument): PageDocument {
  return { ...page, overview: page.overview.toReversed() };
}
