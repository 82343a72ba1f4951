import { performance } from 'node:perf_hooks';
import { blockDefinitions } from '#blocks/definitions.ts';
import type { Block } from '#content/block/block.ts';
import { comparePages } from '#document/compare/compare-pages.ts';
import { countChanges } from '#document/compare/count-changes.ts';
import type { PagePair } from '#document/compare/page-pair.ts';
import { revertChange } from '#document/compare/revert-change.ts';
import type { PageDocument } from '#document/page-document.ts';
import { computeMedian } from './statistics.ts';

/** Median ms to compare two versions of a page. */
export interface ComparingTimes {
  readonly what: string;
  readonly blocks: number;
  readonly changes: number;
  readonly comparing: number;
  /** Time to count the changes, as the list of versions does. */
  readonly counting: number;
  /** Time to revert half of the changes. */
  readonly takingBack: number;
}

const rounds = 9;

/** Compares a page in the editor with a copy from the server, which shares no block objects with it. */
export function measureComparing(blocks: number): ComparingTimes[] {
  const before = buildPage(blocks);
  return [
    measure('nothing differs', { before, after: structuredClone(before) }, blocks),
    measure('every tenth text differs', { before, after: changeTexts(before, 10) }, blocks),
    measure(
      'every text differs, and the order is turned round',
      { before, after: reverseBlocks(changeTexts(before, 1)) },
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
    takingBack: time(pages, (fresh) => revertChange(blockDefinitions, fresh, half)),
  };
}

/** Times work on a new copy in each round, because results are cached per object. */
function time(pages: PagePair, work: (pages: PagePair) => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const fresh = structuredClone(pages);
    const begun = performance.now();
    work(fresh);
    return performance.now() - begun;
  });
  return computeMedian(times);
}

/** Builds a page of grids with two columns of two texts each: one block in five is a container. */
function buildPage(blocks: number): PageDocument {
  const buildText = (id: string): Block => ({
    id,
    type: 'text',
    isMultiLanguage: true,
    content: { nl: `Alinea ${id} met **nadruk**.`, en: `Paragraph ${id} with **stress**.` },
  });
  const overview = Array.from({ length: blocks / 5 }, (_, at): Block => {
    const buildColumn = (name: string) => [buildText(`${name}-${at}-1`), buildText(`${name}-${at}-2`)];
    return {
      id: `grid-${at}`,
      type: 'grid',
      rows: [{ id: 'r', columns: [buildColumn('a'), buildColumn('b')] }],
    };
  });
  return { title: { nl: 'Bench', en: 'Bench' }, overview };
}

function changeTexts(page: PageDocument, every: number): PageDocument {
  let count = 0;
  const json = JSON.stringify(page).replace(/Alinea/g, (word) => {
    count += 1;
    return count % every === 0 ? 'Passage' : word;
  });
  return JSON.parse(json) as PageDocument;
}

function reverseBlocks(page: PageDocument): PageDocument {
  return { ...page, overview: page.overview.toReversed() };
}
