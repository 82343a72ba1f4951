import { useStore } from 'zustand';
import { createClient, fillPath, readAnswer } from '#api/client.ts';
import type { Role, User } from '#api/endpoints/auth.ts';
import { type Media, replaceMedia } from '#api/endpoints/media.ts';
import { createSession, type SessionStatus } from './session.ts';

const hearers = new Set<() => void>();

/** Hears every answer of the server, be it a refusal: it can be reached. Answers how to stop. */
export function hearAnswers(hear: () => void): () => void {
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

/** Gives a file of the library the bytes of another one, as form data, which the typed client does not speak. */
export async function sendReplacement({ id, revision }: Media, file: File): Promise<Media> {
  const body = new FormData();
  body.append('file', file);
  const response = await session.fetch(`/api${fillPath(replaceMedia.path, { id })}`, {
    method: replaceMedia.method,
    body,
    credentials: 'same-origin',
    headers: { accept: 'application/json', 'if-match': `"${revision}"` },
  });
  return (await readAnswer(response)) as Media;
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
