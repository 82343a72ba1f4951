import fp from 'fastify-plugin';
import * as endpoints from '#api/endpoints/design-tokens.ts';
import type { DesignTokens, TokenPublication, TokenVersionSummary } from '#api/schemas/design-tokens.ts';
import type { Definitions } from '#content/block/block.ts';
import { AppError } from '#server/http/app-error.ts';
import { getActor, type Person, requireUser } from '#server/http/person.ts';
import {
  type AnswerWithRevisions,
  type IfMatch,
  requireMatch,
  sendTagged,
} from '#server/http/preconditions.ts';
import { mount } from '#server/http/route.ts';
import { lockSettings } from '#server/settings/settings.repository.ts';
import { maxPublishedSets, readSettings, writeSettings } from '#server/settings/settings.service.ts';
import {
  findLastTokenVersion,
  findTokenVersion,
  listTokenVersions,
  type TokenVersion,
} from '#server/settings/token-versions.repository.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Storage } from '#server/storage/storage.ts';
import { listTokenUses } from './token-uses.service.ts';

interface Deps {
  readonly storage: Storage;
  readonly definitions: Definitions;
}

/** Routes of design tokens and their uses. */
export const designTokensRoutes = fp<Deps>(
  async (app, { storage, definitions }) => {
    mount(app, endpoints.getDesignTokens, async (call) =>
      sendTagged(call, await readDesignTokens(storage.db)),
    );
    mount(app, endpoints.publishDesignTokens, async (call) => {
      const { body, viewer, ifMatch } = call;
      return sendTagged(call, await publishDesignTokens(storage, body, requireUser(viewer), ifMatch));
    });
    mount(app, endpoints.listTokenVersions, () => listPublishedTokens(storage.db));
    mount(app, endpoints.getTokenVersion, ({ params }) => readPublishedTokens(storage.db, params.version));
    mount(app, endpoints.listTokenUses, () => listTokenUses(storage.db, definitions));
  },
  { name: 'design-tokens', dependencies: ['identity', 'not-found-answers'] },
);

/**
 * Reads the tokens that visitors get. The number is read first: the tag may be too old, never too new. A
 * write that publishes passes its own number, which is logged only when the write ends.
 */
async function readDesignTokens(db: Db, published?: number): Promise<AnswerWithRevisions<DesignTokens>> {
  const tokens = published ?? (await findLastTokenVersion(db));
  const { designTokens } = await readSettings(db);
  return { revisions: { tokens }, answer: { version: tokens, changes: designTokens } };
}

/**
 * Publishes a whole set of tokens as one change; visitors get it with their next request. Names unknown to
 * this version of the site are kept if they were published before.
 * @throws AppError 400 with every name and value that can't be used, 412 if another member has published
 * since
 */
export async function publishDesignTokens(
  storage: Storage,
  { changes, note = '' }: TokenPublication,
  person: Person,
  ifMatch?: IfMatch,
): Promise<AnswerWithRevisions<DesignTokens>> {
  return storage.write(getActor(person), async (scope) => {
    await lockSettings(scope.db);
    requireMatch(ifMatch, { tokens: await findLastTokenVersion(scope.db) }, ['tokens'], 'tokens/stale');
    const { undo, tokenVersion } = await writeSettings(scope, { designTokens: { ...changes } });
    scope.record('tokens/publish', 'site', { note }, undo, tokenVersion);
    return readDesignTokens(scope.db, tokenVersion);
  });
}

/** Lists every published set, newest first, without its values. */
async function listPublishedTokens(db: Db): Promise<TokenVersionSummary[]> {
  return (await listTokenVersions(db, maxPublishedSets)).map(toSummary);
}

/** Reads one published set; 0 is the default design. */
async function readPublishedTokens(db: Db, number: number): Promise<DesignTokens> {
  if (number === 0) return { version: 0, changes: {} };
  const version = await findTokenVersion(db, number);
  if (!version?.changes) throw new AppError('tokens/not-found');
  return { version: version.number, changes: version.changes };
}

function toSummary({ number, changes, note, publishedAt, publishedBy }: TokenVersion): TokenVersionSummary {
  return { version: number, count: Object.keys(changes ?? {}).length, note, publishedAt, publishedBy };
}
