import { useQuery } from '@tanstack/react-query';
import { Copy, UserPlus } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import type { Account, PasswordLink } from '#api/endpoints/accounts.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { accountsQuery } from '../data/accounts.ts';
import { TextInput } from '../forms/text-input.tsx';
import { ColumnTable } from '../shared/column-table.tsx';
import { DangerDialog } from '../shared/danger-dialog.tsx';
import { DialogIssue } from '../shared/dialog-issue.tsx';
import { useCopy } from '../shared/use-copy.ts';
import { words } from '../words.ts';
import { AccessSection } from './access-section.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { peopleWords } from './people-words.ts';
import { PersonRow } from './person-row.tsx';
import { usePeople } from './use-people.ts';
import './people.css';

const say = peopleWords;

/** The open dialog. */
type OpenDialog =
  | { readonly kind: 'invite' }
  | { readonly kind: 'link'; readonly account: Account; readonly link: PasswordLink }
  | { readonly kind: 'listed' | 'rename' | 'remove'; readonly account: Account };

/** Members who can sign in, with their roles. */
export function PeopleSection() {
  const query = useQuery(accountsQuery);
  const { data } = query;
  const [open, setOpen] = useState<OpenDialog>();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setOpen(undefined);
  return (
    <AccessSection
      name="people"
      say={say}
      heading={heading}
      query={query}
      add={
        <Button icon={<UserPlus aria-hidden="true" />} onClick={() => setOpen({ kind: 'invite' })}>
          {say.invite}
        </Button>
      }
    >
      {data && <People accounts={data} open={setOpen} />}
      {open?.kind === 'invite' && (
        <InviteDialog
          close={close}
          invited={(account, link) =>
            setOpen(link ? { kind: 'link', account, link } : { kind: 'listed', account })
          }
        />
      )}
      {open?.kind === 'link' && <LinkDialog account={open.account} link={open.link} close={close} />}
      {open?.kind === 'listed' && <ListedDialog account={open.account} close={close} />}
      {open?.kind === 'rename' && <RenamePerson account={open.account} close={close} />}
      {open?.kind === 'remove' && (
        <RemovePerson
          account={open.account}
          close={close}
          removed={() => {
            close();
            // The row that had the focus was removed, so the heading gets it.
            heading.current?.focus();
          }}
        />
      )}
    </AccessSection>
  );
}

interface PeopleProps {
  readonly accounts: readonly Account[];
  readonly open: (open: OpenDialog) => void;
}

function People({ accounts, open }: PeopleProps) {
  return (
    <ColumnTable className="access-table" columns={say.columns}>
      {accounts.map((account) => (
        <PersonRow
          key={account.id}
          account={account}
          rename={() => open({ kind: 'rename', account })}
          remove={() => open({ kind: 'remove', account })}
          showLink={(link) => open({ kind: 'link', account, link })}
        />
      ))}
    </ColumnTable>
  );
}

interface LinkDialogProps {
  readonly account: Account;
  readonly link: PasswordLink;
  readonly close: () => void;
}

/** Shows the link for choosing a password once, and if it was sent by email. */
function LinkDialog({ account, link: { path, expiresAt, mail }, close }: LinkDialogProps) {
  const address = new URL(path, window.location.origin).href;
  const until = new Date(expiresAt).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
  const copyText = useCopy();
  const copy = () => copyText(address, say.copied);
  return (
    <Modal title={say.linkTitle(account.name)} size="small" closeLabel={words.close} onClose={close}>
      <div className="form">
        {mail === 'sent' && <p className="dialog-lead">{say.mailSent(account.email)}</p>}
        {mail === 'failed' && <DialogIssue>{say.mailFailed(account.email)}</DialogIssue>}
        <p className="dialog-lead">{say.linkText(until)}</p>
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

interface ListedDialogProps {
  readonly account: Account;
  readonly close: () => void;
}

/** Explains the next step for a new member if Firebase manages passwords. */
function ListedDialog({ account: { name, email }, close }: ListedDialogProps) {
  return (
    <Modal title={say.listedTitle(name)} size="small" closeLabel={words.close} onClose={close}>
      <div className="form">
        <p className="dialog-lead">{say.listedText(email)}</p>
        <div className="form__buttons">
          <Button variant="primary" data-autofocus onClick={close}>
            {say.done}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

interface RemovePersonProps {
  readonly account: Account;
  readonly close: () => void;
  readonly removed: () => void;
}

/** Confirms removing a member, who would need a new invitation. */
function RemovePerson({ account, close, removed }: RemovePersonProps) {
  const { remove, isBusy } = usePeople();
  const confirm = async () => {
    if (await remove(account)) removed();
  };
  return (
    <DangerDialog
      title={say.removeTitle(account.name)}
      confirmLabel={say.removeConfirm}
      isBusy={isBusy}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      <p className="dialog-lead">{say.removeText(account.email)}</p>
    </DangerDialog>
  );
}

interface RenamePersonProps {
  readonly account: Account;
  readonly close: () => void;
}

/** Edits the name of a member, which pages and versions show. */
function RenamePerson({ account, close }: RenamePersonProps) {
  const [name, setName] = useState(account.name);
  const { rename, isBusy } = usePeople();
  const isOther = name.trim() !== '' && name.trim() !== account.name;
  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isOther && !isBusy && (await rename(account, name.trim()))) close();
  }
  return (
    <Modal title={say.renameTitle(account.email)} size="small" closeLabel={words.close} onClose={close}>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          label={say.nameField}
          value={name}
          onValue={setName}
          maxLength={100}
          autoComplete="off"
          data-autofocus
        />
        <div className="form__buttons">
          <Button onClick={close}>{words.cancel}</Button>
          <Button variant="primary" type="submit" disabled={!isOther || isBusy}>
            {say.save}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
