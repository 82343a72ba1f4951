import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#api/error-catalogue.ts';
import { AppError, createInvalidError } from './app-error.ts';
import { computeDigest, isTagListed, parseTags } from './entity-tag.ts';

/**
 * Revisions of an answer's parts, which are sent as one strong ETag, `"content-12.visibility-3"`. A write
 * compares only its own parts, so that another user's change of the layout does not conflict with a text.
 * Names and revisions consist of letters, digits, `-` and `_`.
 */
export type Revisions = Readonly<Record<string, number | string>>;

/** A parsed `If-Match` header: its text, and the tags that may match. */
interface NamedTags {
  readonly sent: string;
  /** Without quotes. Weak tags never match here (RFC 9110, 13.1.1). */
  readonly strong: readonly string[];
}

/** State that a write is based on: any existing one, one of these, or unspecified. */
export type IfMatch = '*' | NamedTags | undefined;

/** Error codes of a conflict. */
type StaleCode = Extract<ErrorCode, `${string}/stale`>;

/** Formats revisions as the text of a tag, without quotes. */
export function formatRevisions(revisions: Revisions): string {
  return splitIntoParts(revisions).join('.');
}

function splitIntoParts(revisions: Revisions): string[] {
  return Object.entries(revisions).map(([part, revision]) => `${part}-${revision}`);
}

/** Formats revisions as a strong ETag. */
export function formatEntityTag(revisions: Revisions): string {
  return `"${formatRevisions(revisions)}"`;
}

/** Parses an `If-Match` header. Throws if it is malformed, since its sender meant to be careful. */
export function readIfMatch(header: string | undefined): IfMatch {
  if (header === undefined) return undefined;
  const tags = parseTags(header);
  if (tags === undefined) {
    throw createInvalidError(
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

/** Throws 412 with both states if one of the write's parts has changed since. */
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
    throw new AppError(code, { revisions: { sent: ifMatch.sent, current: formatRevisions(current) } });
  }
}

/** An answer with the revisions of its content. */
export interface AnswerWithRevisions<T> {
  readonly answer: T;
  readonly revisions: Revisions;
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Returns an answer with its `ETag`, or 304 if the client has it already. */
export function sendTagged<T>(
  { request, reply }: Exchange,
  { answer, revisions }: AnswerWithRevisions<T>,
): T | FastifyReply {
  const tag = formatEntityTag(revisions);
  reply.header('etag', tag);
  if (request.method === 'GET' && isTagListed(request.headers['if-none-match'], tag)) {
    return reply.code(304).send();
  }
  return answer;
}

/** Computes a revision from the value, for content without a stored one. */
export function computeRevision(value: unknown): string {
  return computeDigest(JSON.stringify(value));
}
