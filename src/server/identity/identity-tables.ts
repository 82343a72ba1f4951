import type { ColumnType, Kysely } from 'kysely';
import type { Database } from '#server/storage/schema.ts';

/** ISO text in SQLite, a Date from PostgreSQL; both take ISO text. */
type Timestamp = ColumnType<string | Date, string, string>;
type Flag = ColumnType<number | boolean | null, boolean, boolean>;

/**
 * The columns of better-auth's tables that we read or write ourselves. Its names stay as it wrote them; the
 * prefix keeps its tables apart from ours.
 */
export type IdentityTables = {
  identity_users: {
    id: string;
    email: string;
    name: string;
    role: string | null;
    banned: Flag;
    emailVerified: Flag;
    createdAt: Timestamp;
    updatedAt: Timestamp;
  };
  identity_sessions: {
    id: string;
    userId: string;
    token: string;
    expiresAt: Timestamp;
    createdAt: Timestamp;
    updatedAt: Timestamp;
    ipAddress: string | null;
    userAgent: string | null;
  };
  identity_accounts: { id: string; userId: string; password: string | null; updatedAt: Timestamp };
  identity_verifications: { id: string; identifier: string; value: string; expiresAt: Timestamp };
};

export type IdentityDb = Kysely<Database & IdentityTables>;

/** Which database better-auth speaks to. */
export type DialectKind = 'sqlite' | 'postgres';
