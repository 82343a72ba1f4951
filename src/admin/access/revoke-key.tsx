import { useState } from 'react';
import { type AssistantKey, revokeAssistantKey } from '#api/endpoints/assistant-keys.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { assistantKeysChanged } from '../data/assistant-keys.ts';
import { api } from '../session/api.ts';
import { messageOf } from '../shared/error-message.ts';
import { words } from '../words.ts';
import { assistantsWords } from './assistants-words.ts';

const say = assistantsWords;

interface RevokeKeyProps {
  readonly assistantKey: AssistantKey;
  readonly close: () => void;
  readonly revoked: () => void;
}

/** What a key says is known nowhere here, so that nobody can give it back. */
export function RevokeKey({ assistantKey: { id, name }, close, revoked }: RevokeKeyProps) {
  const { show } = useToast();
  const [isBusy, setBusy] = useState(false);
  async function revoke(): Promise<void> {
    setBusy(true);
    try {
      await api.call(revokeAssistantKey, { params: { id } });
      await assistantKeysChanged();
      revoked();
      show({ text: say.revokedNow(name) });
    } catch (error) {
      setBusy(false);
      show({ text: messageOf(error), tone: 'error' });
    }
  }
  return (
    <Modal title={say.revokeTitle(name)} size="small" closeLabel={words.close} onClose={close}>
      <p className="dialog-lead">{say.revokeHelp}</p>
      <div className="form__buttons">
        <Button data-autofocus onClick={close}>
          {words.cancel}
        </Button>
        <Button className="button--danger" disabled={isBusy} onClick={() => void revoke()}>
          {say.revokeConfirm}
        </Button>
      </div>
    </Modal>
  );
}
