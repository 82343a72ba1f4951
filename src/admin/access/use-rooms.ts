import { useState } from 'react';
import { deleteRoom, type Room, restoreRoom, revokeRoom } from '#api/endpoints/rooms.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { roomsChanged } from '../data/rooms.ts';
import { api } from '../session/api.ts';
import { messageOf } from '../shared/error-message.ts';
import { words } from '../words.ts';
import { roomsWords } from './rooms-words.ts';

const say = roomsWords;

/** What can be done with the rooms of clients; each says what it did, or why not. */
export function useRooms() {
  const { show } = useToast();
  const [isBusy, setBusy] = useState(false);

  /** Answers whether it was done. */
  async function attempt(work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      show({ text: messageOf(error), tone: 'error' });
      return false;
    } finally {
      await roomsChanged();
      setBusy(false);
    }
  }

  async function restore({ id, client }: Room): Promise<void> {
    if (await attempt(() => api.call(restoreRoom, { params: { id } }))) {
      show({ text: say.restoredNow(client) });
    }
  }

  return {
    isBusy,
    restore,
    async copy({ client, link }: Pick<Room, 'client' | 'link'>): Promise<void> {
      const text = await navigator.clipboard.writeText(link).then(
        () => say.copied(client),
        () => say.notCopied,
      );
      show({ text });
    },
    async revoke(room: Room): Promise<void> {
      const { id, client } = room;
      if (!(await attempt(() => api.call(revokeRoom, { params: { id } })))) return;
      show({ text: say.revokedNow(client), action: { label: words.undo, run: () => void restore(room) } });
    },
    /** Answers whether it has gone. */
    async remove({ id, client }: Room): Promise<boolean> {
      const done = await attempt(() => api.call(deleteRoom, { params: { id } }));
      if (done) show({ text: say.deleted(client) });
      return done;
    },
  };
}
