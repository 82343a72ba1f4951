import { Copy } from 'lucide-react';
import { mcpPath } from '#api/mcp-path.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { useCopy } from '../shared/use-copy.ts';
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
  const address = new URL(mcpPath, window.location.origin).href;
  const copyText = useCopy();
  const copy = (text: string, copied: string) => copyText(text, copied, say.notCopied);
  const field = (label: string, value: string, copyLabel: string, copied: string, isFirst = false) => (
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
        <p className="dialog-lead">{say.madeHelp}</p>
        {field(say.address, address, say.copyAddress, say.copiedAddress)}
        {field(say.secret, secret, say.copyKey, say.copiedKey, true)}
        <div className="form__buttons">
          <Button variant="primary" onClick={close}>
            {say.done}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
