import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Room } from '#api/endpoints/rooms.ts';
import { Button } from '#ui/button/button.tsx';
import { roomsQuery } from '../data/rooms.ts';
import { timeZoneQuery } from '../schedule/schedule-query.ts';
import { messageOf } from '../shared/error-message.ts';
import { Loading } from '../shared/loading.tsx';
import { Notice } from '../shared/notice.tsx';
import { words } from '../words.ts';
import { DeleteRoom } from './delete-room.tsx';
import { RoomDialog } from './room-dialog.tsx';
import { RoomRow } from './room-row.tsx';
import { roomsWords } from './rooms-words.ts';
import './rooms.css';

const say = roomsWords;

/** What is open over the list. */
type Open =
  | { readonly kind: 'change'; readonly room?: Room }
  | { readonly kind: 'delete'; readonly room: Room };

/** The links that the studio sends to its clients, each with what it opens and when it was opened. */
export function RoomsSection() {
  const { data, error, refetch } = useQuery(roomsQuery);
  const { data: timeZone = ownZone() } = useQuery(timeZoneQuery);
  const [open, setOpen] = useState<Open>();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setOpen(undefined);
  return (
    <section className="rooms" aria-labelledby="rooms">
      <header className="access-head">
        <h2 className="access-head__title" id="rooms" ref={heading} tabIndex={-1}>
          {say.title}
        </h2>
        {data && (
          <Button icon={<Plus aria-hidden="true" />} onClick={() => setOpen({ kind: 'change' })}>
            {say.add}
          </Button>
        )}
      </header>
      <p className="access-lead">{say.lead}</p>
      {!data && !error && <Loading text={say.loading} />}
      {!data && error && (
        <Notice title={say.failed} text={messageOf(error)} alert>
          <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
        </Notice>
      )}
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
    </section>
  );
}

/** Where the studio's own zone cannot be read. */
function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

interface RoomsProps {
  readonly rooms: readonly Room[];
  readonly timeZone: string;
  readonly open: (open: Open) => void;
}

function Rooms({ rooms, timeZone, open }: RoomsProps) {
  return (
    <table className="access-table">
      <thead>
        <tr>
          <th scope="col">{say.columns.for}</th>
          <th scope="col">{say.columns.link}</th>
          <th scope="col">{say.columns.pages}</th>
          <th scope="col">{say.columns.seen}</th>
          <th scope="col">
            <span className="visually-hidden">{say.columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rooms.map((room) => (
          <RoomRow
            key={room.id}
            room={room}
            timeZone={timeZone}
            change={() => open({ kind: 'change', room })}
            remove={() => open({ kind: 'delete', room })}
          />
        ))}
      </tbody>
    </table>
  );
}
