import { randomBytes, randomUUID } from 'node:crypto';
import type { AuditActionName } from '#api/audit-actions.ts';
import type { ClientSpace, ClientSpaceChanges, NewClientSpace } from '#api/endpoints/client-spaces.ts';
import { withLanguage } from '#content/address/site-paths.ts';
import { type Language, languages } from '#content/language/language.ts';
import { AppError, createInvalidError } from '#server/http/app-error.ts';
import { getActor, type Person } from '#server/http/person.ts';
import { createGrantSeed } from '#server/protection/locks/grant-cookies.ts';
import { hashOfSecret } from '#server/security/secret-hash.ts';
import type { Vault } from '#server/security/vault.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Storage, WriteScope } from '#server/storage/storage.ts';
import * as repository from './client-spaces.repository.ts';

/** Random bytes in a link: too many to guess. */
const tokenBytes = 24;
/** First segment of the URL paths of client spaces. */
const folder = 'kamer';

export interface ClientSpaceDeps {
  readonly storage: Storage;
  readonly vault: Vault;
  /** Origin of the site, for complete links. */
  readonly publicUrl: string;
}

/**
 * Lists all client spaces with their links, the newest first. The link of a client space that was encrypted
 * with another secret is ''.
 */
export async function listClientSpaces(deps: ClientSpaceDeps): Promise<ClientSpace[]> {
  const { db } = deps.storage;
  const clientSpaces = await repository.listClientSpaces(db);
  const pages = Map.groupBy(await repository.listHeldPages(db), ({ clientSpaceId }) => clientSpaceId);
  return clientSpaces.map((clientSpace) => present(deps, clientSpace, pages.get(clientSpace.id) ?? []));
}

/** Throws 400 for an unknown page. */
export async function createClientSpace(
  deps: ClientSpaceDeps,
  body: NewClientSpace,
  person: Person,
): Promise<ClientSpace> {
  const { storage, vault } = deps;
  const token = createToken();
  return storage.write(getActor(person), async (scope) => {
    const clientSpace: repository.StoredClientSpace = {
      id: randomUUID(),
      client: body.client.trim(),
      greeting: completeGreeting(body.greeting),
      language: body.language,
      token: vault.seal(token),
      tokenHash: hashOfSecret(token),
      password: body.password === null ? null : vault.seal(body.password),
      seed: createGrantSeed(),
      expiresAt: toUtc(body.expiresAt),
      revokedAt: null,
      createdAt: scope.now,
      firstSeenAt: null,
      lastSeenAt: null,
      previousSeenAt: null,
      visits: 0,
    };
    await repository.insertClientSpace(scope.db, clientSpace);
    await fillClientSpace(scope.db, clientSpace.id, body.pages);
    scope.changesSite();
    scope.record('room/create', clientSpace.id, { client: clientSpace.client });
    return presentStored(deps, scope.db, clientSpace);
  });
}

/** Throws 404, and 400 for an unknown page. A new password ends all grants. */
export function saveClientSpace(
  deps: ClientSpaceDeps,
  id: string,
  body: ClientSpaceChanges,
  person: Person,
): Promise<ClientSpace> {
  const { vault } = deps;
  return change(deps, id, person, async (before, scope) => {
    const password = computeNextPassword(vault, before.password, body.password);
    if (body.pages !== undefined)
      await fillClientSpace(scope.db, id, withTrashed(await listTrashedPageIds(scope.db, id), body.pages));
    return {
      action: 'room/save',
      after: {
        ...before,
        client: body.client?.trim() ?? before.client,
        greeting: { ...before.greeting, ...trimTexts(body.greeting) },
        language: body.language ?? before.language,
        expiresAt: body.expiresAt === undefined ? before.expiresAt : toUtc(body.expiresAt),
        password,
        seed: password === before.password ? before.seed : createGrantSeed(),
      },
    };
  });
}

/** Revokes a client space's link and its grants. Idempotent: two people who do it at once both succeed. */
export function revokeClientSpace(deps: ClientSpaceDeps, id: string, person: Person): Promise<ClientSpace> {
  return change(deps, id, person, async (before, { now }) => ({
    action: 'room/revoke',
    after: { ...before, revokedAt: before.revokedAt ?? now, seed: createGrantSeed() },
  }));
}

export function restoreClientSpace(deps: ClientSpaceDeps, id: string, person: Person): Promise<ClientSpace> {
  return change(deps, id, person, async (before) => ({
    action: 'room/restore',
    after: { ...before, revokedAt: null },
  }));
}

export async function deleteClientSpace(
  { storage }: ClientSpaceDeps,
  id: string,
  person: Person,
): Promise<void> {
  await storage.write(getActor(person), async (scope) => {
    const clientSpace = await repository.lockClientSpace(scope.db, id);
    if (!clientSpace) throw new AppError('room/not-found');
    await repository.deleteClientSpace(scope.db, id);
    scope.changesSite();
    scope.record('room/delete', id, { client: clientSpace.client });
  });
}

async function change(
  deps: ClientSpaceDeps,
  id: string,
  person: Person,
  decide: (
    before: repository.StoredClientSpace,
    scope: WriteScope,
  ) => Promise<{ readonly action: AuditActionName; readonly after: repository.StoredClientSpace }>,
): Promise<ClientSpace> {
  return deps.storage.write(getActor(person), async (scope) => {
    const before = await repository.lockClientSpace(scope.db, id);
    if (!before) throw new AppError('room/not-found');
    const { action, after } = await decide(before, scope);
    await repository.updateClientSpace(scope.db, after, scope.now);
    scope.changesSite();
    scope.record(action, id, { client: after.client });
    return presentStored(deps, scope.db, after);
  });
}

/** Locks the pages in one order, so that two people who fill client spaces at once don't deadlock. */
async function fillClientSpace(db: Db, id: string, pageIds: readonly string[]): Promise<void> {
  const ids = [...new Set(pageIds)];
  for (const pageId of ids.toSorted()) {
    if (!(await repository.keepPage(db, pageId))) {
      throw createInvalidError('pages', `There is no page with the id ${pageId}.`);
    }
  }
  await repository.replacePages(db, id, ids);
}

/**
 * Lists the client space's pages in the trash. The editor does not show them when pages are chosen, so saving
 * must keep them.
 */
async function listTrashedPageIds(db: Db, id: string): Promise<string[]> {
  const seen = new Set((await repository.listHeldPages(db, id)).map(({ pageId }) => pageId));
  return (await repository.listHeldPageIds(db, id)).filter((pageId) => !seen.has(pageId));
}

function withTrashed(trashed: readonly string[], chosen: readonly string[]): string[] {
  return [...chosen, ...trashed];
}

/** Encryption gives another text each time, so the stored text is kept when the password does not change. */
function computeNextPassword(
  vault: Vault,
  before: string | null,
  wished: string | null | undefined,
): string | null {
  if (wished === undefined) return before;
  if (wished === null) return null;
  return before !== null && vault.open(before) === wished ? before : vault.seal(wished);
}

function toUtc(text: string | null): string | null {
  return text === null ? null : new Date(text).toISOString();
}

function trimTexts(texts: ClientSpaceChanges['greeting'] = {}): Partial<Record<Language, string>> {
  const given = Object.entries(texts).filter(([, text]) => text !== undefined);
  return Object.fromEntries(given.map(([language, text]) => [language, text?.trim()]));
}

function completeGreeting(texts: ClientSpaceChanges['greeting']): Record<Language, string> {
  const empty = Object.fromEntries(languages.map((language) => [language, '']));
  return { ...empty, ...trimTexts(texts) } as Record<Language, string>;
}

async function presentStored(
  deps: ClientSpaceDeps,
  db: Db,
  clientSpace: repository.StoredClientSpace,
): Promise<ClientSpace> {
  return present(deps, clientSpace, await repository.listHeldPages(db, clientSpace.id));
}

function present(
  { vault, publicUrl }: ClientSpaceDeps,
  clientSpace: repository.StoredClientSpace,
  pages: readonly repository.HeldPage[],
): ClientSpace {
  const { token: sealed, tokenHash: _hash, seed: _seed, password, ...told } = clientSpace;
  const token = vault.open(sealed);
  return {
    ...told,
    link: token === undefined ? '' : formatClientSpaceLink(publicUrl, token, clientSpace.language),
    password: password === null ? null : (vault.open(password) ?? ''),
    pages: pages.map(({ clientSpaceId: _clientSpace, ...page }) => page),
  };
}

function createToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** Returns a client space's URL path without language prefix. */
export function getClientSpacePath(token: string): string {
  return `/${folder}/${token}`;
}

function formatClientSpaceLink(publicUrl: string, token: string, language: Language): string {
  return new URL(withLanguage(getClientSpacePath(token), language), publicUrl).href;
}
