import { useMutation } from '@tanstack/react-query';
import { ApiError } from '#api/client.ts';
import { refreshPages } from '../../data/queries.ts';
import { formatErrorMessage } from '../../shared/error-message.ts';
import { useEditor } from '../services/editor-context.ts';

/**
 * Saves facts of the page that are not part of its draft, and reads them again. `saved` is called after a
 * successful save.
 */
export function useFactSaver<Facts>(send: (facts: Facts) => Promise<unknown>, saved: () => void) {
  const { publisher } = useEditor();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (facts: Facts) => {
      await send(facts);
      await publisher.settle();
    },
    onSuccess: () => {
      saved();
      return refreshPages();
    },
  });
  const issues = error instanceof ApiError ? (error.issues ?? []) : [];
  return {
    save: mutate,
    isPending,
    /** Call it when the form is edited, since the issues may be resolved. */
    reset,
    /** Message for one field. */
    findIssue: (path: string) => issues.find((issue) => issue.path === path)?.message,
    /** Message without a field. */
    issue: error && issues.length === 0 ? formatErrorMessage(error) : undefined,
  };
}
