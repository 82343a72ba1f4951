import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { deletePasskey, type Passkey, renamePasskey } from '#api/endpoints/passkeys.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { passkeysQuery } from '../data/profile.ts';
import { queryClient } from '../data/queries.ts';
import { TextInput } from '../forms/text-input.tsx';
import { api } from '../session/api.ts';
import { canUsePasskeys } from '../session/passkeys.ts';
import { DangerDialog } from '../shared/danger-dialog.tsx';
import { formatErrorMessage } from '../shared/error-message.ts';
import { NotLoaded } from '../shared/not-loaded.tsx';
import { formatRelativeTime } from '../shared/relative-time.ts';
import { words } from '../words.ts';
import { AddPasskey } from './add-passkey.tsx';
import { keysWords } from './keys-words.ts';
import { ProfileSection } from './profile-section.tsx';
import { useConfirmation } from './use-confirmation.tsx';

const say = keysWords;

type OpenDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey };

export function PasskeysSection() {
  const { data, error, refetch } = useQuery(passkeysQuery);
  const [open, setOpen] = useState<OpenDialog>();
  const { confirmed, question } = useConfirmation();
  const { show } = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setOpen(undefined);

  /** Refetches the passkeys after a dialog has succeeded. */
  async function finishDialog(text: string | undefined): Promise<void> {
    close();
    await queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey });
    if (text) show({ text });
  }
  const begin = (next: OpenDialog) => void confirmed(async () => setOpen(next));
  async function remove({ id, name }: Passkey): Promise<void> {
    try {
      await confirmed(async () => {
        await api.call(deletePasskey, { params: { id } });
        await finishDialog(say.removed(name));
        // The row that had the focus was removed, so the heading gets it.
        heading.current?.focus();
      });
    } catch (refused) {
      show({ text: formatErrorMessage(refused), tone: 'error' });
      await finishDialog(undefined);
    }
  }
  async function rename({ id }: Passkey, name: string): Promise<void> {
    await api.call(renamePasskey, { params: { id }, body: { name } });
    await finishDialog(undefined);
  }

  return (
    <ProfileSection
      title={say.passkeys}
      lead={say.passkeysLead}
      headingRef={heading}
      aside={
        canUsePasskeys() && (
          <Button icon={<Plus aria-hidden="true" />} onClick={() => begin({ kind: 'add' })}>
            {say.add}
          </Button>
        )
      }
    >
      {!canUsePasskeys() && <p className="profile-section__none">{say.notHere}</p>}
      {!data && <NotLoaded error={error} loading={say.loading} failed={say.failed} again={refetch} />}
      {data?.length === 0 && canUsePasskeys() && <p className="profile-section__none">{say.noPasskeys}</p>}
      {data && data.length > 0 && (
        <ul className="profile-list">
          {data.map((passkey) => (
            <PasskeyLine
              key={passkey.id}
              passkey={passkey}
              rename={() => setOpen({ kind: 'rename', passkey })}
              remove={() => setOpen({ kind: 'remove', passkey })}
            />
          ))}
        </ul>
      )}
      {open?.kind === 'add' && (
        <AddPasskey close={close} added={(name) => void finishDialog(say.added(name))} />
      )}
      {open?.kind === 'rename' && (
        <RenamePasskey
          before={open.passkey.name}
          rename={(name) => rename(open.passkey, name)}
          close={close}
        />
      )}
      {open?.kind === 'remove' && (
        <RemovePasskey name={open.passkey.name} remove={() => void remove(open.passkey)} close={close} />
      )}
      {question}
    </ProfileSection>
  );
}

interface PasskeyLineProps {
  readonly passkey: Passkey;
  readonly rename: () => void;
  readonly remove: () => void;
}

function PasskeyLine({ passkey: { name, createdAt, usedAt, isSynced }, rename, remove }: PasskeyLineProps) {
  const facts = [
    say.made(formatRelativeTime(createdAt)),
    usedAt === null ? say.neverUsed : say.used(formatRelativeTime(usedAt)),
    ...(isSynced ? [say.synced] : []),
  ];
  return (
    <li className="profile-list__line">
      <div>
        <span className="profile-list__name">{name}</span>
        <span className="profile-list__facts">{facts.join(', ')}</span>
      </div>
      <div className="profile-list__actions">
        <button
          type="button"
          className="icon-button"
          aria-label={say.rename(name)}
          title={say.rename(name)}
          onClick={rename}
        >
          <Pencil aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={say.remove(name)}
          title={say.remove(name)}
          onClick={remove}
        >
          <Trash2 aria-hidden="true" />
        </button>
      </div>
    </li>
  );
}

interface RemovePasskeyProps {
  readonly name: string;
  readonly remove: () => void;
  readonly close: () => void;
}

/**
 * Confirms the removal of a passkey. A removed passkey can't be restored; the device can create a new one.
 */
function RemovePasskey({ name, remove, close }: RemovePasskeyProps) {
  return (
    <DangerDialog
      title={say.removeTitle(name)}
      confirmLabel={say.removeConfirm}
      onConfirm={remove}
      onClose={close}
    >
      <p className="dialog-lead">{say.removeText}</p>
    </DangerDialog>
  );
}

interface RenamePasskeyProps {
  readonly before: string;
  readonly rename: (name: string) => Promise<void>;
  readonly close: () => void;
}

function RenamePasskey({ before, rename, close }: RenamePasskeyProps) {
  const [name, setName] = useState(before);
  const [issue, setIssue] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isOther = name.trim() !== '' && name.trim() !== before;

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (!isOther || isBusy) return;
    setBusy(true);
    try {
      await rename(name.trim());
    } catch (error) {
      setIssue(formatErrorMessage(error));
      setBusy(false);
    }
  }

  return (
    <Modal title={say.renameTitle(before)} size="small" closeLabel={words.close} onClose={close}>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          label={say.name}
          value={name}
          onValue={setName}
          maxLength={100}
          autoComplete="off"
          issue={issue}
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
