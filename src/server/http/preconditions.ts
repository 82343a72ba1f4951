import type { ErrorCode } from '#api/errors.ts';
import { AppError, invalid } from './app-error.ts';

/**
 * The revisions of what an answer shows, part by part. They travel as one strong entity tag,
 * `"content-12.visibility-3"`, and a write compares only the parts that it concerns: another person's layout
 * makes nobody's text stale. Names and revisions have letters, digits, `-` and `_`.
 */
export type Revisions = Readonly<Record<string, number | string>>;

/** An `If-Match` header as it came: every tag it names, and those that may match. */
interface NamedTags {
  readonly sent: string;
  /** Without quotes. Weak tags never match here (RFC 9110, 13.1.1). */
  readonly strong: readonly string[];
}

/** What a write is based on: any state that is there, one of these, or (left out) whatever it finds. */
export type IfMatch = '*' | NamedTags | undefined;

/** What a write is told that comes too late. */
type StaleCode = Extract<ErrorCode, `${string}/stale`>;

interface EntityTag {
  readonly weak: boolean;
  readonly opaque: string;
}

/** What an `If-Match` names between its quotes. */
export function revisionText(revisions: Revisions): string {
  return partsOf(revisions).join('.');
}

function partsOf(revisions: Revisions): string[] {
  return Object.entries(revisions).map(([part, revision]) => `${part}-${revision}`);
}

/** The strong tag of an answer, with its quotes. */
export function entityTag(revisions: Revisions): string {
  return `"${revisionText(revisions)}"`;
}

/** One element of a list of tags, an empty one included (RFC 9110, 5.6.1.2 and 8.8.3). */
const listedTag = /[\t ]*(?:(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"[\t ]*)?(?:,|$)/y;

/** The tags of an `If-Match` or `If-None-Match` header; undefined for what is no list of tags. */
function parseTags(header: string): '*' | EntityTag[] | undefined {
  if (header.trim() === '*') return '*';
  const tags: EntityTag[] = [];
  listedTag.lastIndex = 0;
  while (listedTag.lastIndex < header.length) {
    const [whole, weak, opaque] = listedTag.exec(header) ?? [];
    if (whole === undefined) return undefined;
    if (opaque !== undefined) tags.push({ weak: weak !== undefined, opaque });
  }
  return tags.length > 0 ? tags : undefined;
}

/** Reads an `If-Match` header. One that cannot be read is refused: its sender meant to be careful. */
export function readIfMatch(header: string | undefined): IfMatch {
  if (header === undefined) return undefined;
  const tags = parseTags(header);
  if (tags === undefined) {
    throw invalid(
      'If-Match',
      'If-Match takes the ETag of an answer in its quotes, several with commas, or *.',
    );
  }
  if (tags === '*') return tags;
  return {
    sent: tags.map(({ opaque }) => opaque).join(', '),
    strong: tags.filter(({ weak }) => !weak).map(({ opaque }) => opaque),
  };
}

/** Refuses a write that is based on another state of one of the parts it concerns, naming both states: 412. */
export function requireMatch<R extends Revisions>(
  ifMatch: IfMatch,
  current: R,
  concerned: readonly (keyof R & string)[],
  code: StaleCode,
): void {
  if (ifMatch === undefined || ifMatch === '*') return;
  const needed = concerned.map((part) => `${part}-${current[part]}`);
  const isCurrent = ifMatch.strong.some((tag) => {
    const named = new Set(tag.split('.'));
    return needed.every((part) => named.has(part));
  });
  if (!isCurrent) {
    throw new AppError(code, { revisions: { sent: ifMatch.sent, current: revisionText(current) } });
  }
}

/** True when an `If-None-Match` header names the tag: weak comparison (RFC 9110, 13.1.2). */
export function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  const tags = ifNoneMatch === undefined ? undefined : parseTags(ifNoneMatch);
  if (tags === undefined || tags === '*') return tags === '*';
  return tags.some(({ opaque }) => `"${opaque}"` === tag);
}
