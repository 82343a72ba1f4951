import type { Page } from '@playwright/test';

/** Measurements of a page's composition, in CSS pixels (docs/grid.md). */
export interface Measures {
  /** The left edges of the rows of blocks. */
  readonly edges: readonly number[];
  /** The unique distances between a block and the block above it. */
  readonly distances: readonly number[];
  /** The longest stretch in which words and images take less than half of the page's width. */
  readonly longestNarrow: number;
  /** Characters in each full line of running text. */
  readonly lines: readonly number[];
}

/** Measures the blocks of a page. All of them must have loaded. */
export function measurePage(page: Page): Promise<Measures> {
  return page.evaluate(() => {
    const blocks = [...document.querySelectorAll<HTMLElement>('.blocks > *')].filter(
      (element) => element.getClientRects().length > 0,
    );
    const boxes = blocks.map((element) => element.getBoundingClientRect());
    const edges = new Set<number>();
    const distances = new Set<number>();
    let bottom = 0;
    for (const [index, box] of boxes.entries()) {
      // A block beside the one before it does not begin a row.
      const isBeside = index > 0 && box.left > (boxes[index - 1]?.right ?? 0) - 1;
      if (!isBeside) {
        edges.add(Math.round(box.left));
        if (index > 0) distances.add(Math.round(box.top - bottom));
      }
      bottom = Math.max(bottom, box.bottom);
    }
    const contents = [
      ...document.querySelectorAll(
        '.blocks img, .blocks p, .blocks li, .blocks h1, .blocks h2, .blocks h3, .blocks hr, .blocks a',
      ),
    ];
    const parts = contents.flatMap((element) => {
      if (element.matches('img, hr')) return [element.getBoundingClientRect()];
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()];
    });
    const first = Math.min(...boxes.map(({ top }) => top));
    const pageWidth = Math.max(...boxes.map(({ width }) => width));
    let longestNarrow = 0;
    let narrow = 0;
    for (let y = first; y < bottom; y += 4) {
      const here = parts.filter((part) => part.top <= y && part.bottom > y);
      const width =
        Math.max(0, ...here.map(({ right }) => right)) - Math.min(...here.map(({ left }) => left));
      narrow = here.length > 0 && width >= pageWidth / 2 ? 0 : narrow + 4;
      longestNarrow = Math.max(longestNarrow, narrow);
    }
    const lines = [...document.querySelectorAll('.blocks > .block--text > .prose > p')].flatMap(
      (paragraph) => {
        if (
          paragraph.closest('.block')?.previousElementSibling?.querySelector('.title') ||
          paragraph.closest('blockquote')
        )
          return [];
        const node = paragraph.firstChild;
        if (!(node instanceof Text)) return [];
        const counts = new Map<number, number>();
        const range = document.createRange();
        for (let at = 0; at < node.length; at += 1) {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const top = Math.round(range.getBoundingClientRect().top);
          counts.set(top, (counts.get(top) ?? 0) + 1);
        }
        return [...counts.values()].slice(0, -1);
      },
    );
    return { edges: [...edges], distances: [...distances], longestNarrow, lines };
  });
}

/** Finds faults in the placing of blocks: overlaps, blocks beyond the window, and empty columns. */
export function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const describeElement = (element: Element) => `${element.className} ${element.textContent?.slice(0, 30)}`;
    const blocks = [...document.querySelectorAll('.blocks > .block')].filter(
      (element) => element.getClientRects().length > 0,
    );
    const over = blocks.flatMap((element, index) => {
      const box = element.getBoundingClientRect();
      return blocks
        .slice(index + 1, index + 4)
        .filter((other) => {
          const next = other.getBoundingClientRect();
          const isBelow = next.top >= box.bottom - 1;
          const isBeside = next.left >= box.right - 1;
          return !isBelow && !isBeside;
        })
        .map((other) => `${describeElement(other)} stands over ${describeElement(element)}`);
    });
    const empty = [...document.querySelectorAll('.blocks .grid__column')]
      .filter((column) => column.getClientRects().length > 0 && column.getBoundingClientRect().height < 2)
      .map((column) => `empty column beside ${describeElement(column.parentElement as Element)}`);
    return [...over, ...empty, ...(scrollWidth > clientWidth ? ['scrolls sideways'] : [])];
  });
}
