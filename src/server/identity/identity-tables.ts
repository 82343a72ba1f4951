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
  identity_passkeys: {
    id: string;
    userId: string;
    credentialId: string;
    /** COSE, in base64url. */
    publicKey: string;
    /** How often the device says that it has signed; 0 for ever on those that do not count. */
    counter: number;
    /** Names, with spaces between them. */
    transports: string;
    name: string;
    isSynced: number;
    createdAt: string;
    usedAt: string | null;
  };
  /** Waiting for an answer; the id is a hash of the challenge. */
  identity_challenges: { id: string; purpose: string; holder: string; expiresAt: string };
  /** Sessions in which somebody has just proven again who they are. */
  identity_confirmations: { sessionId: string; until: string };
  /** Codes that still work; the id is an HMAC of the code. */
  identity_recovery_codes: { id: string; userId: string };
};

export type IdentityDb = Kysely<Database & IdentityTables>;

/** Which database better-auth speaks to. */
export type DialectKind = 'sqlite' | 'postgres';
