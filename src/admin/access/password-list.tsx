import type { PasswordAccess } from '#api/endpoints/password-access.ts';
import { ColumnTable } from '../shared/column-table.tsx';
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
