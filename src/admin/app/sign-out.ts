import { queryClient } from '../data/queries.ts';
import { session } from '../session/api.ts';

/** Ends the session, and forgets what it has loaded. */
export async function signOut(): Promise<void> {
  await session.signOut();
  queryClient.clear();
}
