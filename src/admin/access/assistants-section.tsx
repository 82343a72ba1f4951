import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type AssistantKey, revokeAssistantKey } from '#api/endpoints/assistant-keys.ts';
import { mcpPath } from '#api/mcp-path.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { assistantKeysQuery, refreshAssistantKeys } from '../data/assistant-keys.ts';
import { TextInput } from '../forms/text-input.tsx';
import { timeZoneQuery } from '../schedule/schedule-query.ts';
import { api } from '../session/api.ts';
import { ColumnTable } from '../shared/column-table.tsx';
import { DangerDialog } from '../shared/danger-dialog.tsx';
import { formatErrorMessage } from '../shared/error-message.ts';
import { Notice } from '../shared/notice.tsx';
import { getBrowserZone } from '../shared/own-zone.ts';
import { useCopy } from '../shared/use-copy.ts';
import { words } from '../words.ts';
import { AccessSection, AddButton } from './access-section.tsx';
import { AssistantKeyRow } from './assistant-key-row.tsx';
import { assistantsWords } from './assistants-words.ts';
import { NewKeyDialog } from './new-key-dialog.tsx';
import './assistants.css';

const say = assistantsWords;

/**
 * ms for which a revoked or expired key stays in the list, so that its owner can see why it stopped working.
 */
const listedAfterEndMs = 30 * 24 * 60 * 60 * 1000;

/** The open dialog. */
type OpenDialog =
  | { readonly kind: 'new' }
  | { readonly kind: 'made'; readonly name: string; readonly secret: string }
  | { readonly kind: 'revoke'; readonly key: AssistantKey };

/** The API keys of assistants. */
export function AssistantsSection() {
  const query = useQuery(assistantKeysQuery);
  const { data } = query;
  const { data: timeZone = getBrowserZone() } = useQuery(timeZoneQuery);
  const [open, setOpen] = useState<OpenDialog>();
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setOpen(undefined);
  const keys = data?.filter(isListed);
  return (
    <AccessSection
      name="assistants"
      say={say}
      heading={heading}
      query={query}
      add={data && <AddButton onClick={() => setOpen({ kind: 'new' })}>{say.add}</AddButton>}
    >
      {keys?.length === 0 && <Notice empty title={say.empty} text={say.emptyHelp} />}
      {keys && keys.length > 0 && (
        <Keys keys={keys} timeZone={timeZone} revoke={(key) => setOpen({ kind: 'revoke', key })} />
      )}
      {open?.kind === 'new' && (
        <NewKeyDialog
          close={close}
          made={({ key, secret }) => setOpen({ kind: 'made', name: key.name, secret })}
        />
      )}
      {open?.kind === 'made' && <MadeKeyDialog name={open.name} secret={open.secret} close={close} />}
      {open?.kind === 'revoke' && (
        <RevokeKey
          assistantKey={open.key}
          close={close}
          revoked={() => {
            flushSync(close);
            // The button that opened the dialog was removed, so the heading gets the focus.
            heading.current?.focus();
          }}
        />
      )}
    </AccessSection>
  );
}

function isListed({ state, revokedAt, expiresAt }: AssistantKey): boolean {
  if (state === 'works' || state === 'orphaned') return true;
  return Date.now() - Date.parse(revokedAt ?? expiresAt) < listedAfterEndMs;
}

interface KeysProps {
  readonly keys: readonly AssistantKey[];
  readonly timeZone: string;
  readonly revoke: (key: AssistantKey) => void;
}

function Keys({ keys, timeZone, revoke }: KeysProps) {
  return (
    <ColumnTable className="access-table" columns={say.columns}>
      {keys.map((key) => (
        <AssistantKeyRow key={key.id} assistantKey={key} timeZone={timeZone} revoke={() => revoke(key)} />
      ))}
    </ColumnTable>
  );
}

interface MadeKeyDialogProps {
  readonly name: string;
  readonly secret: string;
  readonly close: () => void;
}

/** Shows a new key once. Only its own button closes the dialog. */
function MadeKeyDialog({ name, secret, close }: MadeKeyDialogProps) {
  const address = new URL(mcpPath, window.location.origin).href;
  const copyText = useCopy();
  const copy = (text: string, copied: string) => copyText(text, copied);
  const renderField = (label: string, value: string, copyLabel: string, copied: string, isFirst = false) => (
    <TextInput
      className="assistants-made__field"
      label={label}
      value={value}
      onValue={() => {}}
      readOnly
      onFocus={(event) => event.target.select()}
      aside={
        <Button
          variant="slim"
          className="assistants-made__copy"
          icon={<Copy aria-hidden="true" />}
          aria-label={copyLabel}
          data-autofocus={isFirst || undefined}
          onClick={() => void copy(value, copied)}
        >
          {say.copy}
        </Button>
      }
    />
  );
  return (
    <Modal
      title={say.madeTitle(name)}
      size="small"
      dismissible={false}
      closeLabel={words.close}
      onClose={close}
    >
      <div className="form">
        <p className="dialog-lead">{say.madeText}</p>
        {renderField(say.address, address, say.copyAddress, say.copiedAddress)}
        {renderField(say.secret, secret, say.copyKey, say.copiedKey, true)}
        <div className="form__buttons">
          <Button variant="primary" onClick={close}>
            {say.done}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

interface RevokeKeyProps {
  readonly assistantKey: AssistantKey;
  readonly close: () => void;
  readonly revoked: () => void;
}

/** Confirms revoking a key. It can't be undone, because the server does not store the key itself. */
function RevokeKey({ assistantKey: { id, name }, close, revoked }: RevokeKeyProps) {
  const { show } = useToast();
  const [isBusy, setBusy] = useState(false);
  async function revoke(): Promise<void> {
    setBusy(true);
    try {
      await api.call(revokeAssistantKey, { params: { id } });
      await refreshAssistantKeys();
      revoked();
      show({ text: say.revokedNow(name) });
    } catch (error) {
      setBusy(false);
      show({ text: formatErrorMessage(error), tone: 'error' });
    }
  }
  return (
    <DangerDialog
      title={say.revokeTitle(name)}
      confirmLabel={say.revokeConfirm}
      isBusy={isBusy}
      onConfirm={() => void revoke()}
      onClose={close}
    >
      <p className="dialog-lead">{say.revokeText}</p>
    </DangerDialog>
  );
}
