import type { FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import type { Endpoint } from '#api/endpoint.ts';
import { formatPath, type Issue, type PathPart } from '#content/block/issue.ts';
import { listUnstorableTexts, normalizeTexts } from '#content/text/unstorable-text.ts';
import { AppError } from './app-error.ts';

/** Finds issues of a body that its schema cannot, such as those of blocks and URLs. */
export type BodyIssues = (body: unknown) => readonly Issue[];

/** Finds further issues of a rejected body, however malformed, by comparing it with the storage. */
export type StoredIssues = (request: FastifyRequest) => Promise<readonly Issue[]>;

/**
 * Creates a validator of an endpoint's input. It reports all issues of a body at once: envelope, blocks, URLs
 * and texts.
 */
export function createInputValidator(
  endpoint: Endpoint,
  ofBody: BodyIssues = () => [],
): FastifySchemaCompiler<unknown> {
  return ({ schema, httpPart }) =>
    (given: unknown) => {
      // Input of calls that store nothing is normalized too: a password is compared in its normalized form.
      const sent = endpoint.method === 'GET' ? given : normalizeTexts(given);
      if (!(schema instanceof z.ZodType)) throw new Error(`${endpoint.path}: the ${httpPart} has no schema`);
      const parsed = schema.safeParse(sent);
      const invalid = parsed.error ? listIssues(parsed.error, endpoint.elsewhere) : [];
      const ofSchema = isStored(endpoint) ? mergeIssues(invalid, listUnstorableTexts(sent)) : invalid;
      const issues = httpPart === 'body' ? mergeIssues(ofSchema, ofBody(sent)) : ofSchema;
      return issues.length === 0 ? { value: parsed.data } : { error: createInputError(issues) };
    };
}

function createInputError(issues: Issue[]): AppError {
  return new AppError('input/invalid', { message: pickOnlySentence(issues), issues });
}

/** Adds the issues found by the storage to an error, so that all are fixed at once. */
export async function withStoredIssues(
  refusal: unknown,
  request: FastifyRequest,
  find: StoredIssues | undefined,
): Promise<unknown> {
  if (!find || !(refusal instanceof AppError) || refusal.code !== 'input/invalid') return refusal;
  const issues = refusal.details.issues ?? [];
  const all = mergeIssues(issues, await find(request));
  return all.length === issues.length ? refusal : createInputError(all);
}

/** Joins both lists; one issue per path. */
function mergeIssues(issues: readonly Issue[], more: readonly Issue[]): Issue[] {
  const known = new Set(issues.map(({ path }) => path));
  return [...issues, ...more.filter(({ path }) => !known.has(path))];
}

/** Message for a property that a call does not have. */
export const unknownField = 'is not a known field';

function listIssues(error: z.ZodError, elsewhere: Endpoint['elsewhere'] = {}): Issue[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.filter((part): part is PathPart => typeof part !== 'symbol');
    if (issue.code !== 'unrecognized_keys') return { path: formatPath(path), message: issue.message };
    return issue.keys.map((key) => ({
      path: formatPath([...path, key]),
      message: (path.length === 0 ? elsewhere[key] : undefined) ?? unknownField,
    }));
  });
}

/** True if the input is stored. Input of visitors and queries is only compared with the storage. */
function isStored({ method, access }: Endpoint): boolean {
  return method !== 'GET' && access !== 'public';
}

/** Rejects a PUT without any changes, which is probably a mistake. */
export function requireChanges({ method, body }: Endpoint, sent: unknown): void {
  const isEmpty = typeof sent === 'object' && sent !== null && Object.keys(sent).length === 0;
  if (method !== 'PUT' || !isEmpty) return;
  const fields = body instanceof z.ZodObject ? Object.keys(body.shape).join(', ') : '';
  throw createInputError([{ path: '', message: `Nothing was sent. Send at least one of: ${fields}.` }]);
}

/** Returns the message of a single issue if it is a sentence, which says more than the general one. */
function pickOnlySentence(issues: readonly Issue[]): string | undefined {
  const [only] = issues;
  return issues.length === 1 && only && /^[A-Z]/.test(only.message) && !/^Invalid /.test(only.message)
    ? only.message
    : undefined;
}
