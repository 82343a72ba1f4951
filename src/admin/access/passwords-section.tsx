import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { PasswordAccess } from '#api/endpoints/password-access.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { passwordAccessQuery } from '../data/password-access.ts';
import { ColumnTable } from '../shared/column-table.tsx';
import { Notice } from '../shared/notice.tsx';
import { words } from '../words.ts';
import { AccessSection, AddButton } from './access-section.tsx';
import { accessWords } from './access-words.ts';
import { OpenedPages } from './opened-pages.tsx';
import { PasswordDialog, type PasswordDraft } from './password-dialog.tsx';
import { PasswordRow } from './password-row.tsx';
import { usePasswords } from './use-passwords.ts';

const say = accessWords;

/** Shared passwords and their pages. */
export function PasswordsSection() {
  const query = useQuery(passwordAccessQuery);
  const { data } = query;
  const [draft, setDraft] = useState<PasswordDraft>();
  const [inUse, setInUse] = useState<PasswordAccess>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { remove } = usePasswords();
  const removeOrName = async (password: PasswordAccess) => {
    if (password.pages.length > 0) return setInUse(password);
    // The row with the focus is removed, so the heading gets the focus.
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

interface PasswordInUseProps {
  readonly password: PasswordAccess;
  readonly close: () => void;
}

/** Explains why a password can't be deleted: pages need it. */
function PasswordInUse({ password: { id, label, pages }, close }: PasswordInUseProps) {
  return (
    <Modal
      title={accessWords.inUseTitle(label || id)}
      size="small"
      className="password-in-use"
      closeLabel={words.close}
      onClose={close}
    >
      <p className="dialog-lead">{accessWords.inUse}</p>
      <OpenedPages pages={pages} all />
      <div className="form__buttons">
        <Button data-autofocus onClick={close}>
          {words.close}
        </Button>
      </div>
    </Modal>
  );
}

interface PasswordListProps {
  readonly passwords: readonly PasswordAccess[];
  readonly edit: (password: PasswordAccess) => void;
  readonly remove: (password: PasswordAccess) => void;
}

/** The list of shared passwords. */
function PasswordList({ passwords, edit, remove }: PasswordListProps) {
  return (
    <ColumnTable className="access-table" columns={say.columns}>
      {passwords.map((password) => (
        <PasswordRow
          key={password.id}
          password={password}
          edit={() => edit(password)}
          remove={() => remove(password)}
        />
      ))}
    </ColumnTable>
  );
}
