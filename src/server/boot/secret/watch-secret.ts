import type { Storage } from '#server/storage/storage.ts';
import { fingerprintOf, knownFingerprint } from './known-secret.ts';

/**
 * Calls back once the database is sealed by another secret than this server's, which then would seal what nobody can read. A command that
 * changes it waits until no server runs; one that was cut off from the database at that moment is not seen, and hears of it by the revision.
 * Returns how to stop.
 */
export function watchSecret(storage: Storage, secret: string, onOther: () => void): () => void {
  const ours = fingerprintOf(secret);
  const stop = storage.revision.onRevision(() => {
    // A database that does not answer now is asked at the next revision.
    knownFingerprint(storage.db).then(
      (known) => {
        if (known === undefined || known === ours) return;
        stop();
        onOther();
      },
      () => {},
    );
  });
  return stop;
}
