import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ClientSpace } from '#api/endpoints/client-spaces.ts';
import { clientSpacesQuery } from '../data/client-spaces.ts';
import { timeZoneQuery } from '../schedule/schedule-query.ts';
import { ColumnTable } from '../shared/column-table.tsx';
import { DangerDialog } from '../shared/danger-dialog.tsx';
import { Notice } from '../shared/notice.tsx';
import { getBrowserZone } from '../shared/own-zone.ts';
import { AccessSection, AddButton } from './access-section.tsx';
import { ClientSpaceDialog } from './client-space-dialog.tsx';
import { ClientSpaceRow } from './client-space-row.tsx';
import { clientSpaceWords } from './client-space-words.ts';
import { useClientSpaces } from './use-client-spaces.ts';
import './client-spaces.css';

const say = clientSpaceWords;

/** The open dialog. */
type OpenDialog =
  | { readonly kind: 'change'; readonly clientSpace?: ClientSpace }
  | { readonly kind: 'delete'; readonly clientSpace: ClientSpace };

/** Client spaces with their pages and last visits. */
export function ClientSpacesSection() {
  const query = useQuery(clientSpacesQuery);
  const { data } = query;
  const { data: timeZone = getBrowserZone() } = useQuery(timeZoneQuery);
  const [open, setOpen] = useState<OpenDialog>();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setOpen(undefined);
  return (
    <AccessSection
      name="client-spaces"
      say={say}
      heading={heading}
      query={query}
      add={data && <AddButton onClick={() => setOpen({ kind: 'change' })}>{say.add}</AddButton>}
    >
      {data?.length === 0 && <Notice empty title={say.empty} text={say.emptyHelp} />}
      {data && data.length > 0 && <ClientSpaces clientSpaces={data} timeZone={timeZone} open={setOpen} />}
      {open?.kind === 'change' && (
        <ClientSpaceDialog before={open.clientSpace} timeZone={timeZone} close={close} />
      )}
      {open?.kind === 'delete' && (
        <DeleteClientSpace
          clientSpace={open.clientSpace}
          close={close}
          deleted={() => {
            flushSync(close);
            // The row that opened the dialog was removed, so the heading gets the focus.
            heading.current?.focus();
          }}
        />
      )}
    </AccessSection>
  );
}

interface ClientSpacesProps {
  readonly clientSpaces: readonly ClientSpace[];
  readonly timeZone: string;
  readonly open: (open: OpenDialog) => void;
}

function ClientSpaces({ clientSpaces, timeZone, open }: ClientSpacesProps) {
  return (
    <ColumnTable className="access-table" columns={say.columns}>
      {clientSpaces.map((clientSpace) => (
        <ClientSpaceRow
          key={clientSpace.id}
          clientSpace={clientSpace}
          timeZone={timeZone}
          change={() => open({ kind: 'change', clientSpace })}
          remove={() => open({ kind: 'delete', clientSpace })}
        />
      ))}
    </ColumnTable>
  );
}

interface DeleteClientSpaceProps {
  readonly clientSpace: ClientSpace;
  readonly close: () => void;
  readonly deleted: () => void;
}

/** Confirms deleting a client space. Unlike revoking its link, it can't be undone. */
function DeleteClientSpace({ clientSpace, close, deleted }: DeleteClientSpaceProps) {
  const { remove, isBusy } = useClientSpaces();
  const confirm = async () => {
    if (await remove(clientSpace)) deleted();
  };
  return (
    <DangerDialog
      title={say.deleteTitle(clientSpace.client)}
      confirmLabel={say.deleteConfirm}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      <p className="dialog-lead">{say.deleteText}</p>
      {clientSpace.pages.some(({ isProtected }) => isProtected) && (
        <p className="dialog-lead">{say.deleteOnly}</p>
      )}
    </DangerDialog>
  );
}
