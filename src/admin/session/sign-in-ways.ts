import { queryOptions } from '@tanstack/react-query';
import { readSignInWays, type SignInWays } from '#api/endpoints/auth.ts';
import { api } from './api.ts';

let asked: Promise<SignInWays> | undefined;

/** How one signs in here: asked once, since it changes with a restart of the server alone. */
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

/** For a screen that differs by them. */
export const signInWaysQuery = queryOptions({ queryKey: ['sign-in-ways'], queryFn: signInWays });
