import {
  type ClientSpace,
  deleteClientSpace,
  restoreClientSpace,
  revokeClientSpace,
} from '#api/endpoints/client-spaces.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { refreshClientSpaces } from '../data/client-spaces.ts';
import { api } from '../session/api.ts';
import { useAttempt } from '../shared/use-attempt.ts';
import { useCopy } from '../shared/use-copy.ts';
import { words } from '../words.ts';
import { clientSpaceWords } from './client-space-words.ts';

const say = clientSpaceWords;

/** Actions on client spaces. Each shows its result. */
export function useClientSpaces() {
  const { show } = useToast();
  const { isBusy, attempt } = useAttempt(refreshClientSpaces);
  const copy = useCopy();

  async function restore({ id, client }: ClientSpace): Promise<void> {
    if (await attempt(() => api.call(restoreClientSpace, { params: { id } }))) {
      show({ text: say.restoredNow(client) });
    }
  }

  return {
    isBusy,
    restore,
    copy: ({ client, link }: Pick<ClientSpace, 'client' | 'link'>) =>
      copy(link, say.copied(client), say.notCopied),
    async revoke(clientSpace: ClientSpace): Promise<void> {
      const { id, client } = clientSpace;
      if (!(await attempt(() => api.call(revokeClientSpace, { params: { id } })))) return;
      show({
        text: say.revokedNow(client),
        action: { label: words.undo, run: () => void restore(clientSpace) },
      });
    },
    /** Returns true if it was deleted. */
    async remove({ id, client }: ClientSpace): Promise<boolean> {
      if (!(await attempt(() => api.call(deleteClientSpace, { params: { id } })))) return false;
      show({ text: say.deleted(client) });
      return true;
    },
  };
}
