import { Ellipsis } from 'lucide-react';
import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';
import type { Account, PasswordLink } from '#api/endpoints/accounts.ts';
import { type Role, roles } from '#api/endpoints/auth.ts';
import { useUser } from '../session/api.ts';
import { formatRelativeTime } from '../shared/relative-time.ts';
import { CellLabel } from './cell-label.tsx';
import { peopleWords } from './people-words.ts';
import { usePeople } from './use-people.ts';
import '../shared/menu/menu.css';

const say = peopleWords;

interface PersonRowProps {
  readonly account: Account;
  readonly rename: () => void;
  readonly remove: () => void;
  readonly showLink: (link: PasswordLink) => void;
}

/** A member: role, sessions, and actions. */
export function PersonRow({ account, rename, remove, showLink }: PersonRowProps) {
  const isOwn = useUser()?.id === account.id;
  const { setRole, setSuspended, signOut, newLink, isBusy } = usePeople();
  const { name, email, role } = account;
  async function link(): Promise<void> {
    const made = await newLink(account);
    if (made) showLink(made);
  }
  return (
    <tr className="access-line">
      <th scope="row" className="people__who">
        <span className="people__name">
          {name}
          {isOwn && <span className="people__you"> ({say.you})</span>}
        </span>
        <span className="people__email">{email}</span>
      </th>
      <td className="people__role">
        <CellLabel>{say.columns.role}</CellLabel>
        {isOwn ? (
          say.roles.owner
        ) : (
          <span className="form-input">
            <select
              aria-label={say.roleOf(name)}
              value={role ?? ''}
              disabled={isBusy}
              onChange={(event) => void setRole(account, event.target.value as Role)}
            >
              {role === null && <option value="">{say.noRole}</option>}
              {roles.map((one) => (
                <option key={one} value={one}>
                  {say.roles[one]}
                </option>
              ))}
            </select>
          </span>
        )}
      </td>
      <td className="people__state">
        <CellLabel>{say.columns.state}</CellLabel>
        <State account={account} />
      </td>
      <td className="people__actions">
        <PersonMenu
          account={account}
          isOwn={isOwn}
          does={{
            rename,
            link: () => void link(),
            'sign-out': () => void signOut(account),
            suspend: () => void setSuspended(account, true),
            'let-in': () => void setSuspended(account, false),
            remove,
          }}
        />
      </td>
    </tr>
  );
}

function State({
  account: { isSuspended, hasPassword, signedInAt, sessions },
}: {
  readonly account: Account;
}) {
  if (isSuspended) return <span className="people__warning">{say.suspended}</span>;
  if (!hasPassword) return say.invited;
  if (signedInAt === null) return say.signedOut;
  return <time dateTime={signedInAt}>{say.signedIn(formatRelativeTime(signedInAt), sessions)}</time>;
}

type PersonAction = 'rename' | 'link' | 'sign-out' | 'suspend' | 'let-in' | 'remove';

const labels: Readonly<Record<PersonAction, string>> = {
  rename: say.rename,
  link: say.newLink,
  'sign-out': say.signOut,
  suspend: say.suspend,
  'let-in': say.letIn,
  remove: say.remove,
};

interface PersonMenuProps {
  readonly account: Account;
  /** True for your own account, which you can't lock out. */
  readonly isOwn: boolean;
  readonly does: Readonly<Record<PersonAction, () => void>>;
}

function PersonMenu({ account, isOwn, does }: PersonMenuProps) {
  const groups = listPersonActions(account, isOwn);
  return (
    <MenuTrigger>
      <Button className="icon-button" aria-label={say.menu(account.name)}>
        <Ellipsis aria-hidden="true" />
      </Button>
      <Popover className="menu-popover react-aria-Popover" placement="bottom end" offset={4}>
        <Menu className="menu" aria-label={say.menu(account.name)}>
          {groups.flatMap((group, index) => [
            ...(index > 0 ? [<Separator key={`line ${group[0]}`} className="menu__line" />] : []),
            ...group.map((action) => (
              <MenuItem
                key={action}
                className={action === 'remove' ? 'menu__item menu__item--danger' : 'menu__item'}
                textValue={labels[action]}
                onAction={does[action]}
              >
                {labels[action]}
              </MenuItem>
            )),
          ])}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

function listPersonActions({ isSuspended, sessions }: Account, isOwn: boolean): PersonAction[][] {
  if (isOwn) return [['rename']];
  const inTouch: PersonAction[] = ['rename', 'link'];
  const stops: PersonAction[] = [
    ...(sessions > 0 ? (['sign-out'] as const) : []),
    isSuspended ? 'let-in' : 'suspend',
    'remove',
  ];
  return [inTouch, stops];
}
