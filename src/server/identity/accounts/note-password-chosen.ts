import type { User } from '#api/endpoints/auth.ts';
import { actorOf } from '#server/http/person.ts';
import type { Storage } from '#server/storage/storage.ts';

/** Notes in the log of acts that somebody chose a password by a link; who changes it on the profile is noted there. */
export function notePasswordChosen(storage: Storage): (person: User) => Promise<void> {
  return (person) =>
    storage.write(actorOf(person), async ({ record }) => {
      record('profile/password', person.id);
    });
}
