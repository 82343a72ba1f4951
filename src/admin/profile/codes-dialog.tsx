import { Copy, Download, Printer } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { useCopy } from '../shared/use-copy.ts';
import { words } from '../words.ts';
import { keysWords } from './keys-words.ts';

const say = keysWords;

interface CodesDialogProps {
  readonly codes: readonly string[];
  readonly close: () => void;
}

/** The codes in the clear, this once: nothing but its own button closes it. */
export function CodesDialog({ codes, close }: CodesDialogProps) {
  const helpId = useId();
  const copyText = useCopy();
  const copy = () => copyText(codes.join('\n'), say.copied, say.notCopied);
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
        {say.codesHelp}
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
