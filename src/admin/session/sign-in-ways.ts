import { queryOptions } from '@tanstack/react-query';
import { readSignInWays, type SignInWays } from '#api/endpoints/auth.ts';
import { api } from './api.ts';

let asked: Promise<SignInWays> | undefined;

/**
 * Loads the ways to sign in to this site. Requested once, since they change only when the server restarts.
 */
export function signInWays(): Promise<SignInWays> {
  asked ??= api
    .call(readSignInWays, {})
    .then(({ data }) => data)
    .catch((error: unknown) => {
      asked = undefined;
      throw error;
    });
  return asked;
}

/** Query for screens that depend on the ways to sign in. */
export const signInWaysQuery = queryOptions({ queryKey: ['sign-in-ways'], queryFn: signInWays });
