import { Ellipsis } from 'lucide-react';
import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';
import type { Room } from '#api/endpoints/rooms.ts';
import { roomsWords } from './rooms-words.ts';
import '../shared/menu.css';

const say = roomsWords;

type RoomAction = 'change' | 'revoke' | 'restore' | 'delete';

interface RoomMenuProps {
  readonly room: Room;
  readonly isBusy: boolean;
  readonly does: Readonly<Record<RoomAction, () => void>>;
}

export function RoomMenu({ room: { client, revokedAt }, isBusy, does }: RoomMenuProps) {
  const item = (action: RoomAction) => (
    <MenuItem
      key={action}
      className={action === 'delete' ? 'menu__item menu__item--danger' : 'menu__item'}
      textValue={say[action]}
      onAction={does[action]}
    >
      {say[action]}
    </MenuItem>
  );
  return (
    <MenuTrigger>
      <Button className="icon-button" aria-label={say.menu(client)} isDisabled={isBusy}>
        <Ellipsis aria-hidden="true" />
      </Button>
      <Popover className="menu-popover react-aria-Popover" placement="bottom end" offset={4}>
        <Menu className="menu" aria-label={say.menu(client)}>
          {item('change')}
          <Separator className="menu__line" />
          {item(revokedAt === null ? 'revoke' : 'restore')}
          {item('delete')}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
