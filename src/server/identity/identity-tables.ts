import type { ColumnType, Kysely } from 'kysely';
import type { Database } from '#server/storage/schema.ts';

/** ISO text in SQLite, a Date from PostgreSQL; both accept ISO text. */
type Timestamp = ColumnType<string | Date, string, string>;
type Flag = ColumnType<number | boolean | null, boolean, boolean>;

/**
 * Columns of better-auth's tables that are read or written directly. Its column names are kept; the prefix
 * separates its tables.
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
  identity_passkeys: {
    id: string;
    userId: string;
    credentialId: string;
    /** COSE key in base64url. */
    publicKey: string;
    /** Signatures counted by the device; always 0 on devices that do not count. */
    counter: number;
    /** Names, separated by spaces. */
    transports: string;
    name: string;
    isSynced: number;
    createdAt: string;
    usedAt: string | null;
  };
  /** Pending challenges; the id is a hash of the challenge. */
  identity_challenges: { id: string; purpose: string; holder: string; expiresAt: string };
  /** Sessions whose user has recently confirmed their identity. */
  identity_confirmations: { sessionId: string; until: string };
  /** Unused codes; the id is an HMAC of the code. */
  identity_recovery_codes: { id: string; userId: string };
};

export type IdentityDb = Kysely<Database & IdentityTables>;

/** Database of better-auth. */
export type DialectKind = 'sqlite' | 'postgres';
