import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { deletePage } from '#api/endpoints/pages.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { pagesChanged } from '../data/queries.ts';
import { api } from '../session/api.ts';
import { messageOf } from '../shared/error-message.ts';
import { TextInput } from '../shared/text-input.tsx';
import { words } from '../words.ts';
import type { PageRow } from './page-tree.ts';

interface DeletePageProps {
  readonly row: PageRow;
  readonly title: string;
  readonly close: () => void;
}

/** Deleting cannot be undone from here, so it asks for the page's name. */
export function DeletePage({ row: { page, childCount }, title, close }: DeletePageProps) {
  const { show } = useToast();
  const [typed, setTyped] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api.call(deletePage, { params: { identifier: page.id } }),
    onSuccess: async () => {
      await pagesChanged();
      show({ text: words.dashboard.deleted(title) });
      close();
    },
  });
  const hasChildren = childCount > 0;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (typed.trim() === page.identifier) mutate();
  };
  return (
    <Modal title={words.dashboard.deleteTitle(title)} size="small" closeLabel={words.close} onClose={close}>
      <form className="form" onSubmit={submit}>
        <p className="dialog-lead">
          {hasChildren ? words.dashboard.deleteChildren(childCount) : words.dashboard.deleteHelp}
        </p>
        {!hasChildren && (
          <TextInput
            label={words.dashboard.deleteName(page.identifier)}
            value={typed}
            onValue={setTyped}
            autoComplete="off"
            spellCheck={false}
            issue={error ? messageOf(error) : undefined}
          />
        )}
        <div className="form__buttons">
          <Button onClick={close}>{words.cancel}</Button>
          <Button
            className="button--danger"
            type="submit"
            disabled={hasChildren || isPending || typed.trim() !== page.identifier}
          >
            {words.delete}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
