import type { DialectCapabilities } from '#server/storage/dialects/capabilities.ts';
import type { Db } from '#server/storage/schema.ts';
import { readProtectedMedia } from './protected-media.ts';
import { readBackedUpRows } from './read-backup.ts';
import { findLastSharedMoment, listTables, type PortableRow, readRows } from './tables.repository.ts';

/** Tables that grant access, with the columns of their keys. */
const accessTables = {
  pages: ['id'],
  password_accesses: ['id'],
  rooms: ['id'],
  room_pages: ['room_id', 'page_id'],
  preview_links: ['id'],
  assistant_keys: ['id'],
  identity_users: ['id'],
  identity_accounts: ['id'],
  identity_passkeys: ['id'],
  identity_recovery_codes: ['id'],
} as const;

type AccessTable = keyof typeof accessTables;
const tableNames = Object.keys(accessTables) as AccessTable[];

/** Rows of the access tables, by table and key. */
type Access = Readonly<Record<AccessTable, ReadonlyMap<string, PortableRow>>>;

/**
 * Columns of pages that are kept in memory; others are left out, since a large site has thousands of pages.
 */
const pageColumns = [
  'id',
  'identifier',
  'requires_login',
  'login_password',
  'password_id',
  'created_at',
  'updated_at',
  'published',
  'is_hidden',
  'deleted_at',
];

async function readAccess(
  readTable: (table: string) => AsyncIterable<readonly PortableRow[]> | Iterable<readonly PortableRow[]>,
): Promise<Access> {
  const access = emptyAccess();
  for (const table of tableNames) {
    for await (const rows of readTable(table)) {
      for (const row of rows) access[table].set(getRowKey(table, row), table === 'pages' ? toLock(row) : row);
    }
  }
  return access;
}

function emptyAccess(): Record<AccessTable, Map<string, PortableRow>> {
  return Object.fromEntries(tableNames.map((table) => [table, new Map()])) as Record<
    AccessTable,
    Map<string, PortableRow>
  >;
}

function toLock(row: PortableRow): PortableRow {
  return Object.fromEntries(pageColumns.map((column) => [column, row[column] ?? null]));
}

function getRowKey(table: AccessTable, row: PortableRow): string {
  return accessTables[table].map((column) => row[column]).join(' ');
}

/** Changes to rows of a backup before they are restored; null drops a row. */
type RowChanges = ReadonlyMap<string, PortableRow | null>;

export interface AccessMerge {
  /** False if this site cannot know what was revoked after the backup was made. */
  readonly isRemembered: boolean;
  /**
   * True if the backup's log continues after the last entry shared with this site: the site was restored to
   * an earlier state in between.
   */
  readonly isDiverged: boolean;
  readonly changes: Readonly<Record<AccessTable, RowChanges>>;
  /** Access that the backup grants and this site does not, a phrase each. */
  readonly reopened: readonly string[];
  /** Access in the backup that was revoked on this site since, and stays revoked. */
  readonly stillEnded: readonly string[];
}

/** Facts about this site that decide what a merge restores. */
interface Memory {
  /**
   * End of the history that this site and the backup share, ISO 8601. Older access that only the backup has
   * was revoked here. Undefined without shared history: then this site cannot know what was revoked since.
   */
  readonly sharedUntil: string | undefined;
  /** Ids of pages that this site protected, including deleted ones, if they named a file. */
  readonly protectedPages: ReadonlySet<string>;
  /** When the backup was made, ISO 8601. */
  readonly madeAt: string;
  /** ISO 8601. */
  readonly now: string;
}

/**
 * Merges the access of a backup and of the site that it replaces: what was revoked on either side stays
 * revoked. Of two passwords the newer one wins.
 */
function mergeAccess(backup: Access, site: Access, memory: Memory): AccessMerge {
  const known = memory.sharedUntil === undefined ? emptyAccess() : site;
  return new AccessMerger(backup, known, memory).merge();
}

/**
 * Merges the access of a backup, made at `madeAt`, with that of a site's database, in one snapshot; for a new
 * site with none.
 */
export async function mergeBackupAccess(
  site: { readonly db: Db; readonly capabilities: DialectCapabilities } | undefined,
  folder: string,
  { madeAt, now }: { readonly madeAt: string; readonly now: string },
): Promise<AccessMerge> {
  const backup = await readAccess((table) => readBackedUpRows(folder, table));
  if (!site)
    return mergeAccess(backup, emptyAccess(), {
      sharedUntil: undefined,
      protectedPages: new Set(),
      madeAt,
      now,
    });
  const { db, capabilities } = site;
  const shapes = new Map((await listTables(db)).map((table) => [table.name, table]));
  const own = await readAccess((table) => {
    const shape = shapes.get(table);
    return shape ? readRows(db, capabilities, shape) : [];
  });
  const sharedUntil = shapes.has('audit')
    ? await findLastSharedMoment(db, readBackedUpRows(folder, 'audit'), madeAt)
    : undefined;
  const files = shapes.has('protected_media') ? await readProtectedMedia(db) : [];
  const protectedPages = new Set(files.map(({ page_id: id }) => id));
  return mergeAccess(backup, own, { sharedUntil, protectedPages, madeAt, now });
}

/** Applies the changes to rows of a table while they are restored. */
export async function* applyAccess(
  { changes }: AccessMerge,
  table: string,
  parts: AsyncIterable<PortableRow[]>,
): AsyncGenerator<PortableRow[]> {
  const changed = isAccessTable(table) ? changes[table] : undefined;
  for await (const rows of parts) {
    if (changed === undefined || changed.size === 0) yield rows;
    else {
      yield rows.flatMap((row) => {
        const change = changed.get(getRowKey(table as AccessTable, row));
        return change === null ? [] : [{ ...row, ...change }];
      });
    }
  }
}

function isAccessTable(table: string): table is AccessTable {
  return Object.hasOwn(accessTables, table);
}

class AccessMerger implements AccessMerge {
  readonly isRemembered: boolean;
  readonly isDiverged: boolean;
  readonly changes: Record<AccessTable, Map<string, PortableRow | null>> = emptyAccess();
  readonly reopened: string[] = [];
  readonly stillEnded: string[] = [];
  readonly #backup: Access;
  readonly #site: Access;
  readonly #memory: Memory;

  constructor(backup: Access, site: Access, memory: Memory) {
    this.#backup = backup;
    this.#site = site;
    this.#memory = memory;
    this.isRemembered = memory.sharedUntil !== undefined;
    this.isDiverged = this.isRemembered && memory.sharedUntil !== memory.madeAt;
  }

  /** The order matters: a row that refers to a dropped row is dropped too. */
  merge(): AccessMerge {
    this.#mergeMembers();
    this.#mergeAssistantKeys();
    this.#mergeSharedPasswords();
    this.#mergeClientSpaces();
    this.#mergePreviewLinks();
    this.#mergePages();
    return this;
  }

  #mergeMembers(): void {
    for (const { row: user, own } of this.#rows('identity_users')) {
      const name = `member ${user.email}`;
      if (this.#isEnded(own, user.createdAt)) this.#leaveOut('identity_users', user, name);
      else if (own) {
        const left = pickLesserRights(user, own);
        if (left.banned === user.banned && left.role === user.role) continue;
        this.#change('identity_users', user, left);
        this.stillEnded.push(`${name}: ${left.banned === 1 ? 'suspended' : `role ${left.role ?? 'none'}`}`);
      } else if (user.banned !== 1) this.reopened.push(`${name} (${user.role ?? 'no role'})`);
    }
    this.#mergeSignIns();
  }

  #mergeSignIns(): void {
    for (const { row: account, own, user } of this.#rowsOfMembers('identity_accounts')) {
      const name = `password of ${user.email}`;
      if (this.#isEnded(own, account.createdAt)) this.#leaveOut('identity_accounts', account, name);
      else if (own && own.password !== account.password) {
        if (isNewer(own.updatedAt, account.updatedAt)) {
          const { password = null, updatedAt = null } = own;
          this.#change('identity_accounts', account, { password, updatedAt });
          this.stillEnded.push(`earlier ${name}`);
        } else if (isNewer(account.updatedAt, own.updatedAt)) this.reopened.push(name);
      }
    }
    for (const { row: passkey, own, user } of this.#rowsOfMembers('identity_passkeys')) {
      const name = `passkey “${passkey.name}” of ${user.email}`;
      if (this.#isEnded(own, passkey.createdAt)) this.#leaveOut('identity_passkeys', passkey, name);
      else if (!own) this.reopened.push(name);
    }
    for (const { row: code, own, user } of this.#rowsOfMembers('identity_recovery_codes')) {
      // The code was used on this site, or replaced by new codes.
      if (!own && this.#site.identity_users.has(String(user.id)))
        this.#leaveOut('identity_recovery_codes', code, `recovery code of ${user.email}`);
    }
  }

  #mergeAssistantKeys(): void {
    for (const { row: key, own } of this.#rows('assistant_keys')) {
      const name = `API key “${key.name}” of ${key.created_by}`;
      if (key.revoked_at !== null || this.#isOver(key.expires_at)) continue;
      const isEnded = this.#isEnded(own, key.created_at) || (own && own.revoked_at !== null);
      if (isEnded) {
        // The revoked key keeps its name taken, so that the log stays unambiguous.
        this.#change('assistant_keys', key, { revoked_at: own?.revoked_at ?? this.#memory.now });
        this.stillEnded.push(name);
      } else if (!own) this.reopened.push(name);
    }
  }

  #mergeSharedPasswords(): void {
    for (const { row: access, own } of this.#rows('password_accesses')) {
      const name = `shared password “${access.id}”`;
      if (this.#isEnded(own, access.updated_at)) this.#leaveOut('password_accesses', access, name);
      else if (!own) this.reopened.push(name);
      else if (own.password !== access.password) {
        if (isNewer(own.updated_at, access.updated_at)) {
          const { password = null, updated_at = null } = own;
          this.#change('password_accesses', access, { password, updated_at });
          this.stillEnded.push(`earlier ${name}`);
        } else if (isNewer(access.updated_at, own.updated_at)) this.reopened.push(name);
      }
    }
  }

  #mergeClientSpaces(): void {
    for (const { row: clientSpace, own } of this.#rows('rooms')) {
      const name = `client space “${clientSpace.client}”`;
      const isOpen = clientSpace.revoked_at === null && !this.#isOver(clientSpace.expires_at);
      if (this.#isEnded(own, clientSpace.created_at))
        this.#leaveOut('rooms', clientSpace, isOpen ? name : undefined);
      else if (own) this.#mergeClientSpace(clientSpace, own, name);
      else if (isOpen) this.reopened.push(name);
    }
    for (const { row: held, own } of this.#rows('room_pages')) {
      const [clientSpace, page] = [String(held.room_id), String(held.page_id)];
      const kept = this.#site.rooms.get(clientSpace);
      const since = this.#backup.rooms.get(clientSpace)?.updated_at;
      const wasTakenOut = !own && kept && this.#site.pages.has(page) && isNewer(kept.updated_at, since);
      if (this.#isLeftOut('rooms', clientSpace)) this.#leaveOut('room_pages', held);
      else if (wasTakenOut)
        this.#leaveOut('room_pages', held, `page “${this.#pageName(page)}” in client space “${kept.client}”`);
    }
  }

  #mergeClientSpace(clientSpace: PortableRow, own: PortableRow, name: string): void {
    const { password = null, updated_at = null } = own;
    const isPasswordNewer =
      own.password !== clientSpace.password && isNewer(own.updated_at, clientSpace.updated_at);
    const change = {
      revoked_at: own.revoked_at ?? clientSpace.revoked_at ?? null,
      expires_at: pickEarlier(own.expires_at, clientSpace.expires_at),
      ...(isPasswordNewer ? { password, updated_at } : {}),
    };
    this.#change('rooms', clientSpace, change);
    if (clientSpace.revoked_at === null && change.revoked_at !== null) this.stillEnded.push(name);
    else if (isPasswordNewer) this.stillEnded.push(`earlier password of ${name}`);
  }

  #mergePreviewLinks(): void {
    for (const { row: link, own } of this.#rows('preview_links')) {
      const name = `share link for the draft of “${this.#pageName(String(link.page_id))}” (${link.language}, expires ${link.expires_at})`;
      if (this.#isOver(link.expires_at)) continue;
      if (this.#isEnded(own, link.created_at)) this.#leaveOut('preview_links', link, name);
      else if (!own) this.reopened.push(name);
      else if (own.by_owner === 0 && link.by_owner === 1) {
        this.#change('preview_links', link, { by_owner: 0 });
        this.stillEnded.push(`protected pages for ${name}`);
      }
    }
  }

  /** Keeps pages protected that were protected here since: the backup would make them public. */
  #mergePages(): void {
    for (const { row: page, own } of this.#rows('pages')) {
      const isSame = lockColumns.every((column) => own?.[column] === page[column]);
      if (!isSame && own?.requires_login === 1 && isNewer(own.updated_at, page.updated_at)) {
        const { login_password = null, updated_at = null } = own;
        this.#change('pages', page, { requires_login: 1, login_password, updated_at, password_id: null });
        this.#keepShared(page, own.password_id ?? null);
        this.stillEnded.push(`page “${page.identifier}” keeps its current protection`);
        continue;
      }
      if (!own && page.requires_login === 0 && this.#memory.protectedPages.has(String(page.id))) {
        this.#change('pages', page, { requires_login: 1 });
        this.stillEnded.push(
          `page “${page.identifier}” is restored as protected, since it was protected when it was deleted`,
        );
        continue;
      }
      if (page.password_id !== null) this.#keepShared(page, page.password_id ?? null);
      const isOurs = own !== undefined && !isNewer(page.updated_at, own.updated_at);
      if (!isSame && !isOurs && page.requires_login === 1 && page.login_password !== null)
        this.reopened.push(`password of the page “${page.identifier}”`);
      // Publication is part of the content and is restored, but it is reported.
      const wasSeen = own ? isPublic(own) : !this.#isEnded(own, page.created_at);
      if (this.isRemembered && isPublic(page) && !wasSeen)
        this.reopened.push(`page “${page.identifier}” for everybody`);
    }
  }

  /** Keeps a page's reference to a shared password only if that is restored. */
  #keepShared(page: PortableRow, id: string | number | null): void {
    const isThere =
      id !== null &&
      this.#backup.password_accesses.has(String(id)) &&
      !this.#isLeftOut('password_accesses', String(id));
    this.#change('pages', page, { password_id: isThere ? id : null });
  }

  *#rows(table: AccessTable): Generator<{ row: PortableRow; own: PortableRow | undefined }> {
    for (const [key, row] of this.#backup[table]) yield { row, own: this.#site[table].get(key) };
  }

  /** Iterates rows of members; rows of dropped members are dropped too. */
  *#rowsOfMembers(table: AccessTable) {
    for (const { row, own } of this.#rows(table)) {
      const user = this.#backup.identity_users.get(String(row.userId));
      if (!user || this.#isLeftOut('identity_users', String(row.userId))) this.#leaveOut(table, row);
      else yield { row, own, user };
    }
  }

  #isEnded(own: PortableRow | undefined, madeAt: PortableRow[string] | undefined): boolean {
    const { sharedUntil } = this.#memory;
    return own === undefined && sharedUntil !== undefined && !isNewer(madeAt, sharedUntil);
  }

  #isOver(expiresAt: PortableRow[string] | undefined): boolean {
    return typeof expiresAt === 'string' && !isNewer(expiresAt, this.#memory.now);
  }

  #isLeftOut(table: AccessTable, key: string): boolean {
    return this.changes[table].get(key) === null;
  }

  #pageName(id: string): string {
    return String(this.#backup.pages.get(id)?.identifier ?? id);
  }

  #leaveOut(table: AccessTable, row: PortableRow, name?: string): void {
    this.changes[table].set(getRowKey(table, row), null);
    if (name !== undefined) this.stillEnded.push(name);
  }

  #change(table: AccessTable, row: PortableRow, change: PortableRow): void {
    const key = getRowKey(table, row);
    this.changes[table].set(key, { ...this.changes[table].get(key), ...change });
  }
}

/** True if the page's own row makes it public. */
function isPublic({ published, is_hidden, deleted_at, requires_login }: PortableRow): boolean {
  return published === 1 && is_hidden === 0 && deleted_at === null && requires_login === 0;
}

const lockColumns = ['requires_login', 'login_password', 'password_id'] as const;

/** Roles with increasing rights; any other has none. */
const rolesByRights = ['editor', 'owner'];

function pickLesserRights(user: PortableRow, own: PortableRow): PortableRow {
  const rank = Math.min(...[user, own].map(({ role }) => rolesByRights.indexOf(String(role))));
  return {
    banned: user.banned === 1 || own.banned === 1 ? 1 : (user.banned ?? null),
    role: rolesByRights[rank] ?? null,
  };
}

/** Compares moments, which the two databases format differently. */
function isNewer(one: PortableRow[string] | undefined, other: PortableRow[string] | undefined): boolean {
  return parseMoment(one) > parseMoment(other);
}

function pickEarlier(
  one: PortableRow[string] | undefined,
  other: PortableRow[string] | undefined,
): string | number | null {
  if (one === null || one === undefined) return other ?? null;
  return other === null || other === undefined || isNewer(other, one) ? one : other;
}

/** ms since 1970. */
function parseMoment(value: PortableRow[string] | undefined): number {
  return typeof value === 'string' ? Date.parse(value) : Number(value ?? 0);
}
