import { Ellipsis } from 'lucide-react';
import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';
import type { Account } from '#api/endpoints/accounts.ts';
import { peopleWords } from './people-words.ts';
import '../shared/menu.css';

const say = peopleWords;

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
  /** Nobody shuts themselves out. */
  readonly isOwn: boolean;
  readonly does: Readonly<Record<PersonAction, () => void>>;
}

export function PersonMenu({ account, isOwn, does }: PersonMenuProps) {
  const groups = actionsOf(account, isOwn);
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

function actionsOf({ isSuspended, sessions }: Account, isOwn: boolean): PersonAction[][] {
  if (isOwn) return [['rename']];
  const inTouch: PersonAction[] = ['rename', 'link'];
  const stops: PersonAction[] = [
    ...(sessions > 0 ? (['sign-out'] as const) : []),
    isSuspended ? 'let-in' : 'suspend',
    'remove',
  ];
  return [inTouch, stops];
}
