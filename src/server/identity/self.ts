import type { FastifyRequest } from 'fastify';
import type { User } from '#api/endpoints/auth.ts';
import { AppError } from '#server/http/app-error.ts';
import '#server/http/viewer.ts';

/** Somebody, as signed in by one of their sessions. */
export interface Self {
  readonly user: User;
  readonly sessionId: string;
}

export function selfOf({ viewer: user, sessionId }: FastifyRequest): Self {
  if (!user || sessionId === undefined) throw new AppError('auth/required');
  return { user, sessionId };
}
