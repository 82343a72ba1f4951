import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { restoreMedia, restorePage, type TrashedMedia, type TrashedPage } from '#api/endpoints/trash.ts';
import { getPagePath } from '#content/address/site-paths.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { refreshMedia } from '../data/media.ts';
import { refreshPages } from '../data/queries.ts';
import { getEditorPath } from '../pages/page-tree.ts';
import { api } from '../session/api.ts';
import { formatErrorMessage } from '../shared/error-message.ts';
import { trashWords } from './trash-words.ts';

/** ms for which the toast's link stays: long enough to reach it by keyboard. */
const openTime = 15_000;

/** Restores a page and shows a toast with its new place, linked. */
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
        text: [trashWords.restored(title, getPagePath(page)), ...became].join(' '),
        visibleFor: openTime,
        action: { label: trashWords.open, run: () => void navigate(getEditorPath(page)) },
      });
    },
    onError: (error) => show({ text: formatErrorMessage(error), tone: 'error' }),
    onSettled: refreshPages,
  });
  return { restore: mutate, isPending };
}

/** Restores a file to the media library and shows a toast with a link. */
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
    onError: (error) => show({ text: formatErrorMessage(error), tone: 'error' }),
    onSettled: refreshMedia,
  });
  return { restore: mutate, isPending };
}
