import type { RedirectProposal } from '#api/endpoints/not-found.ts';
import { areDistant, computeLetterMask, countEdits, getAllowedEdits } from './spelling.ts';

/** Path that leads to a page now or led there before. */
export interface KnownAddress {
  /** Decoded, without language. */
  readonly path: string;
  /** Current public path of the page, without language, as used in links. */
  readonly toPath: string;
  readonly pageId: string;
  readonly because: RedirectProposal['because'];
}

export type NearestPage = Pick<KnownAddress, 'toPath' | 'pageId' | 'because'>;

interface IndexedAddress extends KnownAddress {
  readonly segments: readonly string[];
  readonly name: string;
  readonly letters: number;
}

/** Words in this many paths or more don't distinguish them. */
const commonWord = 20;
/** Number of segments compared, from the end; each further to the front weighs less. */
const looked = 3;
const perSegment = 0.88;
const goodEnough = 0.6;

/** Places indexed for looking up many paths. */
export interface PlaceIndex {
  readonly places: readonly IndexedAddress[];
  readonly byName: ReadonlyMap<string, readonly IndexedAddress[]>;
  readonly byWord: ReadonlyMap<string, readonly IndexedAddress[]>;
  readonly byPath: ReadonlyMap<string, IndexedAddress>;
}

/** Indexes places. The first one of several with the same path counts. */
export function buildPlaceIndex(places: readonly KnownAddress[]): PlaceIndex {
  const byPath = new Map<string, IndexedAddress>();
  for (const place of places) {
    const segments = splitSegments(place.path);
    const name = segments.at(-1) ?? '';
    const known = { ...place, segments, name, letters: computeLetterMask(name) };
    const path = segments.join('/');
    if (!byPath.has(path)) byPath.set(path, known);
  }
  const all = [...byPath.values()];
  return {
    places: all.filter(({ name }) => name !== ''),
    byName: Map.groupBy(all, ({ name }) => name),
    byWord: groupByWords(all),
    byPath,
  };
}

/**
 * Finds the page closest to a path: in another spelling, with a name similar to its last segments, or its
 * parent. Undefined if none is close.
 * @param path percent-encoded as requested, without language
 */
export function findNearestPage(path: string, index: PlaceIndex): NearestPage | undefined {
  const asked = splitSegments(path);
  const exact = index.byPath.get(asked.join('/'));
  if (exact) return answer(exact, exact.because);
  let best: { place: IndexedAddress; score: number } | undefined;
  for (const [fromEnd, segment] of asked.toReversed().slice(0, looked).entries()) {
    for (const place of findCandidates(segment, index)) {
      // An ancestor of the path is no better than the direct parent, which `findClosestAncestor` finds.
      if (place.segments.every((part, at) => part === asked[at])) continue;
      const score = scoreSimilarity(segment, asked, place) * perSegment ** fromEnd;
      if (score >= goodEnough && isBetter({ place, score }, best)) best = { place, score };
    }
  }
  return best ? answer(best.place, best.place.because) : findClosestAncestor(asked, index);
}

function answer({ toPath, pageId }: IndexedAddress, because: KnownAddress['because']): NearestPage {
  return { toPath, pageId, because };
}

/** Finds candidates for a segment by index, without comparing it with every name. */
function findCandidates(segment: string, { places, byName, byWord }: PlaceIndex): Iterable<IndexedAddress> {
  const found = new Set<IndexedAddress>(byName.get(segment));
  for (const word of splitWords(segment)) for (const place of byWord.get(word) ?? []) found.add(place);
  const letters = computeLetterMask(segment);
  const edits = getAllowedEdits(segment.length);
  if (edits === 0) return found;
  for (const place of places) {
    if (Math.abs(place.name.length - segment.length) > edits) continue;
    if (!areDistant(letters, place.letters, edits)) found.add(place);
  }
  return found;
}

/**
 * Scores the similarity of segment and name, with a small bonus for the same parent path; from 0 to slightly
 * above 1.
 */
function scoreSimilarity(segment: string, asked: readonly string[], place: IndexedAddress): number {
  const shared = place.segments.slice(0, -1).filter((part) => asked.includes(part)).length;
  return Math.max(scoreSpelling(segment, place.name), scoreSharedWords(segment, place.name)) + 0.02 * shared;
}

function scoreSpelling(one: string, other: string): number {
  if (one === other) return 1;
  const longest = Math.max(one.length, other.length);
  const edits = countEdits(one, other, getAllowedEdits(Math.min(one.length, other.length)));
  return Number.isFinite(edits) ? 1 - edits / longest : 0;
}

/** Scores shared words by their share of all letters. */
function scoreSharedWords(one: string, other: string): number {
  const [mine, theirs] = [new Set(splitWords(one)), new Set(splitWords(other))];
  const length = (words: readonly string[]) => words.reduce((sum, word) => sum + word.length, 0);
  const shared = length([...mine].filter((word) => theirs.has(word)));
  return shared === 0 ? 0 : 0.35 + 0.62 * (shared / length([...new Set([...mine, ...theirs])]));
}

interface ScoredAddress {
  readonly place: IndexedAddress;
  readonly score: number;
}

/** Ties are resolved by the shorter path, then alphabetically, so that the result is deterministic. */
function isBetter({ place, score }: ScoredAddress, best: ScoredAddress | undefined): boolean {
  if (!best || score !== best.score) return !best || score > best.score;
  if (place.segments.length !== best.place.segments.length)
    return place.segments.length < best.place.segments.length;
  return place.path < best.place.path;
}

/** Finds the closest ancestor of a path. */
function findClosestAncestor(asked: readonly string[], { byPath }: PlaceIndex): NearestPage | undefined {
  for (let length = asked.length - 1; length > 0; length -= 1) {
    const place = byPath.get(asked.slice(0, length).join('/'));
    if (place) return answer(place, 'section');
  }
  return undefined;
}

function groupByWords(places: readonly IndexedAddress[]): Map<string, IndexedAddress[]> {
  const words = new Map<string, IndexedAddress[]>();
  for (const place of places) {
    for (const word of new Set(splitWords(place.name))) {
      const sharing = words.get(word);
      if (sharing) sharing.push(place);
      else words.set(word, [place]);
    }
  }
  for (const [word, sharing] of words) if (sharing.length > commonWord) words.delete(word);
  return words;
}

function splitWords(segment: string): string[] {
  return segment.split('-').filter((word) => word.length > 2);
}

/** File extensions of pages on older sites. */
const endings = /\.(?:html?|php|aspx?|pdf)$/;
/** Names of a folder's index page. */
const folderPages = /^(?:index|default|home)$/;

/** Splits a path into segments spelled as identifiers: no accents, no extensions, hyphens between words. */
function splitSegments(path: string): string[] {
  const segments = path.split('/').flatMap((segment) => normalizeSegment(segment) || []);
  return folderPages.test(segments.at(-1) ?? '') ? segments.slice(0, -1) : segments;
}

function normalizeSegment(segment: string): string {
  return decodeSegment(segment)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(endings, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
