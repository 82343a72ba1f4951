import { useState } from 'react';
import { changeRedirects, type RedirectChangeInput } from '#api/endpoints/redirects.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { refreshRedirects } from '../data/redirects.ts';
import { api } from '../session/api.ts';
import { formatErrorMessage } from '../shared/error-message.ts';
import { words } from '../words.ts';
import { redirectWords } from './redirect-words.ts';

/** Changes redirects, shows a toast and offers to undo it. */
export function useChange() {
  const { show } = useToast();
  const [isBusy, setBusy] = useState(false);

  async function undo(changes: readonly RedirectChangeInput[]): Promise<void> {
    try {
      await api.call(changeRedirects, { body: { changes: [...changes] } });
      await refreshRedirects();
      show({ text: redirectWords.undone });
    } catch (error) {
      show({ text: formatErrorMessage(error), tone: 'error' });
      await refreshRedirects();
    }
  }

  /** @throws the server's refusal, to show in the form */
  async function change(changes: readonly RedirectChangeInput[], said: string): Promise<void> {
    setBusy(true);
    try {
      const { data } = await api.call(changeRedirects, { body: { changes: [...changes] } });
      await refreshRedirects();
      show({ text: said, action: { label: words.undo, run: () => void undo(data.undo) } });
    } finally {
      setBusy(false);
    }
  }

  /** Like `change`, but shows a refusal as a toast, for places without a form. */
  async function changeOrTell(changes: readonly RedirectChangeInput[], said: string): Promise<void> {
    await change(changes, said).catch(async (error: unknown) => {
      show({ text: formatErrorMessage(error), tone: 'error' });
      await refreshRedirects();
    });
  }

  return { change, changeOrTell, undo, isBusy };
}
