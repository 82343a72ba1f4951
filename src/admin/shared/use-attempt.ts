import { useState } from 'react';
import { useToast } from '#ui/toast/toast.tsx';
import { formatErrorMessage } from './error-message.ts';

/**
 * Runs an action on an item, one at a time. Errors are shown, and the data is refetched in any case, since a
 * refusal may be due
 * to someone else's change.
 *
 * @param changed refetches the displayed data
 */
export function useAttempt(changed: () => Promise<unknown>) {
  const { show } = useToast();
  const [isBusy, setBusy] = useState(false);

  /** Returns the result; undefined if it failed. */
  async function attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    setBusy(true);
    try {
      return await work();
    } catch (error) {
      show({ text: formatErrorMessage(error), tone: 'error' });
      return undefined;
    } finally {
      await changed();
      setBusy(false);
    }
  }
  return { isBusy, attempt };
}
