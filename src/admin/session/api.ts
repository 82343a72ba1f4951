import { useStore } from 'zustand';
import { createClient } from '#api/client.ts';
import type { Role, User } from '#api/endpoints/auth.ts';
import { createSession, type SessionStatus } from './session.ts';

const hearers = new Set<() => void>();

/** Hears every answer of the server, be it a refusal: it can be reached. Answers how to stop. */
export function listenToResponses(hear: () => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

/** The one session of this window, and the API client that speaks for it. */
export const session = createSession(async (input, init) => {
  const response = await fetch(input, init);
  for (const hear of hearers) hear();
  return response;
});
export const api = createClient({ fetch: session.fetch });

/** Runs once somebody turns out to be signed in as this window opens; not at all where nobody is. */
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

/** True when the signed-in person has the role; screens hide what the server would refuse. */
export function useRole(role: Role): boolean {
  return useStore(session.store, (state) => state.user?.role === role || state.user?.role === 'owner');
}
