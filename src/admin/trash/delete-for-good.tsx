import { useMutation } from '@tanstack/react-query';
import { deleteTrashedPage, emptyTrash, type TrashedPage } from '#api/endpoints/trash.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { pagesChanged } from '../data/queries.ts';
import { api } from '../session/api.ts';
import { ConfirmByName } from '../shared/confirm-by-name.tsx';
import { messageOf } from '../shared/error-message.ts';
import { trashWords } from './trash-words.ts';

interface DeleteForGoodProps {
  readonly page: TrashedPage;
  readonly title: string;
  readonly close: () => void;
}

/** Asks for a page's name before it goes with all its versions. */
export function DeleteForGood({ page, title, close }: DeleteForGoodProps) {
  const { confirm, isBusy, issue } = useDeletion({
    remove: () => api.call(deleteTrashedPage, { params: { id: page.id } }),
    said: trashWords.deleted(title),
    close,
  });
  return (
    <ConfirmByName
      title={trashWords.deleteTitle(title)}
      help={trashWords.deleteHelp}
      name={page.identifier}
      label={trashWords.deleteName(page.identifier)}
      isBusy={isBusy}
      issue={issue}
      confirm={confirm}
      close={close}
    />
  );
}

interface EmptyTrashProps {
  readonly pages: number;
  readonly close: () => void;
}

/** Asks for a word before everything in the trash goes. */
export function EmptyTrash({ pages, close }: EmptyTrashProps) {
  const { confirm, isBusy, issue } = useDeletion({
    remove: () => api.call(emptyTrash, {}),
    said: trashWords.emptied,
    close,
  });
  return (
    <ConfirmByName
      title={trashWords.emptyTitle(pages)}
      help={trashWords.emptyHelpAll}
      name={trashWords.emptyWord}
      label={trashWords.emptyName}
      isBusy={isBusy}
      issue={issue}
      confirm={confirm}
      close={close}
    />
  );
}

interface Deletion {
  readonly remove: () => Promise<unknown>;
  readonly said: string;
  readonly close: () => void;
}

function useDeletion({ remove, said, close }: Deletion) {
  const { show } = useToast();
  const { mutate, isPending, error } = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      show({ text: said });
      close();
    },
    onSettled: pagesChanged,
  });
  return { confirm: () => mutate(), isBusy: isPending, issue: error ? messageOf(error) : undefined };
}
