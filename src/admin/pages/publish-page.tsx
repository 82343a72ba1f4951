import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { getPage } from '#api/endpoints/pages.ts';
import type { PageSummary } from '#api/schemas/page.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { api } from '../session/api.ts';
import { formatErrorMessage } from '../shared/error-message.ts';

interface Publication {
  readonly page: PageSummary;
  readonly setPublished: () => void;
}

/**
 * Publishes pages from a list. Missing texts are listed first, as in the editor. The block definitions for
 * that are loaded on demand.
 */
export function usePublish() {
  const { show } = useToast();
  const [question, setQuestion] = useState<ReactNode>();
  const { mutate } = useMutation({
    mutationFn: async ({ page, setPublished }: Publication) => {
      // The version that becomes visible: the live version if there is one, else the draft.
      const query = { version: page.currentVersionId ?? undefined };
      const [{ data: content }, { hasUnwritten, PublishUnwritten }] = await Promise.all([
        api.call(getPage, { params: { identifier: page.id }, query }),
        import('./publish-unwritten.tsx'),
      ]);
      if (!hasUnwritten(content)) return undefined;
      return (
        <PublishUnwritten
          page={page}
          content={content}
          publish={setPublished}
          close={() => setQuestion(undefined)}
        />
      );
    },
    onSuccess: (asked, { setPublished }) => (asked ? setQuestion(asked) : setPublished()),
    onError: (error) => show({ text: formatErrorMessage(error), tone: 'error' }),
  });
  return { publish: mutate, question };
}
