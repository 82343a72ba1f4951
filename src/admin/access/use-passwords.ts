import {
  closePasswordAccess,
  createPasswordAccess,
  deletePasswordAccess,
  type PasswordAccess,
} from '#api/endpoints/password-access.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { refreshPasswordAccess } from '../data/password-access.ts';
import { api } from '../session/api.ts';
import { useAttempt } from '../shared/use-attempt.ts';
import { useCopy } from '../shared/use-copy.ts';
import { words } from '../words.ts';
import { accessWords } from './access-words.ts';

const say = accessWords;

/** Actions on shared passwords. Each shows its result. */
export function usePasswords() {
  const { show } = useToast();
  const { isBusy, attempt } = useAttempt(refreshPasswordAccess);
  const copy = useCopy();

  async function restore({ id, password, label }: PasswordAccess): Promise<void> {
    const done = await attempt(() => api.call(createPasswordAccess, { body: { id, password, label } }));
    if (done) show({ text: say.restored(id) });
  }

  return {
    isBusy,
    copy: (name: string, password: string) => copy(password, say.copied(name), say.notCopied),
    async closeOpen({ id }: PasswordAccess): Promise<void> {
      if (await attempt(() => api.call(closePasswordAccess, { params: { id } }))) {
        show({ text: say.closed(id) });
      }
    },
    /** Returns true if it was deleted. */
    async remove(password: PasswordAccess): Promise<boolean> {
      const { id } = password;
      const done = await attempt(() => api.call(deletePasswordAccess, { params: { id } }));
      if (!done) return false;
      // A password that could not be decrypted can't be restored.
      const action = { label: words.undo, run: () => void restore(password) };
      show({ text: say.deleted(id), ...(password.password !== '' && { action }) });
      return true;
    },
  };
}
