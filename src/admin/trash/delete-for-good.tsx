import { useMutation } from '@tanstack/react-query';
import {
  deleteTrashedMedia,
  deleteTrashedPage,
  emptyMediaTrash,
  emptyTrash,
  type TrashedMedia,
  type TrashedPage,
} from '#api/endpoints/trash.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { refreshMedia } from '../data/media.ts';
import { refreshPages } from '../data/queries.ts';
import { ConfirmByName } from '../forms/confirm-by-name.tsx';
import { api } from '../session/api.ts';
import { formatErrorMessage } from '../shared/error-message.ts';
import { words } from '../words.ts';
import { trashWords } from './trash-words.ts';

interface DeleteForGoodProps {
  readonly page: TrashedPage;
  readonly title: string;
  readonly close: () => void;
}

/** Confirms the permanent deletion of a page and all its versions by its name. */
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

interface DeleteFileForGoodProps {
  readonly file: TrashedMedia;
  readonly close: () => void;
}

/** Confirms the permanent deletion of a file, with its consequence for the site history. */
export function DeleteFileForGood({ file, close }: DeleteFileForGoodProps) {
  const { confirm, isBusy, issue } = useDeletion({
    remove: () => api.call(deleteTrashedMedia, { params: { id: file.id } }),
    said: trashWords.deleted(file.name),
    close,
  });
  return (
    <Modal
      title={trashWords.deleteTitle(file.name)}
      size="small"
      closeLabel={words.close}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>{words.cancel}</Button>
          <Button className="button--danger" busy={isBusy} onClick={confirm}>
            {words.delete}
          </Button>
        </>
      }
    >
      <p className="dialog-lead">{trashWords.deleteFileHelp}</p>
      {file.isInHistory && <p className="dialog-lead">{trashWords.deleteFromHistory}</p>}
      {issue !== undefined && (
        <p className="dialog-lead" role="alert">
          {issue}
        </p>
      )}
    </Modal>
  );
}

interface EmptyTrashProps {
  /** Number of pages. */
  readonly pages: number;
  readonly files: number;
  readonly close: () => void;
}

/** Confirms emptying the trash by a typed word. */
export function EmptyTrash({ pages, files, close }: EmptyTrashProps) {
  const help = [
    pages > 0 && trashWords.emptyPages,
    files > 0 && trashWords.emptyFiles,
    trashWords.deleteFileHelp,
  ];
  const { confirm, isBusy, issue } = useDeletion({
    async remove() {
      // Pages first, since a file can only be deleted once no page in the trash uses it.
      if (pages > 0) await api.call(emptyTrash, {});
      if (files > 0) await api.call(emptyMediaTrash, {});
    },
    said: trashWords.emptied,
    close,
  });
  return (
    <ConfirmByName
      title={trashWords.emptyTitle(pages, files)}
      help={help.filter(Boolean).join(' ')}
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
    onSettled: () => Promise.all([refreshPages(), refreshMedia()]),
  });
  return { confirm: () => mutate(), isBusy: isPending, issue: error ? formatErrorMessage(error) : undefined };
}
