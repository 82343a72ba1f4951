import { useState } from 'react';
import { changeRedirects, type RedirectChangeInput } from '#api/endpoints/redirects.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { refreshRedirects } from '../data/redirects.ts';
import { api } from '../session/api.ts';
import { formatErrorMessage } from '../shared/error-message.ts';
import { words } from '../words.ts';
import { redirectWords } from './redirect-words.ts';

/** Changes redirects, says so, and offers to take it back. */
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

  /** @throws what the server refuses, for the form that shows it */
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

  /** As `change`, where there is no form to show what is refused. */
  async function changeOrTell(changes: readonly RedirectChangeInput[], said: string): Promise<void> {
    await change(changes, said).catch(async (error: unknown) => {
      show({ text: formatErrorMessage(error), tone: 'error' });
      await refreshRedirects();
    });
  }

  return { change, changeOrTell, undo, isBusy };
}
