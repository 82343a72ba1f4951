import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { PasswordAccess } from '#api/endpoints/password-access.ts';
import { Button } from '#ui/button/button.tsx';
import { passwordAccessQuery } from '../data/password-access.ts';
import { messageOf } from '../shared/error-message.ts';
import { Loading } from '../shared/loading.tsx';
import { Notice } from '../shared/notice.tsx';
import { words } from '../words.ts';
import { accessWords } from './access-words.ts';
import { PasswordDialog, type PasswordDraft } from './password-dialog.tsx';
import { PasswordInUse } from './password-in-use.tsx';
import { PasswordList } from './password-list.tsx';
import { usePasswords } from './use-passwords.ts';

const say = accessWords;

/** The passwords that pages share, each with what it opens. */
export function PasswordsSection() {
  const { data, error, refetch } = useQuery(passwordAccessQuery);
  const [draft, setDraft] = useState<PasswordDraft>();
  const [inUse, setInUse] = useState<PasswordAccess>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { remove } = usePasswords();
  const removeOrName = async (password: PasswordAccess) => {
    if (password.pages.length > 0) return setInUse(password);
    // The line that has the keyboard is about to go.
    if (await remove(password)) heading.current?.focus();
  };
  return (
    <section className="passwords" aria-labelledby="password-list">
      <header className="access-head">
        <h2 className="access-head__title" id="password-list" ref={heading} tabIndex={-1}>
          {say.title}
        </h2>
        {data && (
          <Button icon={<Plus aria-hidden="true" />} onClick={() => setDraft({})}>
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
      {data && data.length > 0 && (
        <PasswordList
          passwords={data}
          edit={(before) => setDraft({ before })}
          remove={(password) => void removeOrName(password)}
        />
      )}
      {draft && <PasswordDialog draft={draft} taken={data ?? []} close={() => setDraft(undefined)} />}
      {inUse && <PasswordInUse password={inUse} close={() => setInUse(undefined)} />}
    </section>
  );
}
