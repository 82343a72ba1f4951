import { Link } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { completeAddress } from '#content/address/full-address.ts';
import { Button } from '#ui/button/button.tsx';
import { canTakePage } from '../../../../links/address-combo.tsx';
import { IconButton } from '../../../../shared/icon-button.tsx';
import { formatStroke } from '../../../../shared/keystroke.ts';
import { words } from '../../../../words.ts';
import { markdownWords } from '../../../services/markdown-words.ts';
import { PageCombo } from './page-combo.tsx';

interface LinkToolProps {
  /** URL of the link at the caret. */
  readonly address: string | undefined;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  /** '' removes the link. */
  readonly onAddress: (address: string) => void;
  readonly onDone: () => void;
}

/** Turns the selection into a link: to a page of this site by title, or to any URL. */
export function LinkTool({ address, open, onOpen, onAddress, onDone }: LinkToolProps) {
  const close = (next?: string) => {
    onOpen(false);
    if (next === undefined) onDone();
    else onAddress(next);
  };
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        icon={Link}
        label={markdownWords.link}
        shortcut={formatStroke({ key: 'k', mod: true })}
        pressed={address !== undefined}
        keepsFocus
        onPress={() => (open ? close() : onOpen(true))}
      />
      <Popover
        className="link-tool react-aria-Popover"
        trigger="DialogTrigger"
        placement="bottom end"
        offset={4}
        triggerRef={button}
        isOpen={open}
        onOpenChange={(next) => (next ? onOpen(true) : close())}
      >
        <Dialog aria-label={markdownWords.link}>
          <LinkForm address={address} onClose={close} />
        </Dialog>
      </Popover>
    </>
  );
}

interface LinkFormProps {
  readonly address: string | undefined;
  readonly onClose: (address: string) => void;
}

function LinkForm({ address, onClose }: LinkFormProps) {
  const id = useId();
  const [text, setText] = useState(address ?? '');
  const [isRefused, setRefused] = useState(false);
  const finish = () => {
    const meant = completeAddress(text);
    setRefused(meant === undefined);
    if (meant !== undefined) onClose(meant);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    finish();
  };
  // Enter takes the highlighted page; without one, the typed URL.
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Enter' || canTakePage(target) || !(target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    finish();
  };
  return (
    <form className="link-tool__form" onSubmit={onSubmit} onKeyDownCapture={onKeyDown}>
      <PageCombo
        id={id}
        label={markdownWords.address}
        text={text}
        placeholder={words.link.placeholder}
        opened
        describedBy={`${id}-note`}
        invalid={isRefused}
        onChoose={onClose}
        onText={(typed) => {
          setRefused(false);
          setText(typed);
        }}
      />
      <p className="link-tool__note" id={`${id}-note`} role="alert">
        {isRefused && words.link.noName}
      </p>
      <div className="link-tool__actions">
        {address !== undefined && (
          <Button variant="slim" onClick={() => onClose('')}>
            {markdownWords.removeLink}
          </Button>
        )}
        <Button type="submit" variant="primary" disabled={text.trim() === ''}>
          {markdownWords.setLink}
        </Button>
      </div>
    </form>
  );
}
