import { Copy } from 'lucide-react';
import { mcpPath } from '#api/mcp-path.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { TextInput } from '../shared/text-input.tsx';
import { words } from '../words.ts';
import { assistantsWords } from './assistants-words.ts';

const say = assistantsWords;

interface MadeKeyDialogProps {
  readonly name: string;
  readonly secret: string;
  readonly close: () => void;
}

/** A key in the clear, this once: nothing but its own button closes it. */
export function MadeKeyDialog({ name, secret, close }: MadeKeyDialogProps) {
  const { show } = useToast();
  const address = new URL(mcpPath, window.location.origin).href;
  async function copy(text: string, copied: string): Promise<void> {
    const said = await navigator.clipboard.writeText(text).then(
      () => copied,
      () => say.notCopied,
    );
    show({ text: said });
  }
  const field = (label: string, value: string) => (
    <TextInput
      className="assistants-made__field"
      label={label}
      value={value}
      onValue={() => {}}
      readOnly
      onFocus={(event) => event.target.select()}
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
        <p className="dialog-lead">{say.madeHelp}</p>
        {field(say.address, address)}
        {field(say.secret, secret)}
        <div className="form__buttons assistants-made__buttons">
          <Button
            icon={<Copy aria-hidden="true" />}
            onClick={() => void copy(address, say.copiedAddress)}
          >
            {say.copyAddress}
          </Button>
          <Button
            icon={<Copy aria-hidden="true" />}
            data-autofocus
            onClick={() => void copy(secret, say.copiedKey)}
          >
            {say.copyKey}
          </Button>
          <Button variant="primary" onClick={close}>
            {say.done}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
