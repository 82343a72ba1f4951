import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AssistantKey } from '#api/endpoints/assistant-keys.ts';
import { assistantKeysQuery } from '../data/assistant-keys.ts';
import { timeZoneQuery } from '../schedule/schedule-query.ts';
import { ColumnTable } from '../shared/column-table.tsx';
import { Notice } from '../shared/notice.tsx';
import { ownZone } from '../shared/own-zone.ts';
import { AccessSection, AddButton } from './access-section.tsx';
import { AssistantKeyRow } from './assistant-key-row.tsx';
import { assistantsWords } from './assistants-words.ts';
import { MadeKeyDialog } from './made-key-dialog.tsx';
import { NewKeyDialog } from './new-key-dialog.tsx';
import { RevokeKey } from './revoke-key.tsx';
import './assistants.css';

const say = assistantsWords;

/** ms for which a key that opens nothing any more is listed: who looks for it wants to know why. */
const listedAfterEndMs = 30 * 24 * 60 * 60 * 1000;

/** What is open over the list. */
type Open =
  | { readonly kind: 'new' }
  | { readonly kind: 'made'; readonly name: string; readonly secret: string }
  | { readonly kind: 'revoke'; readonly key: AssistantKey };

/** The keys by which assistants write drafts. */
export function AssistantsSection() {
  const query = useQuery(assistantKeysQuery);
  const { data } = query;
  const { data: timeZone = ownZone() } = useQuery(timeZoneQuery);
  const [open, setOpen] = useState<Open>();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setOpen(undefined);
  const keys = data?.filter(isListed);
  return (
    <AccessSection
      name="assistants"
      say={say}
      heading={heading}
      query={query}
      add={data && <AddButton onClick={() => setOpen({ kind: 'new' })}>{say.add}</AddButton>}
    >
      {keys?.length === 0 && <Notice empty title={say.empty} text={say.emptyHelp} />}
      {keys && keys.length > 0 && (
        <Keys keys={keys} timeZone={timeZone} revoke={(key) => setOpen({ kind: 'revoke', key })} />
      )}
      {open?.kind === 'new' && (
        <NewKeyDialog
          close={close}
          made={({ key, secret }) => setOpen({ kind: 'made', name: key.name, secret })}
        />
      )}
      {open?.kind === 'made' && <MadeKeyDialog name={open.name} secret={open.secret} close={close} />}
      {open?.kind === 'revoke' && (
        <RevokeKey
          assistantKey={open.key}
          close={close}
          revoked={() => {
            flushSync(close);
            // The button to which the dialog gives the keyboard back is gone.
            heading.current?.focus();
          }}
        />
      )}
    </AccessSection>
  );
}

function isListed({ state, revokedAt, expiresAt }: AssistantKey): boolean {
  if (state === 'works' || state === 'orphaned') return true;
  return Date.now() - Date.parse(revokedAt ?? expiresAt) < listedAfterEndMs;
}

interface KeysProps {
  readonly keys: readonly AssistantKey[];
  readonly timeZone: string;
  readonly revoke: (key: AssistantKey) => void;
}

function Keys({ keys, timeZone, revoke }: KeysProps) {
  return (
    <ColumnTable className="access-table" columns={say.columns}>
      {keys.map((key) => (
        <AssistantKeyRow key={key.id} assistantKey={key} timeZone={timeZone} revoke={() => revoke(key)} />
      ))}
    </ColumnTable>
  );
}
