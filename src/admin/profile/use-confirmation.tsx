import { type ReactNode, useState } from 'react';
import { ApiError } from '#api/client.ts';
import { session } from '../session/api.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** End of the confirmation known to this window, in ms since the epoch; the server decides. */
let confirmedUntil = 0;
session.store.subscribe(({ status }) => {
  // A confirmation is only valid for its own session; the next one may be another person's.
  if (status !== 'signed-in') confirmedUntil = 0;
});
/** ms before its end at which the confirmation is renewed, since using a passkey takes a while. */
const margin = 60_000;

interface ConfirmationActions {
  /** Asks for confirmation first unless it was given recently; doesn't run `work` if it is cancelled. */
  readonly confirmed: (work: () => Promise<void>) => Promise<void>;
  /**
   * Asks for confirmation only if the server demands it. With an external identity provider it never does.
   */
  readonly whenAsked: (work: () => Promise<void>) => Promise<void>;
  /** The confirmation dialog; render it on the screen. */
  readonly question: ReactNode;
}

export function useConfirmation(): ConfirmationActions {
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
      // The session may have changed since the confirmation, so the server may still ask for one.
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
