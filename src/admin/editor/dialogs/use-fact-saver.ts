import { useMutation } from '@tanstack/react-query';
import { ApiError } from '#api/client.ts';
import { refreshPages } from '../../data/queries.ts';
import { formatErrorMessage } from '../../shared/error-message.ts';
import { useEditor } from '../services/editor-context.ts';

/**
 * Saves facts of the page that are no part of its draft, reads them again, and says what was wrong with which. `saved` is
 * called when what is stored is what was written.
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
    /** To be called when somebody writes on: what was wrong may be right by then. */
    reset,
    /** What the server says of one field. */
    issueOf: (path: string) => issues.find((issue) => issue.path === path)?.message,
    /** What it says of none in particular. */
    issue: error && issues.length === 0 ? formatErrorMessage(error) : undefined,
  };
}
