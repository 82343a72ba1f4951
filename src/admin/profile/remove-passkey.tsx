import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { words } from '../words.ts';
import { keysWords } from './keys-words.ts';

const say = keysWords;

interface RemovePasskeyProps {
  readonly name: string;
  readonly remove: () => void;
  readonly close: () => void;
}

/** The device can make another one, and not this one again. */
export function RemovePasskey({ name, remove, close }: RemovePasskeyProps) {
  return (
    <Modal title={say.removeTitle(name)} size="small" closeLabel={words.close} onClose={close}>
      <p className="dialog-lead">{say.removeHelp}</p>
      <div className="form__buttons">
        <Button data-autofocus onClick={close}>
          {words.cancel}
        </Button>
        <Button className="button--danger" onClick={remove}>
          {say.removeConfirm}
        </Button>
      </div>
    </Modal>
  );
}
