import type { Room } from '#api/endpoints/rooms.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { words } from '../words.ts';
import { roomsWords } from './rooms-words.ts';
import { useRooms } from './use-rooms.ts';

const say = roomsWords;

interface DeleteRoomProps {
  readonly room: Room;
  readonly close: () => void;
  readonly deleted: () => void;
}

/** Asks before a link is gone for good: closing it can be taken back, this cannot. */
export function DeleteRoom({ room, close, deleted }: DeleteRoomProps) {
  const { remove, isBusy } = useRooms();
  const confirm = async () => {
    if (await remove(room)) deleted();
  };
  return (
    <Modal title={say.deleteTitle(room.client)} size="small" closeLabel={words.close} onClose={close}>
      <p className="dialog-lead">{say.deleteHelp}</p>
      {room.pages.some(({ isProtected }) => isProtected) && <p className="dialog-lead">{say.deleteOnly}</p>}
      <div className="form__buttons">
        <Button data-autofocus onClick={close}>
          {words.cancel}
        </Button>
        <Button className="button--danger" busy={isBusy} onClick={() => void confirm()}>
          {say.deleteConfirm}
        </Button>
      </div>
    </Modal>
  );
}
