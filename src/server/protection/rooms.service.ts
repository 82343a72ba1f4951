import { randomBytes, randomUUID } from 'node:crypto';
import type { AuditActionName } from '#api/audit-actions.ts';
import type { NewRoom, Room, RoomChanges } from '#api/endpoints/rooms.ts';
import { withLanguage } from '#content/address/site-paths.ts';
import { type Language, languages } from '#content/language/language.ts';
import { AppError, createInvalidError } from '#server/http/app-error.ts';
import { getActor, type Person } from '#server/http/person.ts';
import { createGrantSeed } from '#server/protection/locks/grant-cookies.ts';
import { hashOfSecret } from '#server/security/secret-hash.ts';
import type { Vault } from '#server/security/vault.ts';
import type { Db } from '#server/storage/schema.ts';
import type { Storage, WriteScope } from '#server/storage/storage.ts';
import * as repository from './rooms.repository.ts';

/** Random bytes in a link: too many to guess. */
const tokenBytes = 24;
/** First segment of the URL paths of rooms. */
const folder = 'kamer';

export interface RoomDeps {
  readonly storage: Storage;
  readonly vault: Vault;
  /** Origin of the site, for complete links. */
  readonly publicUrl: string;
}

/**
 * Lists all rooms with their links, the newest first. The link of a room that was encrypted with another
 * secret is ''.
 */
export async function listRooms(deps: RoomDeps): Promise<Room[]> {
  const { db } = deps.storage;
  const rooms = await repository.listRooms(db);
  const pages = Map.groupBy(await repository.listHeldPages(db), ({ roomId }) => roomId);
  return rooms.map((room) => present(deps, room, pages.get(room.id) ?? []));
}

/** Throws 400 for an unknown page. */
export async function createRoom(deps: RoomDeps, body: NewRoom, person: Person): Promise<Room> {
  const { storage, vault } = deps;
  const token = newToken();
  return storage.write(getActor(person), async (scope) => {
    const room: repository.StoredRoom = {
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
      visits: 0,
    };
    await repository.insertRoom(scope.db, room);
    await hold(scope.db, room.id, body.pages);
    scope.changesSite();
    scope.record('room/create', room.id, { client: room.client });
    return presentStored(deps, scope.db, room);
  });
}

/** Throws 404, and 400 for an unknown page. A new password ends all grants. */
export function saveRoom(deps: RoomDeps, id: string, body: RoomChanges, person: Person): Promise<Room> {
  const { vault } = deps;
  return change(deps, id, person, async (before, scope) => {
    const password = nextPassword(vault, before.password, body.password);
    if (body.pages !== undefined)
      await hold(scope.db, id, withTrashed(await trashedIn(scope.db, id), body.pages));
    return {
      action: 'room/save',
      after: {
        ...before,
        client: body.client?.trim() ?? before.client,
        greeting: { ...before.greeting, ...trimmed(body.greeting) },
        language: body.language ?? before.language,
        expiresAt: body.expiresAt === undefined ? before.expiresAt : toUtc(body.expiresAt),
        password,
        seed: password === before.password ? before.seed : createGrantSeed(),
      },
    };
  });
}

/** Revokes a room's link and its grants. Idempotent: two people who do it at once both succeed. */
export function revokeRoom(deps: RoomDeps, id: string, person: Person): Promise<Room> {
  return change(deps, id, person, async (before, { now }) => ({
    action: 'room/revoke',
    after: { ...before, revokedAt: before.revokedAt ?? now, seed: createGrantSeed() },
  }));
}

export function restoreRoom(deps: RoomDeps, id: string, person: Person): Promise<Room> {
  return change(deps, id, person, async (before) => ({
    action: 'room/restore',
    after: { ...before, revokedAt: null },
  }));
}

export async function deleteRoom({ storage }: RoomDeps, id: string, person: Person): Promise<void> {
  await storage.write(getActor(person), async (scope) => {
    const room = await repository.lockRoom(scope.db, id);
    if (!room) throw new AppError('room/not-found');
    await repository.deleteRoom(scope.db, id);
    scope.changesSite();
    scope.record('room/delete', id, { client: room.client });
  });
}

async function change(
  deps: RoomDeps,
  id: string,
  person: Person,
  decide: (
    before: repository.StoredRoom,
    scope: WriteScope,
  ) => Promise<{ readonly action: AuditActionName; readonly after: repository.StoredRoom }>,
): Promise<Room> {
  return deps.storage.write(getActor(person), async (scope) => {
    const before = await repository.lockRoom(scope.db, id);
    if (!before) throw new AppError('room/not-found');
    const { action, after } = await decide(before, scope);
    await repository.updateRoom(scope.db, after, scope.now);
    scope.changesSite();
    scope.record(action, id, { client: after.client });
    return presentStored(deps, scope.db, after);
  });
}

/** Locks the pages in one order, so that two people who fill rooms at once don't deadlock. */
async function hold(db: Db, id: string, pageIds: readonly string[]): Promise<void> {
  const ids = [...new Set(pageIds)];
  for (const pageId of ids.toSorted()) {
    if (!(await repository.keepPage(db, pageId))) {
      throw createInvalidError('pages', `There is no page with the id ${pageId}.`);
    }
  }
  await repository.replacePages(db, id, ids);
}

/**
 * Lists the room's pages in the trash. The editor does not show them when pages are chosen, so saving must
 * keep them.
 */
async function trashedIn(db: Db, id: string): Promise<string[]> {
  const seen = new Set((await repository.listHeldPages(db, id)).map(({ pageId }) => pageId));
  return (await repository.listHeldPageIds(db, id)).filter((pageId) => !seen.has(pageId));
}

function withTrashed(trashed: readonly string[], chosen: readonly string[]): string[] {
  return [...chosen, ...trashed];
}

/** Encryption gives another text each time, so the stored text is kept when the password does not change. */
function nextPassword(vault: Vault, before: string | null, wished: string | null | undefined): string | null {
  if (wished === undefined) return before;
  if (wished === null) return null;
  return before !== null && vault.open(before) === wished ? before : vault.seal(wished);
}

function toUtc(text: string | null): string | null {
  return text === null ? null : new Date(text).toISOString();
}

function trimmed(texts: RoomChanges['greeting'] = {}): Partial<Record<Language, string>> {
  const given = Object.entries(texts).filter(([, text]) => text !== undefined);
  return Object.fromEntries(given.map(([language, text]) => [language, text?.trim()]));
}

function completeGreeting(texts: RoomChanges['greeting']): Record<Language, string> {
  const empty = Object.fromEntries(languages.map((language) => [language, '']));
  return { ...empty, ...trimmed(texts) } as Record<Language, string>;
}

async function presentStored(deps: RoomDeps, db: Db, room: repository.StoredRoom): Promise<Room> {
  return present(deps, room, await repository.listHeldPages(db, room.id));
}

function present(
  { vault, publicUrl }: RoomDeps,
  room: repository.StoredRoom,
  pages: readonly repository.HeldPage[],
): Room {
  const { token: sealed, tokenHash: _hash, seed: _seed, password, ...told } = room;
  const token = vault.open(sealed);
  return {
    ...told,
    link: token === undefined ? '' : roomLink(publicUrl, token, room.language),
    password: password === null ? null : (vault.open(password) ?? ''),
    pages: pages.map(({ roomId: _room, ...page }) => page),
  };
}

function newToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

/** Returns a room's URL path without language prefix. */
export function getRoomPath(token: string): string {
  return `/${folder}/${token}`;
}

function roomLink(publicUrl: string, token: string, language: Language): string {
  return new URL(withLanguage(getRoomPath(token), language), publicUrl).href;
}
