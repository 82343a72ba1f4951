import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PasswordAccess } from '#api/endpoints/password-access.ts';
import { passwordAccessQuery } from '../data/password-access.ts';
import { Notice } from '../shared/notice.tsx';
import { AccessSection, AddButton } from './access-section.tsx';
import { accessWords } from './access-words.ts';
import { PasswordDialog, type PasswordDraft } from './password-dialog.tsx';
import { PasswordInUse } from './password-in-use.tsx';
import { PasswordList } from './password-list.tsx';
import { usePasswords } from './use-passwords.ts';

const say = accessWords;

/** The passwords that pages share, each with what it opens. */
export function PasswordsSection() {
  const query = useQuery(passwordAccessQuery);
  const { data } = query;
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
    <AccessSection
      name="password-list"
      say={say}
      heading={heading}
      query={query}
      add={data && <AddButton onClick={() => setDraft({})}>{say.add}</AddButton>}
    >
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
    </AccessSection>
  );
}
