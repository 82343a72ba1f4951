import { Copy, DoorClosed, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { PasswordAccess } from '#api/endpoints/password-access.ts';
import { IconButton } from '../shared/icon-button.tsx';
import { formatRelativeTime } from '../shared/relative-time.ts';
import { accessWords } from './access-words.ts';
import { CellLabel } from './cell-label.tsx';
import { OpenedPages } from './opened-pages.tsx';
import { usePasswords } from './use-passwords.ts';

const say = accessWords;

interface PasswordRowProps {
  readonly password: PasswordAccess;
  readonly edit: () => void;
  readonly remove: () => void;
}

/** A shared password: its label, pages, and actions. */
export function PasswordRow({ password, edit, remove }: PasswordRowProps) {
  const { id, label, pages, usedAt } = password;
  const { closeOpen, isBusy } = usePasswords();
  return (
    <tr className="access-line">
      <th scope="row" className="passwords__for">
        <span className="passwords__label">{label || id}</span>
        {label !== '' && <span className="passwords__id">{id}</span>}
      </th>
      <td className="passwords__secret">
        <CellLabel>{say.columns.password}</CellLabel>
        <Secret password={password} />
      </td>
      <td className="passwords__pages">
        <CellLabel>{say.columns.pages}</CellLabel>
        <OpenedPages pages={pages} />
      </td>
      <td className="passwords__used">
        <CellLabel>{say.columns.used}</CellLabel>
        {usedAt === null ? say.neverUsed : <time dateTime={usedAt}>{formatRelativeTime(usedAt)}</time>}
      </td>
      <td className="passwords__actions">
        <IconButton icon={Pencil} label={say.edit(id)} onPress={edit} />
        <IconButton
          icon={DoorClosed}
          label={say.close(id)}
          isDisabled={isBusy}
          onPress={() => void closeOpen(password)}
        />
        <IconButton icon={Trash2} label={say.delete(id)} isDisabled={isBusy} onPress={remove} />
      </td>
    </tr>
  );
}

/** A password that is hidden until it is revealed, so that others who see the screen can't read it. */
function Secret({ password: { id, password } }: { readonly password: PasswordAccess }) {
  const [isShown, setShown] = useState(false);
  const { copy } = usePasswords();
  if (password === '') return <span className="passwords__issue">{say.unreadable}</span>;
  return (
    <span className="passwords__word">
      {isShown ? (
        <code className="passwords__text">{password}</code>
      ) : (
        <span className="passwords__dots">
          <span aria-hidden="true">••••••••</span>
          <span className="visually-hidden">{say.hidden}</span>
        </span>
      )}
      <IconButton
        icon={isShown ? EyeOff : Eye}
        label={isShown ? say.hide(id) : say.show(id)}
        onPress={() => setShown(!isShown)}
      />
      <IconButton icon={Copy} label={say.copy(id)} onPress={() => void copy(id, password)} />
    </span>
  );
}
