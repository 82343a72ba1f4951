import type { RedirectProposal } from '#api/endpoints/not-found.ts';
import { areFar, editsAllowed, editsBetween, lettersOf } from './spelling.ts';

/** An address that leads to a page, or led there. */
export interface KnownAddress {
  /** Decoded, without language. */
  readonly path: string;
  /** The address of the page that visitors see, without language, as it is linked. */
  readonly toPath: string;
  readonly pageId: string;
  readonly because: RedirectProposal['because'];
}

export type Nearest = Pick<KnownAddress, 'toPath' | 'pageId' | 'because'>;

interface Known extends KnownAddress {
  readonly segments: readonly string[];
  readonly name: string;
  readonly letters: number;
}

/** A word that so many addresses share tells none of them from the others. */
const commonWord = 20;
/** Segments from the end that are looked at; one further to the front says less. */
const looked = 3;
const perSegment = 0.88;
const goodEnough = 0.6;

/** Places made ready to be asked for many addresses. */
export interface PlaceIndex {
  readonly places: readonly Known[];
  readonly byName: ReadonlyMap<string, readonly Known[]>;
  readonly byWord: ReadonlyMap<string, readonly Known[]>;
  readonly byPath: ReadonlyMap<string, Known>;
}

/** Of places with one path the first counts. */
export function indexPlaces(places: readonly KnownAddress[]): PlaceIndex {
  const byPath = new Map<string, Known>();
  for (const place of places) {
    const segments = segmentsOf(place.path);
    const name = segments.at(-1) ?? '';
    const known = { ...place, segments, name, letters: lettersOf(name) };
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
 * The page that comes nearest to an address: one at that address in another spelling, one with a name like its last
 * segments, or the one above it. Undefined where none is near.
 *
 * @param path percent-encoded, as visitors asked for it, without language
 */
export function nearestPage(path: string, index: PlaceIndex): Nearest | undefined {
  const asked = segmentsOf(path);
  const exact = index.byPath.get(asked.join('/'));
  if (exact) return answer(exact, exact.because);
  let best: { place: Known; score: number } | undefined;
  for (const [fromEnd, segment] of asked.toReversed().slice(0, looked).entries()) {
    for (const place of candidates(segment, index)) {
      // What the address goes through anyway is no better than what is right above it, which `above` knows.
      if (place.segments.every((part, at) => part === asked[at])) continue;
      const score = nearness(segment, asked, place) * perSegment ** fromEnd;
      if (score >= goodEnough && isBetter({ place, score }, best)) best = { place, score };
    }
  }
  return best ? answer(best.place, best.place.because) : above(asked, index);
}

function answer({ toPath, pageId }: Known, because: KnownAddress['because']): Nearest {
  return { toPath, pageId, because };
}

/** Places that could be meant by one segment, found without comparing it with every one letter by letter. */
function candidates(segment: string, { places, byName, byWord }: PlaceIndex): Iterable<Known> {
  const found = new Set<Known>(byName.get(segment));
  for (const word of wordsOf(segment)) for (const place of byWord.get(word) ?? []) found.add(place);
  const letters = lettersOf(segment);
  const edits = editsAllowed(segment.length);
  if (edits === 0) return found;
  for (const place of places) {
    if (Math.abs(place.name.length - segment.length) > edits) continue;
    if (!areFar(letters, place.letters, edits)) found.add(place);
  }
  return found;
}

/** From 0 to a little over 1: how alike the segment and the place's name are, and a little for the same way there. */
function nearness(segment: string, asked: readonly string[], place: Known): number {
  const shared = place.segments.slice(0, -1).filter((part) => asked.includes(part)).length;
  return Math.max(bySpelling(segment, place.name), byWords(segment, place.name)) + 0.02 * shared;
}

function bySpelling(one: string, other: string): number {
  if (one === other) return 1;
  const longest = Math.max(one.length, other.length);
  const edits = editsBetween(one, other, editsAllowed(Math.min(one.length, other.length)));
  return Number.isFinite(edits) ? 1 - edits / longest : 0;
}

/** By the words that both have: the longer those are among all, the nearer. */
function byWords(one: string, other: string): number {
  const [mine, theirs] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  const length = (words: readonly string[]) => words.reduce((sum, word) => sum + word.length, 0);
  const shared = length([...mine].filter((word) => theirs.has(word)));
  return shared === 0 ? 0 : 0.35 + 0.62 * (shared / length([...new Set([...mine, ...theirs])]));
}

interface Scored {
  readonly place: Known;
  readonly score: number;
}

/** What is as near is decided by the shorter address, then by the alphabet: the same answer every time. */
function isBetter({ place, score }: Scored, best: Scored | undefined): boolean {
  if (!best || score !== best.score) return !best || score > best.score;
  if (place.segments.length !== best.place.segments.length)
    return place.segments.length < best.place.segments.length;
  return place.path < best.place.path;
}

/** The page right above an address that nothing is like. */
function above(asked: readonly string[], { byPath }: PlaceIndex): Nearest | undefined {
  for (let length = asked.length - 1; length > 0; length -= 1) {
    const place = byPath.get(asked.slice(0, length).join('/'));
    if (place) return answer(place, 'section');
  }
  return undefined;
}

function groupByWords(places: readonly Known[]): Map<string, Known[]> {
  const words = new Map<string, Known[]>();
  for (const place of places) {
    for (const word of new Set(wordsOf(place.name))) {
      const sharing = words.get(word);
      if (sharing) sharing.push(place);
      else words.set(word, [place]);
    }
  }
  for (const [word, sharing] of words) if (sharing.length > commonWord) words.delete(word);
  return words;
}

function wordsOf(segment: string): string[] {
  return segment.split('-').filter((word) => word.length > 2);
}

/** What older sites wrote behind the name of a page. */
const endings = /\.(?:html?|php|aspx?|pdf)$/;
/** Names of the first page of a folder. */
const folderPages = /^(?:index|default|home)$/;

/** The segments of a path as identifiers would be: no accents, no endings, hyphens between words. */
function segmentsOf(path: string): string[] {
  const segments = path.split('/').flatMap((segment) => plain(segment) || []);
  return folderPages.test(segments.at(-1) ?? '') ? segments.slice(0, -1) : segments;
}

function plain(segment: string): string {
  return decoded(segment)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(endings, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
