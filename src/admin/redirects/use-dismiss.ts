import { useMutation } from '@tanstack/react-query';
import { deleteNotFound, type NotFoundAddress, restoreNotFound } from '#api/endpoints/not-found.ts';
import { withLanguage } from '#content/address/site-paths.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { redirectsChanged } from '../data/redirects.ts';
import { api } from '../session/api.ts';
import { messageOf } from '../shared/error-message.ts';
import { words } from '../words.ts';
import { notFoundWords } from './not-found-words.ts';
import { readable } from './readable.ts';

const say = notFoundWords;

/**
 * Forgets addresses, and offers to take that back.
 *
 * @param focus the line that had the keyboard is gone afterwards
 */
export function useDismiss(focus: () => void): (addresses: readonly NotFoundAddress[]) => void {
  const { show } = useToast();
  const tellError = (error: unknown) => show({ text: messageOf(error), tone: 'error' });
  const { mutate: putBack } = useMutation({
    mutationFn: (addresses: readonly NotFoundAddress[]) =>
      api.call(restoreNotFound, { body: { addresses: [...addresses] } }),
    onError: tellError,
    onSettled: redirectsChanged,
  });
  const { mutate } = useMutation({
    mutationFn: forget,
    onSuccess: async (_answer, addresses) => {
      await redirectsChanged();
      const [first] = addresses;
      const text =
        addresses.length === 1 && first
          ? say.dismissed(readable(withLanguage(first.path, first.language)))
          : say.allDismissed;
      show({ text, action: { label: words.undo, run: () => putBack(addresses) } });
      focus();
    },
    onError: tellError,
  });
  return mutate;
}

async function forget(addresses: readonly NotFoundAddress[]): Promise<void> {
  const [first] = addresses;
  const one = addresses.length === 1 && first;
  await api.call(deleteNotFound, { query: one ? { path: one.path, language: one.language } : {} });
}
