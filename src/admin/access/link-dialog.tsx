import { Copy } from 'lucide-react';
import type { Account, PasswordLink } from '#api/endpoints/accounts.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { DialogIssue } from '../shared/dialog-issue.tsx';
import { useCopy } from '../shared/use-copy.ts';
import { words } from '../words.ts';
import { peopleWords } from './people-words.ts';

const say = peopleWords;

interface LinkDialogProps {
  readonly account: Account;
  readonly link: PasswordLink;
  readonly close: () => void;
}

/** The link by which somebody chooses a password, shown this once; and whether it went by mail. */
export function LinkDialog({ account, link: { path, expiresAt, mail }, close }: LinkDialogProps) {
  const address = new URL(path, window.location.origin).href;
  const until = new Date(expiresAt).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  const copyText = useCopy();
  const copy = () => copyText(address, say.copied, say.notCopied);
  return (
    <Modal title={say.linkTitle(account.name)} size="small" closeLabel={words.close} onClose={close}>
      <div className="form">
        {mail === 'sent' && <p className="dialog-lead">{say.mailSent(account.email)}</p>}
        {mail === 'failed' && <DialogIssue>{say.mailFailed(account.email)}</DialogIssue>}
        <p className="dialog-lead">{say.linkHelp(until)}</p>
        <TextInput
          label={say.linkField}
          value={address}
          onValue={() => {}}
          readOnly
          onFocus={(event) => event.target.select()}
        />
        <div className="form__buttons">
          <Button onClick={close}>{say.done}</Button>
          <Button
            variant="primary"
            icon={<Copy aria-hidden="true" />}
            data-autofocus
            onClick={() => void copy()}
          >
            {say.copy}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
