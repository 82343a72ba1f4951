import { Copy, Ellipsis } from 'lucide-react';
import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';
import type { Room } from '#api/endpoints/rooms.ts';
import { IconButton } from '../shared/icon-button.tsx';
import { formatRelativeTime } from '../shared/relative-time.ts';
import { formatExpiryDay } from './last-day.ts';
import { OpenedPages } from './opened-pages.tsx';
import { roomsWords } from './rooms-words.ts';
import { useRooms } from './use-rooms.ts';
import '../shared/menu.css';

const say = roomsWords;

interface RoomRowProps {
  readonly room: Room;
  /** Time zone of the days. */
  readonly timeZone: string;
  readonly change: () => void;
  readonly remove: () => void;
}

/** A client space: client, state, pages, last visit, and actions. */
export function RoomRow({ room, timeZone, change, remove }: RoomRowProps) {
  const { client, link, pages } = room;
  const { copy, revoke, restore, isBusy } = useRooms();
  return (
    <tr className="access-line">
      <th scope="row" className="rooms__for">
        {client}
      </th>
      <td className="rooms__link">
        <State room={room} timeZone={timeZone} />
        {link === '' && <span className="rooms__note">{say.unreadable}</span>}
      </td>
      <td className="rooms__pages">
        <OpenedPages pages={pages} />
      </td>
      <td className="rooms__seen">
        <span className="rooms__when">{say.columns.seen}: </span>
        <Seen room={room} />
      </td>
      <td className="rooms__actions">
        {link !== '' && <IconButton icon={Copy} label={say.copy(client)} onPress={() => void copy(room)} />}
        <RoomMenu
          room={room}
          isBusy={isBusy}
          does={{
            change,
            revoke: () => void revoke(room),
            restore: () => void restore(room),
            delete: remove,
          }}
        />
      </td>
    </tr>
  );
}

function State({
  room: { expiresAt, revokedAt, password },
  timeZone,
}: Pick<RoomRowProps, 'room' | 'timeZone'>) {
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
  if (revokedAt !== null) return <span className="rooms__state rooms__state--shut">{say.revoked}</span>;
  if (isOver)
    return (
      <span className="rooms__state rooms__state--shut">
        {say.over(formatExpiryDay(expiresAt, timeZone))}
      </span>
    );
  return (
    <>
      <span className="rooms__state">
        {expiresAt === null ? say.open : say.openUntil(formatExpiryDay(expiresAt, timeZone))}
      </span>
      {password !== null && <span className="rooms__note">{say.withPassword}</span>}
    </>
  );
}

function Seen({ room: { firstSeenAt, lastSeenAt, visits } }: { readonly room: Room }) {
  if (lastSeenAt === null || firstSeenAt === null) return say.never;
  return (
    <time dateTime={lastSeenAt} title={say.firstSeen(formatRelativeTime(firstSeenAt))}>
      {say.seen(formatRelativeTime(lastSeenAt), visits)}
    </time>
  );
}

type RoomAction = 'change' | 'revoke' | 'restore' | 'delete';

interface RoomMenuProps {
  readonly room: Room;
  readonly isBusy: boolean;
  readonly does: Readonly<Record<RoomAction, () => void>>;
}

function RoomMenu({ room: { client, revokedAt }, isBusy, does }: RoomMenuProps) {
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
