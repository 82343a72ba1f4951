import { deleteRoom, type Room, restoreRoom, revokeRoom } from '#api/endpoints/rooms.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { refreshRooms } from '../data/rooms.ts';
import { api } from '../session/api.ts';
import { useAttempt } from '../shared/use-attempt.ts';
import { useCopy } from '../shared/use-copy.ts';
import { words } from '../words.ts';
import { roomsWords } from './rooms-words.ts';

const say = roomsWords;

/** Actions on client spaces. Each shows its result. */
export function useRooms() {
  const { show } = useToast();
  const { isBusy, attempt } = useAttempt(refreshRooms);
  const copy = useCopy();

  async function restore({ id, client }: Room): Promise<void> {
    if (await attempt(() => api.call(restoreRoom, { params: { id } }))) {
      show({ text: say.restoredNow(client) });
    }
  }

  return {
    isBusy,
    restore,
    copy: ({ client, link }: Pick<Room, 'client' | 'link'>) => copy(link, say.copied(client), say.notCopied),
    async revoke(room: Room): Promise<void> {
      const { id, client } = room;
      if (!(await attempt(() => api.call(revokeRoom, { params: { id } })))) return;
      show({ text: say.revokedNow(client), action: { label: words.undo, run: () => void restore(room) } });
    },
    /** Returns true if it was deleted. */
    async remove({ id, client }: Room): Promise<boolean> {
      if (!(await attempt(() => api.call(deleteRoom, { params: { id } })))) return false;
      show({ text: say.deleted(client) });
      return true;
    },
  };
}
