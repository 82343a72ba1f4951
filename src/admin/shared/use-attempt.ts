import { useState } from 'react';
import { useToast } from '#ui/toast/toast.tsx';
import { formatErrorMessage } from './error-message.ts';

/**
 * What a screen does with one of its things, one at a time: a refusal is said, and what is shown is read anew either way,
 * since what was refused may have been changed by somebody else.
 *
 * @param changed reads anew what is shown
 */
export function useAttempt(changed: () => Promise<unknown>) {
  const { show } = useToast();
  const [isBusy, setBusy] = useState(false);

  /** Answers what came of it; undefined where it was refused. */
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
