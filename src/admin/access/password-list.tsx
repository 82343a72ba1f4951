import type { PasswordAccess } from '#api/endpoints/password-access.ts';
import { accessWords } from './access-words.ts';
import { PasswordRow } from './password-row.tsx';

const say = accessWords;

interface PasswordListProps {
  readonly passwords: readonly PasswordAccess[];
  readonly edit: (password: PasswordAccess) => void;
  readonly remove: (password: PasswordAccess) => void;
}

/** All shared passwords, with what they open. */
export function PasswordList({ passwords, edit, remove }: PasswordListProps) {
  return (
    <table className="access-table">
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
            remove={() => remove(password)}
          />
        ))}
      </tbody>
    </table>
  );
}
