import type { FastifyRequest } from 'fastify';
import type { Broadcast } from '#server/storage/dialects/capabilities.ts';

/** Said between servers on one database. It names nobody: each server asks again for its own. */
const accessChanged = JSON.stringify({ type: 'access/changed' });

interface Options {
  readonly isStillSignedIn: (request: FastifyRequest) => Promise<boolean>;
  /** Absent where there is one server. */
  readonly broadcast: Broadcast | undefined;
  readonly onError: (error: unknown) => void;
}

/** Ends what is still being answered to somebody whose session has ended, or whose role is another one now. */
export interface LiveAccess {
  /** Calls `end` once the sender of a request may no longer have its answer. Returns how to stop watching. */
  watch(request: FastifyRequest, end: () => void): () => void;
  /** To be called after a session may have ended or a role changed, also on other servers. */
  changed(): void;
  close(): void;
}

export function createLiveAccess({ isStillSignedIn, broadcast, onError }: Options): LiveAccess {
  const watched = new Map<FastifyRequest, () => void>();

  async function checkAll(): Promise<void> {
    for (const [request, end] of [...watched]) {
      // What cannot be asked now is asked again with the next sign of life.
      const isSignedIn = await isStillSignedIn(request).catch(() => true);
      if (!isSignedIn && watched.delete(request)) end();
    }
  }

  const stopHearing = broadcast?.hear((message) => {
    if (message === accessChanged) void checkAll();
  });
  return {
    watch(request, end) {
      watched.set(request, end);
      return () => watched.delete(request);
    },
    changed() {
      void checkAll();
      broadcast?.send(accessChanged).catch(onError);
    },
    close: () => stopHearing?.(),
  };
}
