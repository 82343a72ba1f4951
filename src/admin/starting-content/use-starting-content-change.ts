import { useMutation } from '@tanstack/react-query';
import { removeStartingContent, restoreStartingContent } from '#api/endpoints/starting-content.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { queryClient } from '../data/queries.ts';
import { api } from '../session/api.ts';
import { formatErrorMessage } from '../shared/error-message.ts';
import { words } from '../words.ts';
import { startingContentWords } from './starting-content-words.ts';

/** ms for which the toast offers undo: long enough to reach the button by keyboard. */
const undoTime = 15_000;

/** Removes the starting content and puts it back. A toast says which pages stayed and why. */
export function useStartingContentChange() {
  const { show } = useToast();
  const onError = (error: unknown) => show({ text: formatErrorMessage(error), tone: 'error' });
  // Pages, menu and settings change, so all queries are refetched.
  const onSettled = () => queryClient.invalidateQueries();
  const restore = useMutation({
    mutationFn: () => api.call(restoreStartingContent, {}),
    onSuccess: ({ data }) => show({ text: joinSentences(startingContentWords.restored, data.warnings) }),
    onError,
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (changed: readonly string[]) =>
      api.call(removeStartingContent, { body: { changed: [...changed] } }),
    onSuccess: ({ data }) =>
      show({
        text: joinSentences(startingContentWords.removed, data.warnings),
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

function joinSentences(first: string, warnings: readonly { readonly message: string }[]): string {
  return [first, ...warnings.map(({ message }) => message)].join(' ');
}
