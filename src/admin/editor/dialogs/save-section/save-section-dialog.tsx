import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '#api/client.ts';
import { createPage } from '#api/endpoints/pages.ts';
import type { CreatePageBody } from '#api/schemas/page.ts';
import { findFreeIdentifier } from '#content/address/free-identifier.ts';
import { suggestIdentifier } from '#content/address/slug.ts';
import { languages } from '#content/language/language.ts';
import { copyBlocks } from '#document/clipboard/copied-blocks.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { pagesQuery, queryClient, refreshPages } from '../../../data/queries.ts';
import { TextInput } from '../../../forms/text-input.tsx';
import { getEditorPath } from '../../../pages/page-tree.ts';
import { api } from '../../../session/api.ts';
import { BlockSketch } from '../../../shared/blocks/block-sketch.tsx';
import { DialogIssue } from '../../../shared/dialog-issue.tsx';
import { formatErrorMessage } from '../../../shared/error-message.ts';
import { words } from '../../../words.ts';
import { useEditor } from '../../services/editor-context.ts';
import { savedSectionWords as say } from '../../services/saved-section-words.ts';
import './save-section.css';

/** Saves the selected blocks as a section, and publishes it if nothing is missing. The page stays as it is. */
export function SaveSectionDialog({ close }: { readonly close: () => void }) {
  const { draft } = useEditor();
  const { show } = useToast();
  const navigate = useNavigate();
  const [copied] = useState(() => {
    const { tree, selection } = draft.store.getState();
    return copyBlocks(tree, selection, location.origin);
  });
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>();
  const title = name.trim();

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (title === '' || isBusy || !copied) return;
    setBusy(true);
    try {
      const taken = new Set((await queryClient.fetchQuery(pagesQuery)).map(({ identifier }) => identifier));
      const wished = suggestIdentifier(`section ${title}`, 'section');
      const body = {
        kind: 'section' as const,
        title: Object.fromEntries(languages.map((language) => [language, title])),
        identifier: findFreeIdentifier(wished, (identifier) => taken.has(identifier)),
        overview: [...copied.blocks],
        ...(copied.translations && { translations: { blocks: copied.translations } }),
      };
      const { page, isLive } = await create(body);
      await refreshPages();
      const action = { label: say.open, run: () => void navigate(getEditorPath(page)) };
      show({ text: isLive ? say.saved(title) : say.savedDraft(title), action });
      close();
    } catch (error) {
      setFailed(error);
      setBusy(false);
    }
  }

  return (
    <Modal title={say.save} size="small" closeLabel={words.close} onClose={close}>
      <form className="form save-section" noValidate onSubmit={(event) => void submit(event)}>
        <BlockSketch blocks={copied?.blocks ?? []} />
        <TextInput
          label={say.name}
          value={name}
          onValue={setName}
          maxLength={200}
          autoComplete="off"
          help={say.nameHelp}
          data-autofocus
        />
        {failed !== undefined && <DialogIssue>{formatErrorMessage(failed)}</DialogIssue>}
        <div className="form__buttons">
          <Button onClick={close}>{words.cancel}</Button>
          <Button variant="primary" type="submit" disabled={title === ''} busy={isBusy}>
            {say.save}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** Creates the section, live if nothing is missing for publishing, else as a draft. */
async function create(body: CreatePageBody) {
  const send = (status: CreatePageBody['status']) => api.call(createPage, { body: { ...body, status } });
  try {
    return { page: (await send('PUBLISHED')).data, isLive: true };
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'input/not-publishable')) throw error;
    return { page: (await send('DRAFT')).data, isLive: false };
  }
}
