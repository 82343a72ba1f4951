import { useQuery } from '@tanstack/react-query';
import { Copy, Download, Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { makeRecoveryCodes } from '#api/endpoints/passkeys.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { recoveryCodesQuery } from '../data/profile.ts';
import { queryClient } from '../data/queries.ts';
import { api } from '../session/api.ts';
import { formatErrorMessage } from '../shared/error-message.ts';
import { NotLoaded } from '../shared/not-loaded.tsx';
import { useCopy } from '../shared/use-copy.ts';
import { words } from '../words.ts';
import { keysWords } from './keys-words.ts';
import { ProfileSection } from './profile-section.tsx';
import { useConfirmation } from './use-confirmation.tsx';

const say = keysWords;

/** Recovery codes, for signing in without password and passkey. */
export function CodesSection() {
  const { data: left, error, refetch } = useQuery(recoveryCodesQuery);
  const [codes, setCodes] = useState<readonly string[]>();
  const [isBusy, setBusy] = useState(false);
  const { confirmed, question } = useConfirmation();
  const { show } = useToast();

  async function make(): Promise<void> {
    setBusy(true);
    try {
      await confirmed(async () => setCodes((await api.call(makeRecoveryCodes, {})).data.codes));
    } catch (refused) {
      show({ text: formatErrorMessage(refused), tone: 'error' });
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries({ queryKey: recoveryCodesQuery.queryKey });
    }
  }

  return (
    <ProfileSection
      title={say.codes}
      lead={say.codesLead}
      aside={
        left !== undefined && (
          <Button busy={isBusy} onClick={() => void make()}>
            {left > 0 ? say.makeNewCodes : say.makeCodes}
          </Button>
        )
      }
    >
      {left === undefined && (
        <NotLoaded error={error} loading={say.loading} failed={say.failed} again={refetch} />
      )}
      {left !== undefined && (
        <p className="profile-section__none">{left > 0 ? `${say.left(left)} ${say.voids}` : say.noCodes}</p>
      )}
      {codes && <CodesDialog codes={codes} close={() => setCodes(undefined)} />}
      {question}
    </ProfileSection>
  );
}

interface CodesDialogProps {
  readonly codes: readonly string[];
  readonly close: () => void;
}

/** Shows the codes once, in plain text. Only its own button closes it. */
function CodesDialog({ codes, close }: CodesDialogProps) {
  const helpId = useId();
  const copyText = useCopy();
  const copy = () => copyText(codes.join('\n'), say.copied);
  return (
    <Modal
      title={say.codesTitle}
      size="small"
      dismissible={false}
      closeLabel={words.close}
      className="codes-dialog"
      onClose={close}
    >
      <p className="dialog-lead" id={helpId}>
        {say.codesText}
      </p>
      <ol className="codes" aria-describedby={helpId}>
        {codes.map((code) => (
          <li key={code} className="codes__code">
            {code}
          </li>
        ))}
      </ol>
      <div className="codes__ways">
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {say.copy}
        </Button>
        <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {say.print}
        </Button>
        <Button icon={<Download aria-hidden="true" />} onClick={() => download(codes)}>
          {say.download}
        </Button>
      </div>
      <div className="form__buttons">
        <Button variant="primary" data-autofocus onClick={close}>
          {say.done}
        </Button>
      </div>
    </Modal>
  );
}

function download(codes: readonly string[]): void {
  const text = [say.file(window.location.host), '', ...codes, ''].join('\n');
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = say.fileName;
  link.click();
  URL.revokeObjectURL(address);
}
