import { useState } from 'react';
import { type DraftRemark, saveDraftRemark } from '#api/endpoints/draft-responses.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { api } from '../../session/api.ts';
import { messageOf } from '../../shared/error-message.ts';
import { words } from '../../words.ts';
import { useEditor } from '../services/editor-context.ts';
import { draftResponsesChanged, rememberRemark } from './draft-responses-query.ts';
import { responseWords as say } from './response-words.ts';

/** Says that a remark is done, or is not after all; the note that says so takes it back. */
export function useSettling() {
  const { pageId } = useEditor();
  const { show } = useToast();
  const [isBusy, setBusy] = useState(false);

  async function settle({ id }: DraftRemark, done: boolean, isUndo = false): Promise<void> {
    setBusy(true);
    try {
      const { data } = await api.call(saveDraftRemark, {
        params: { id: pageId, remark: id },
        body: { done },
      });
      rememberRemark(pageId, data);
      const undo = { label: words.undo, run: () => void settle(data, !done, true) };
      show({ text: done ? say.doneSaid : say.openSaid, ...(!isUndo && { action: undo }) });
    } catch (error) {
      show({ text: messageOf(error), tone: 'error' });
      await draftResponsesChanged(pageId);
    } finally {
      setBusy(false);
    }
  }

  return { settle: (remark: DraftRemark, done: boolean) => void settle(remark, done), isBusy };
}
