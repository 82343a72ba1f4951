import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#api/errors.ts';
import { AppError, invalid } from './app-error.ts';
import { digestOf, namesTag, parseTags } from './entity-tag.ts';

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

/** An answer, and the revisions of what it shows. */
export interface Revised<T> {
  readonly answer: T;
  readonly revisions: Revisions;
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Hands out an answer with its `ETag`; to a reader who has it already, 304 without it. */
export function tagged<T>({ request, reply }: Exchange, { answer, revisions }: Revised<T>): T | FastifyReply {
  const tag = entityTag(revisions);
  reply.header('etag', tag);
  if (request.method === 'GET' && namesTag(request.headers['if-none-match'], tag)) {
    return reply.code(304).send();
  }
  return answer;
}

/** A revision for what has none stored: it follows from the value alone. */
export function digest(value: unknown): string {
  return digestOf(JSON.stringify(value));
}
