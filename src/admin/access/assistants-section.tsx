import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AssistantKey } from '#api/endpoints/assistant-keys.ts';
import { Button } from '#ui/button/button.tsx';
import { assistantKeysQuery } from '../data/assistant-keys.ts';
import { timeZoneQuery } from '../schedule/schedule-query.ts';
import { messageOf } from '../shared/error-message.ts';
import { Loading } from '../shared/loading.tsx';
import { Notice } from '../shared/notice.tsx';
import { words } from '../words.ts';
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
  const { data, error, refetch } = useQuery(assistantKeysQuery);
  const { data: timeZone = ownZone() } = useQuery(timeZoneQuery);
  const [open, setOpen] = useState<Open>();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setOpen(undefined);
  const keys = data?.filter(isListed);
  return (
    <section className="assistants" aria-labelledby="assistants">
      <header className="access-head">
        <h2 className="access-head__title" id="assistants" ref={heading} tabIndex={-1}>
          {say.title}
        </h2>
        {data && (
          <Button icon={<Plus aria-hidden="true" />} onClick={() => setOpen({ kind: 'new' })}>
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
    </section>
  );
}

function isListed({ state, revokedAt, expiresAt }: AssistantKey): boolean {
  if (state === 'works' || state === 'orphaned') return true;
  return Date.now() - Date.parse(revokedAt ?? expiresAt) < listedAfterEndMs;
}

/** Where the studio's own zone cannot be read. */
function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

interface KeysProps {
  readonly keys: readonly AssistantKey[];
  readonly timeZone: string;
  readonly revoke: (key: AssistantKey) => void;
}

function Keys({ keys, timeZone, revoke }: KeysProps) {
  return (
    <table className="access-table">
      <thead>
        <tr>
          <th scope="col">{say.columns.name}</th>
          <th scope="col">{say.columns.key}</th>
          <th scope="col">{say.columns.used}</th>
          <th scope="col">
            <span className="visually-hidden">{say.columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <AssistantKeyRow key={key.id} assistantKey={key} timeZone={timeZone} revoke={() => revoke(key)} />
        ))}
      </tbody>
    </table>
  );
}
