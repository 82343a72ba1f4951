import { useQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { passwordAccessQuery } from '../data/password-access.ts';
import { useRole } from '../session/api.ts';
import { messageOf } from '../shared/error-message.ts';
import { Loading } from '../shared/loading.tsx';
import { Notice } from '../shared/notice.tsx';
import { words } from '../words.ts';
import { accessWords } from './access-words.ts';
import { PasswordDialog, type PasswordDraft } from './password-dialog.tsx';
import { PasswordList } from './password-list.tsx';
import './access.css';

const say = accessWords;

/** `/admin/access`: the passwords that clients open pages with. */
export function AccessScreen() {
  const isOwner = useRole('owner');
  return (
    <div className="screen">
      <title>{`${words.nav.access} · ${words.product}`}</title>
      {isOwner ? <Passwords /> : <NotForEditors />}
    </div>
  );
}

function NotForEditors() {
  return (
    <>
      <header className="screen__head">
        <h1 className="screen__title">{words.nav.access}</h1>
      </header>
      <Notice icon={<KeyRound />} title={say.ownersOnly} text={say.ownersOnlyHelp} />
    </>
  );
}

function Passwords() {
  const { data, error, refetch } = useQuery(passwordAccessQuery);
  const [draft, setDraft] = useState<PasswordDraft>();
  return (
    <>
      <header className="screen__head">
        <h1 className="screen__title">{words.nav.access}</h1>
        {data && (
          <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setDraft({})}>
            {say.add}
          </Button>
        )}
      </header>
      {data && <PasswordList passwords={data} edit={(before) => setDraft({ before })} />}
      {!data && !error && <Loading text={say.loading} />}
      {!data && error && (
        <Notice title={say.failed} text={messageOf(error)} alert>
          <Button onClick={() => void refetch()}>{words.tryAgain}</Button>
        </Notice>
      )}
      {draft && <PasswordDialog draft={draft} taken={data ?? []} close={() => setDraft(undefined)} />}
    </>
  );
}
