import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { restorePage, type TrashedPage } from '#api/endpoints/trash.ts';
import { pagePath } from '#content/site-paths.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { pagesChanged } from '../data/queries.ts';
import { editorPath } from '../pages/page-tree.ts';
import { api } from '../session/api.ts';
import { messageOf } from '../shared/error-message.ts';
import { trashWords } from './trash-words.ts';

/** ms that the way to the page stays: long enough to reach it by keyboard. */
const openTime = 15_000;

/** Brings a page back and says where it stands now, with the way to it. */
export function useRestore(title: string): {
  readonly restore: (page: TrashedPage) => void;
  readonly isPending: boolean;
} {
  const { show } = useToast();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: TrashedPage) => api.call(restorePage, { params: { id } }),
    onSuccess: ({ data: page }) => {
      const became = page.warnings.map(({ message }) => message);
      show({
        text: [trashWords.restored(title, pagePath(page)), ...became].join(' '),
        visibleFor: openTime,
        action: { label: trashWords.open, run: () => void navigate(editorPath(page)) },
      });
    },
    onError: (error) => show({ text: messageOf(error), tone: 'error' }),
    onSettled: pagesChanged,
  });
  return { restore: mutate, isPending };
}
