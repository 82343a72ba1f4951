import { useMutation } from '@tanstack/react-query';
import { removeDemo, restoreDemo } from '#api/endpoints/starting-content.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { queryClient } from '../data/queries.ts';
import { api } from '../session/api.ts';
import { messageOf } from '../shared/error-message.ts';
import { words } from '../words.ts';
import { demoWords } from './starting-content-words.ts';

/** ms that the way back stays: long enough to reach it by keyboard. */
const undoTime = 15_000;

/** Removes the demo and puts it back, and says what stayed and why. */
export function useDemoChange() {
  const { show } = useToast();
  const onError = (error: unknown) => show({ text: messageOf(error), tone: 'error' });
  // Pages, menu, settings: hardly anything that is known of the site holds on.
  const onSettled = () => queryClient.invalidateQueries();
  const restore = useMutation({
    mutationFn: () => api.call(restoreDemo, {}),
    onSuccess: ({ data }) => show({ text: sentences(demoWords.restored, data.warnings) }),
    onError,
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (changed: readonly string[]) => api.call(removeDemo, { body: { changed: [...changed] } }),
    onSuccess: ({ data }) =>
      show({
        text: sentences(demoWords.removed, data.warnings),
        visibleFor: undoTime,
        action: { label: words.undo, run: () => restore.mutate() },
      }),
    onError,
    onSettled,
  });
  return {
    remove: remove.mutate,
    restore: () => restore.mutate(),
    isPending: remove.isPending || restore.isPending,
  };
}

function sentences(first: string, warnings: readonly { readonly message: string }[]): string {
  return [first, ...warnings.map(({ message }) => message)].join(' ');
}
