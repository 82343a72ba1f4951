import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { restoreMedia, restorePage, type TrashedMedia, type TrashedPage } from '#api/endpoints/trash.ts';
import { pagePath } from '#content/address/site-paths.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { mediaChanged } from '../data/media.ts';
import { pagesChanged } from '../data/queries.ts';
import { editorPath } from '../pages/page-tree.ts';
import { api } from '../session/api.ts';
import { messageOf } from '../shared/error-message.ts';
import { trashWords } from './trash-words.ts';

/** ms that the way to it stays: long enough to reach it by keyboard. */
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

/** Puts a file back into the library, with the way to it. */
export function useRestoreFile(): {
  readonly restore: (file: TrashedMedia) => void;
  readonly isPending: boolean;
} {
  const { show } = useToast();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: TrashedMedia) => api.call(restoreMedia, { params: { id } }),
    onSuccess: ({ data: { id, name } }) =>
      show({
        text: trashWords.restoredFile(name),
        visibleFor: openTime,
        action: { label: trashWords.open, run: () => void navigate(`/admin/media#${id}`) },
      }),
    onError: (error) => show({ text: messageOf(error), tone: 'error' }),
    onSettled: mediaChanged,
  });
  return { restore: mutate, isPending };
}
