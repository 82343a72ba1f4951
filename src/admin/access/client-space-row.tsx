import { Copy, Ellipsis } from 'lucide-react';
import { Button, Menu, MenuItem, MenuTrigger, Popover, Separator } from 'react-aria-components';
import type { ClientSpace } from '#api/endpoints/client-spaces.ts';
import { IconButton } from '../shared/icon-button.tsx';
import { formatRelativeTime } from '../shared/relative-time.ts';
import { CellLabel } from './cell-label.tsx';
import { clientSpaceWords } from './client-space-words.ts';
import { formatExpiryDay } from './last-day.ts';
import { OpenedPages } from './opened-pages.tsx';
import { useClientSpaces } from './use-client-spaces.ts';
import '../shared/menu/menu.css';

const say = clientSpaceWords;

interface ClientSpaceRowProps {
  readonly clientSpace: ClientSpace;
  /** Time zone of the days. */
  readonly timeZone: string;
  readonly change: () => void;
  readonly remove: () => void;
}

/** A client space: client, state, pages, last visit, and actions. */
export function ClientSpaceRow({ clientSpace, timeZone, change, remove }: ClientSpaceRowProps) {
  const { client, link, pages } = clientSpace;
  const { copy, revoke, restore, isBusy } = useClientSpaces();
  return (
    <tr className="access-line">
      <th scope="row" className="client-spaces__for">
        {client}
      </th>
      <td className="client-spaces__link">
        <CellLabel>{say.columns.link}</CellLabel>
        <State clientSpace={clientSpace} timeZone={timeZone} />
        {link === '' && <span className="client-spaces__note">{say.unreadable}</span>}
      </td>
      <td className="client-spaces__pages">
        <CellLabel>{say.columns.pages}</CellLabel>
        <OpenedPages pages={pages} />
      </td>
      <td className="client-spaces__seen">
        <CellLabel>{say.columns.seen}</CellLabel>
        <Seen clientSpace={clientSpace} />
      </td>
      <td className="client-spaces__actions">
        {link !== '' && (
          <IconButton icon={Copy} label={say.copy(client)} onPress={() => void copy(clientSpace)} />
        )}
        <ClientSpaceMenu
          clientSpace={clientSpace}
          isBusy={isBusy}
          does={{
            change,
            revoke: () => void revoke(clientSpace),
            restore: () => void restore(clientSpace),
            delete: remove,
          }}
        />
      </td>
    </tr>
  );
}

function State({
  clientSpace: { expiresAt, revokedAt, password },
  timeZone,
}: Pick<ClientSpaceRowProps, 'clientSpace' | 'timeZone'>) {
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
  if (revokedAt !== null)
    return <span className="client-spaces__state client-spaces__state--shut">{say.revoked}</span>;
  if (isOver)
    return (
      <span className="client-spaces__state client-spaces__state--shut">
        {say.over(formatExpiryDay(expiresAt, timeZone))}
      </span>
    );
  return (
    <>
      <span className="client-spaces__state">
        {expiresAt === null ? say.open : say.openUntil(formatExpiryDay(expiresAt, timeZone))}
      </span>
      {password !== null && <span className="client-spaces__note">{say.withPassword}</span>}
    </>
  );
}

function Seen({ clientSpace: { firstSeenAt, lastSeenAt, visits } }: { readonly clientSpace: ClientSpace }) {
  if (lastSeenAt === null || firstSeenAt === null) return say.never;
  return (
    <time dateTime={lastSeenAt} title={say.firstSeen(formatRelativeTime(firstSeenAt))}>
      {say.seen(formatRelativeTime(lastSeenAt), visits)}
    </time>
  );
}

type ClientSpaceAction = 'change' | 'revoke' | 'restore' | 'delete';

interface ClientSpaceMenuProps {
  readonly clientSpace: ClientSpace;
  readonly isBusy: boolean;
  readonly does: Readonly<Record<ClientSpaceAction, () => void>>;
}

function ClientSpaceMenu({ clientSpace: { client, revokedAt }, isBusy, does }: ClientSpaceMenuProps) {
  const renderItem = (action: ClientSpaceAction) => (
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
          {renderItem('change')}
          <Separator className="menu__line" />
          {renderItem(revokedAt === null ? 'revoke' : 'restore')}
          {renderItem('delete')}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
