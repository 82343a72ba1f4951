import { useStore } from 'zustand';
import { type ApiError, createClient } from '#api/client.ts';
import type { Role, User } from '#api/endpoints/auth.ts';
import { createSession, type SessionStatus } from './session.ts';

const hearers = new Set<() => void>();

/**
 * Calls `hear` for each response, including errors, since each shows that the server is reachable. Returns a
 * function that stops it.
 */
export function listenToResponses(hear: () => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/** The session of this window, and the API client that uses it. */
export const session = createSession(async (input, init) => {
  const response = await fetch(input, init);
  for (const hear of hearers) hear();
  return response;
});
export const api = createClient({ fetch: session.fetch });

/** Runs once if a person turns out to be signed in when this window opens. */
export function onSessionStart(run: () => void): void {
  const stop = session.store.subscribe(({ status }) => {
    if (status === 'starting') return;
    stop();
    if (status === 'signed-in') run();
  });
}

export function useSessionStatus(): SessionStatus {
  return useStore(session.store, (state) => state.status);
}

export function useUser(): User | undefined {
  return useStore(session.store, (state) => state.user);
}

/** True if the signed-in person has the role. Screens hide what the server would refuse. */
export function useRole(role: Role): boolean {
  return useStore(session.store, (state) => state.user?.role === role || state.user?.role === 'owner');
}

/** Returns why the server started no session, if it answered. */
export function useRefusal(): ApiError | undefined {
  return useStore(session.store, (state) => state.refusal);
}
