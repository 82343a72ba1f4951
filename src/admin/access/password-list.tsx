import { KeyRound } from 'lucide-react';
import { useRef, useState } from 'react';
import type { PasswordAccess } from '#api/endpoints/password-access.ts';
import { Notice } from '../shared/notice.tsx';
import { accessWords } from './access-words.ts';
import { PasswordInUse } from './password-in-use.tsx';
import { PasswordRow } from './password-row.tsx';
import { usePasswords } from './use-passwords.ts';

const say = accessWords;

interface PasswordListProps {
  readonly passwords: readonly PasswordAccess[];
  readonly edit: (password: PasswordAccess) => void;
}

/** All shared passwords, with what they open. */
export function PasswordList({ passwords, edit }: PasswordListProps) {
  const [inUse, setInUse] = useState<PasswordAccess>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { remove } = usePasswords();
  if (passwords.length === 0) return <Notice icon={<KeyRound />} title={say.empty} text={say.emptyHelp} />;
  const removeOrName = async (password: PasswordAccess) => {
    if (password.pages.length > 0) return setInUse(password);
    // The line that has the keyboard is about to go.
    if (await remove(password)) heading.current?.focus();
  };
  return (
    <section className="passwords" aria-labelledby="password-list">
      <h2 className="passwords__title" id="password-list" ref={heading} tabIndex={-1}>
        {say.listTitle(passwords.length)}
      </h2>
      <p className="passwords__lead">{say.lead}</p>
      <table className="passwords__table">
        <thead>
          <tr>
            <th scope="col">{say.columns.for}</th>
            <th scope="col">{say.columns.password}</th>
            <th scope="col">{say.columns.pages}</th>
            <th scope="col">{say.columns.used}</th>
            <th scope="col">
              <span className="visually-hidden">{say.columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {passwords.map((password) => (
            <PasswordRow
              key={password.id}
              password={password}
              edit={() => edit(password)}
              remove={() => void removeOrName(password)}
            />
          ))}
        </tbody>
      </table>
      {inUse && <PasswordInUse password={inUse} close={() => setInUse(undefined)} />}
    </section>
  );
}
