import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Room } from '#api/endpoints/rooms.ts';
import { roomsQuery } from '../data/rooms.ts';
import { timeZoneQuery } from '../schedule/schedule-query.ts';
import { ColumnTable } from '../shared/column-table.tsx';
import { DangerDialog } from '../shared/danger-dialog.tsx';
import { Notice } from '../shared/notice.tsx';
import { getBrowserZone } from '../shared/own-zone.ts';
import { AccessSection, AddButton } from './access-section.tsx';
import { RoomDialog } from './room-dialog.tsx';
import { RoomRow } from './room-row.tsx';
import { roomsWords } from './rooms-words.ts';
import { useRooms } from './use-rooms.ts';
import './rooms.css';

const say = roomsWords;

/** The open dialog. */
type Open =
  | { readonly kind: 'change'; readonly room?: Room }
  | { readonly kind: 'delete'; readonly room: Room };

/** Client spaces with their pages and last visits. */
export function RoomsSection() {
  const query = useQuery(roomsQuery);
  const { data } = query;
  const { data: timeZone = getBrowserZone() } = useQuery(timeZoneQuery);
  const [open, setOpen] = useState<Open>();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setOpen(undefined);
  return (
    <AccessSection
      name="rooms"
      say={say}
      heading={heading}
      query={query}
      add={data && <AddButton onClick={() => setOpen({ kind: 'change' })}>{say.add}</AddButton>}
    >
      {data?.length === 0 && <Notice empty title={say.empty} text={say.emptyHelp} />}
      {data && data.length > 0 && <Rooms rooms={data} timeZone={timeZone} open={setOpen} />}
      {open?.kind === 'change' && <RoomDialog before={open.room} timeZone={timeZone} close={close} />}
      {open?.kind === 'delete' && (
        <DeleteRoom
          room={open.room}
          close={close}
          deleted={() => {
            flushSync(close);
            // The line to which the dialog gives the keyboard back is gone.
            heading.current?.focus();
          }}
        />
      )}
    </AccessSection>
  );
}

interface RoomsProps {
  readonly rooms: readonly Room[];
  readonly timeZone: string;
  readonly open: (open: Open) => void;
}

function Rooms({ rooms, timeZone, open }: RoomsProps) {
  return (
    <ColumnTable className="access-table" columns={say.columns}>
      {rooms.map((room) => (
        <RoomRow
          key={room.id}
          room={room}
          timeZone={timeZone}
          change={() => open({ kind: 'change', room })}
          remove={() => open({ kind: 'delete', room })}
        />
      ))}
    </ColumnTable>
  );
}

interface DeleteRoomProps {
  readonly room: Room;
  readonly close: () => void;
  readonly deleted: () => void;
}

/** Confirms deleting a client space. Unlike revoking its link, it can't be undone. */
function DeleteRoom({ room, close, deleted }: DeleteRoomProps) {
  const { remove, isBusy } = useRooms();
  const confirm = async () => {
    if (await remove(room)) deleted();
  };
  return (
    <DangerDialog
      title={say.deleteTitle(room.client)}
      confirmLabel={say.deleteConfirm}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      <p className="dialog-lead">{say.deleteText}</p>
      {room.pages.some(({ isProtected }) => isProtected) && <p className="dialog-lead">{say.deleteOnly}</p>}
    </DangerDialog>
  );
}
