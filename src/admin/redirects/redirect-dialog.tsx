import { type KeyboardEvent, type SubmitEvent, useId, useState } from 'react';
import { defaultLanguage } from '#content/language/language.ts';
import { Button } from '#ui/button/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Modal } from '#ui/modal/modal.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { AddressCombo, canTakePage, useLinkedPages } from '../links/address-combo.tsx';
import { DialogIssue } from '../shared/dialog-issue.tsx';
import { formatErrorMessage } from '../shared/error-message.ts';
import { words } from '../words.ts';
import { decodePathForDisplay, readTypedPath } from './readable.ts';
import type { RedirectDraft } from './redirect-draft.ts';
import { redirectWords } from './redirect-words.ts';
import { useChange } from './use-change.ts';
import { buildRedirectChanges, useTrial } from './use-trial.ts';

const say = redirectWords;

interface RedirectDialogProps {
  readonly draft: RedirectDraft;
  readonly close: () => void;
}

/** Creates or edits a redirect. The server's errors are shown while typing. */
export function RedirectDialog({ draft: first, close }: RedirectDialogProps) {
  const [draft, setDraft] = useState(first);
  const [failed, setFailed] = useState<unknown>();
  const { change, isBusy } = useChange();
  const trial = useTrial(draft);
  const set = (part: Partial<RedirectDraft>) => {
    setFailed(undefined);
    setDraft({ ...draft, ...part });
  };
  const isComplete = draft.fromPath.trim() !== '' && draft.toPath.trim() !== '';
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isComplete || isBusy) return;
    const said = say.saved(
      decodePathForDisplay(readTypedPath(draft.fromPath)),
      decodePathForDisplay(draft.toPath.trim()),
    );
    await change(buildRedirectChanges(draft), said).then(close, setFailed);
  };
  const known = trial.fromPath ?? trial.toPath;
  return (
    <Modal
      title={first.was ? say.editTitle : say.addTitle}
      size="medium"
      className="redirect-dialog"
      closeLabel={words.close}
      onClose={close}
    >
      <form
        className="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        onKeyDownCapture={submitOnEnter}
      >
        <TextInput
          label={say.fromLabel}
          value={draft.fromPath}
          onValue={(fromPath) => set({ fromPath })}
          placeholder="/"
          spellCheck={false}
          autoComplete="off"
          data-autofocus={first.fromPath === '' || undefined}
          issue={trial.fromPath?.issue}
          help={trial.fromPath?.warning ?? say.fromHelp}
        />
        <TargetInput
          value={draft.toPath}
          onValue={(toPath) => set({ toPath })}
          issue={trial.toPath?.issue}
          warning={trial.toPath?.warning}
        />
        <TextInput
          label={say.reasonLabel}
          value={draft.reason}
          onValue={(reason) => set({ reason })}
          maxLength={500}
          autoComplete="off"
        />
        {failed !== undefined && !known?.issue && <DialogIssue>{formatErrorMessage(failed)}</DialogIssue>}
        <div className="form__buttons">
          <Button onClick={close}>{words.cancel}</Button>
          <Button variant="primary" type="submit" disabled={!isComplete || isBusy || trial.isRefused}>
            {say.save}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/**
 * Enter chooses the active page in the list, or submits if none is active: otherwise the list would swallow
 * the key.
 */
function submitOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { target } = event;
  if (event.key !== 'Enter' || canTakePage(target) || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget.requestSubmit();
}

interface TargetInputProps {
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly issue: string | undefined;
  readonly warning: string | undefined;
}

/** The redirect's target: a page of the site, or any URL. */
function TargetInput({ value, onValue, issue, warning }: TargetInputProps) {
  const id = useId();
  const pages = useLinkedPages(defaultLanguage);
  const page = pages.find((one) => one.id === value);
  return (
    <div className="form-field">
      <label className="form-field__label" htmlFor={id}>
        {say.toLabel}
      </label>
      <span className={classNames('form-input', issue && 'form-input--issue')}>
        <AddressCombo
          id={id}
          label={say.toLabel}
          text={value}
          onText={onValue}
          placeholder={words.link.placeholder}
          describedBy={`${id}-note`}
          invalid={issue !== undefined}
          className="redirect-dialog__target"
          pages={pages}
        />
      </span>
      <p
        className={classNames('form-field__note', issue && 'form-field__note--issue')}
        id={`${id}-note`}
        aria-live="polite"
      >
        {issue ?? warning ?? (page ? words.link.leadsTo(page.name) : say.toHelp)}
      </p>
    </div>
  );
}
