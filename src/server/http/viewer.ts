import type { User } from '#api/endpoints/auth.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in, by the bearer token of this request alone; undefined for a visitor. */
    viewer: User | undefined;
    /** The session of that token. */
    sessionId: string | undefined;
    /** The session that a call names which has no token any more: as whom it is counted, and nothing else. */
    countedAs?: string | undefined;
  }
}
