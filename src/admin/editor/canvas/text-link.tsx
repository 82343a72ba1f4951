import { Unlink } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { completeAddress } from '#content/address/full-address.ts';
import { canTakePage } from '../../links/address-combo.tsx';
import { words } from '../../words.ts';
import { PageCombo } from '../form/inputs/text/page-combo.tsx';
import { useEditor } from '../services/editor-context.ts';
import { writingWords } from '../services/writing-words.ts';

interface TextLinkProps {
  /** URL of the link; null without one. */
  readonly href: string | null;
  /** Returns the focus to the text. */
  readonly back: () => void;
}

/** Field for the link of the selected text: a page of this site by its title, or any URL. */
export function TextLink({ href, back }: TextLinkProps) {
  const { writing } = useEditor();
  const [address, setAddress] = useState(href ?? '');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
    // Closing the list of pages focuses its input, which is removed by then.
    return () => void requestAnimationFrame(writing.focus);
  }, [writing]);
  const [isRefused, setRefused] = useState(false);
  const apply = (to: string) => {
    const meant = to.trim() === '' ? '' : completeAddress(to);
    setRefused(meant === undefined);
    if (meant === undefined) return;
    back();
    writing.mark('link', meant);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply(address);
  };
  /** Handles Enter before the list of pages does: if none is chosen there, Enter takes the typed URL. */
  const onKey = (event: KeyboardEvent) => {
    const input = event.target as Element;
    const isOpen = input.getAttribute('aria-expanded') === 'true';
    const isTyped = input.matches('input') && !canTakePage(input);
    if (event.key === 'Enter' && isTyped) apply(address);
    else if (event.key === 'Escape' && !isOpen) back();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <form
      ref={form}
      className="text-toolbar__link"
      aria-label={writingWords.linkTitle}
      onSubmit={submit}
      onKeyDownCapture={onKey}
    >
      <PageCombo
        label={writingWords.linkAddress}
        id="text-link-address"
        text={address}
        onText={(typed) => {
          setRefused(false);
          setAddress(typed);
        }}
        onChoose={apply}
        placeholder={writingWords.linkAddress}
        describedBy="text-link-note"
        invalid={isRefused}
      />
      <span className="text-toolbar__note" id="text-link-note" role="alert">
        {isRefused && words.link.noName}
      </span>
      <button type="submit" className="text-toolbar__apply">
        {writingWords.linkApply}
      </button>
      {href !== null && (
        <button
          type="button"
          className="icon-button"
          aria-label={writingWords.linkRemove}
          title={writingWords.linkRemove}
          onClick={() => apply('')}
        >
          <Unlink aria-hidden="true" />
        </button>
      )}
    </form>
  );
}
