import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createSearchPattern, type TextSearch } from '#writing/replace/text-search.ts';
import { findStore } from './find-store.ts';

/** Name of the highlights in the page. */
const found = 'vitrine-found';

/** Marks all matches in a frame, without changing its elements. */
export function FoundMarks({ page }: { readonly page: Document }) {
  const words = useStore(findStore, (state) => state.words);
  const matchesCase = useStore(findStore, (state) => state.matchesCase);
  const wholeWords = useStore(findStore, (state) => state.wholeWords);
  useEffect(
    () => keepMarked(page, { words, matchesCase, wholeWords }),
    [page, words, matchesCase, wholeWords],
  );
  return null;
}

/** Marks the matches now and after each change of the page. Returns the function that ends it. */
function keepMarked(page: Document, search: TextSearch): () => void {
  const view = page.defaultView as (Window & typeof globalThis) | null;
  const pattern = createSearchPattern(search);
  // Browsers without highlights show the match by the selected block alone.
  if (!view?.CSS.highlights || !pattern) return () => undefined;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(`::highlight(${found}) { background: Mark; color: MarkText; }`);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
  let frame = 0;
  const mark = () => view.CSS.highlights.set(found, new view.Highlight(...listRanges(page, pattern)));
  const changed = new view.MutationObserver(() => {
    view.cancelAnimationFrame(frame);
    frame = view.requestAnimationFrame(mark);
  });
  changed.observe(page.body, { childList: true, characterData: true, subtree: true });
  mark();
  return () => {
    changed.disconnect();
    view.cancelAnimationFrame(frame);
    view.CSS.highlights?.delete(found);
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

const inline = 'a, abbr, b, code, del, em, i, mark, s, span, strong, sub, sup';

function listRanges(page: Document, pattern: RegExp): Range[] {
  const main = page.querySelector('main');
  if (!main) return [];
  const walker = page.createTreeWalker(main, 4 /* text */);
  const lines = new Map<Element, Text[]>();
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const line = node.parentElement?.closest(`:not(${inline})`);
    if (!line || /^(?:script|style)$/i.test(line.localName)) continue;
    const nodes = lines.get(line);
    if (nodes) nodes.push(node);
    else lines.set(line, [node]);
  }
  return [...lines.values()].flatMap((nodes) => findRanges(page, nodes, pattern));
}

function findRanges(page: Document, nodes: readonly Text[], pattern: RegExp): Range[] {
  const text = nodes.map(({ data }) => data).join('');
  return [...text.matchAll(pattern)].map(({ 0: match, index }) => {
    const range = page.createRange();
    const [first, start] = placeAt(nodes, index);
    const [last, end] = placeAt(nodes, index + match.length - 1);
    range.setStart(first, start);
    range.setEnd(last, end + 1);
    return range;
  });
}

function placeAt(nodes: readonly Text[], offset: number): [Text, number] {
  let left = offset;
  for (const node of nodes) {
    if (left < node.length) return [node, left];
    left -= node.length;
  }
  const last = nodes.at(-1) as Text;
  return [last, last.length];
}
