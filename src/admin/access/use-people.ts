import {
  type Account,
  deleteAccount,
  linkAccount,
  type PasswordLink,
  saveAccount,
  signOutAccount,
} from '#api/endpoints/accounts.ts';
import type { Role } from '#api/endpoints/auth.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { refreshAccounts } from '../data/accounts.ts';
import { api, session } from '../session/api.ts';
import { useAttempt } from '../shared/use-attempt.ts';
import { words } from '../words.ts';
import { peopleWords } from './people-words.ts';

const say = peopleWords;

/** Actions on members. Each shows its result. */
export function usePeople() {
  const { show } = useToast();
  const { isBusy, attempt } = useAttempt(refreshAccounts);

  const save = ({ id }: Account, body: Partial<Pick<Account, 'name' | 'isSuspended'>> & { role?: Role }) =>
    attempt(() => api.call(saveAccount, { params: { id }, body }));

  return {
    isBusy,
    async setRole(account: Account, role: Role): Promise<void> {
      const { role: before } = account;
      if (!(await save(account, { role }))) return;
      const action = before && { label: words.undo, run: () => void save(account, { role: before }) };
      show({ text: say.roleChanged(account.name, role), ...(action && { action }) });
    },
    async setSuspended(account: Account, isSuspended: boolean): Promise<void> {
      if (!(await save(account, { isSuspended }))) return;
      show({ text: isSuspended ? say.suspendedNow(account.name) : say.letInNow(account.name) });
    },
    /** Returns true if it succeeded. */
    async rename(account: Account, name: string): Promise<boolean> {
      if (!(await save(account, { name }))) return false;
      if (session.store.getState().user?.id === account.id) session.renamed(name);
      show({ text: say.renamed(name) });
      return true;
    },
    async signOut({ id, name }: Account): Promise<void> {
      if (await attempt(() => api.call(signOutAccount, { params: { id } }))) {
        show({ text: say.signedOutNow(name) });
      }
    },
    async newLink({ id }: Account): Promise<PasswordLink | undefined> {
      return (await attempt(() => api.call(linkAccount, { params: { id } })))?.data;
    },
    /** Returns true if it succeeded. */
    async remove({ id, name }: Account): Promise<boolean> {
      if (!(await attempt(() => api.call(deleteAccount, { params: { id } })))) return false;
      show({ text: say.removed(name) });
      return true;
    },
  };
}
