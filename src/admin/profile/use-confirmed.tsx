import { type ReactNode, useState } from 'react';
import { ApiError } from '#api/client.ts';
import { session } from '../session/api.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Until when this window knows that it is confirmed, in ms; the server has the last word. */
let confirmedUntil = 0;
session.store.subscribe(({ status }) => {
  // Whoever signs in next has another session, and may be somebody else.
  if (status !== 'signed-in') confirmedUntil = 0;
});
/** ms before its end in which it is asked for again: a device takes a while to answer. */
const margin = 60_000;

interface Confirmed {
  /** Runs work of somebody who has just said who they are; not at all where they do not. */
  readonly confirmed: (work: () => Promise<void>) => Promise<void>;
  /** The same, and asks only if the server does: where passwords are kept elsewhere it never does. */
  readonly whenAsked: (work: () => Promise<void>) => Promise<void>;
  /** Stands on the screen while it is asked. */
  readonly question: ReactNode;
}

export function useConfirmed(): Confirmed {
  const [answer, setAnswer] = useState<(isConfirmed: boolean) => void>();

  async function ask(): Promise<boolean> {
    const isConfirmed = await new Promise<boolean>((resolve) => setAnswer(() => resolve));
    setAnswer(undefined);
    return isConfirmed;
  }

  async function whenAsked(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'profile/confirm-first') throw error;
      if (await ask()) await work();
    }
  }

  return {
    whenAsked,
    async confirmed(work) {
      if (Date.now() > confirmedUntil - margin && !(await ask())) return;
      // The session may be another one by now.
      await whenAsked(work);
    },
    question: answer && (
      <ConfirmDialog
        confirmed={(until) => {
          confirmedUntil = Date.parse(until);
          answer(true);
        }}
        close={() => answer(false)}
      />
    ),
  };
}
