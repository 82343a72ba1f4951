import { type SubmitEvent, useState } from 'react';
import { ApiError } from '#api/client.ts';
import { type ClientSpace, createClientSpace, saveClientSpace } from '#api/endpoints/client-spaces.ts';
import { defaultLanguage, type Language, languages, type Translated } from '#content/language/language.ts';
import { generateReadableCode } from '#content/text/readable-code.ts';
import { Button } from '#ui/button/button.tsx';
import { Modal } from '#ui/modal/modal.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { refreshClientSpaces } from '../data/client-spaces.ts';
import { DateInput } from '../forms/date/date-input.tsx';
import { SelectInput } from '../forms/select-input.tsx';
import { TextInput } from '../forms/text-input.tsx';
import { TranslatedInput } from '../forms/translated-input.tsx';
import { api } from '../session/api.ts';
import { DialogIssue } from '../shared/dialog-issue.tsx';
import { formatErrorMessage } from '../shared/error-message.ts';
import { words } from '../words.ts';
import { ClientSpacePages } from './client-space-pages.tsx';
import { clientSpaceWords } from './client-space-words.ts';
import { getEndOfDay, getLastDay } from './last-day.ts';
import { useClientSpaces } from './use-client-spaces.ts';

const say = clientSpaceWords;

interface ClientSpaceDialogProps {
  /** The client space to edit; undefined for a new one. */
  readonly before: ClientSpace | undefined;
  /** Time zone of the days. */
  readonly timeZone: string;
  readonly close: () => void;
}

/** Values of the form. */
interface Draft {
  readonly client: string;
  readonly greeting: Translated;
  readonly language: Language;
  readonly password: string;
  readonly lastDay: string;
  readonly pages: readonly string[];
}

/** Creates or edits a client space. */
export function ClientSpaceDialog({ before, timeZone, close }: ClientSpaceDialogProps) {
  const { show } = useToast();
  const { copy } = useClientSpaces();
  const [first] = useState(() => createClientSpaceDraft(before, timeZone));
  const [draft, setDraft] = useState(first);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>();
  const issues = listFieldIssues(failed);
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  const { client } = draft;

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (client.trim() === '' || isBusy) return;
    const changes = before && findClientSpaceChanges(draft, first, timeZone);
    if (before && !changes) return close();
    setBusy(true);
    try {
      const { data } =
        before && changes
          ? await api.call(saveClientSpace, { params: { id: before.id }, body: changes })
          : await api.call(createClientSpace, { body: buildNewClientSpace(draft, timeZone) });
      await refreshClientSpaces();
      const action = { label: say.copyAction, run: () => void copy(data) };
      show({ text: before ? say.saved(data.client) : say.made(data.client), action });
      close();
    } catch (error) {
      setFailed(error);
      setBusy(false);
    }
  }

  return (
    <Modal
      title={before ? say.changeTitle(before.client) : say.addTitle}
      closeLabel={words.close}
      onClose={close}
    >
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          label={say.client}
          value={client}
          onValue={(value) => set({ client: value })}
          maxLength={200}
          autoComplete="off"
          data-autofocus
          issue={issues.client}
          help={say.clientHelp}
        />
        {before && before.link !== '' && (
          <TextInput
            label={say.link}
            value={before.link}
            onValue={() => {}}
            readOnly
            onFocus={(event) => event.target.select()}
          />
        )}
        <ClientSpacePages chosen={draft.pages} choose={(pages) => set({ pages })} issue={issues.pages} />
        <TranslatedInput
          label={say.greeting}
          value={draft.greeting}
          onValue={(greeting) => set({ greeting })}
          help={say.greetingHelp}
          isLong
        />
        <SelectInput
          label={say.language}
          value={draft.language}
          onValue={(language) => set({ language: language as Language })}
        >
          {languages.map((language) => (
            <option key={language} value={language}>
              {words.languages[language]}
            </option>
          ))}
        </SelectInput>
        <TextInput
          label={say.password}
          value={draft.password}
          onValue={(password) => set({ password })}
          className="password-dialog__password"
          maxLength={200}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          issue={issues.password}
          help={
            before?.password && before.password !== draft.password ? say.passwordChanged : say.passwordHelp
          }
          aside={
            <button
              type="button"
              className="text-button password-dialog__generate"
              onClick={() => set({ password: generateReadableCode() })}
            >
              {say.generate}
            </button>
          }
        />
        <DateInput
          label={say.lastDay}
          kind="date"
          value={draft.lastDay}
          onValue={(lastDay) => set({ lastDay })}
          issue={issues.expiresAt}
          help={say.lastDayHelp}
        />
        {failed !== undefined && Object.keys(issues).length === 0 && (
          <DialogIssue>{formatErrorMessage(failed)}</DialogIssue>
        )}
        <div className="form__buttons">
          <Button onClick={close}>{words.cancel}</Button>
          <Button variant="primary" type="submit" disabled={client.trim() === '' || isBusy}>
            {before ? say.save : say.make}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function createClientSpaceDraft(before: ClientSpace | undefined, timeZone: string): Draft {
  return {
    client: before?.client ?? '',
    greeting: before?.greeting ?? {},
    language: before?.language ?? defaultLanguage,
    password: before?.password ?? '',
    lastDay: getLastDay(before?.expiresAt ?? null, timeZone),
    pages: before?.pages.map(({ pageId }) => pageId) ?? [],
  };
}

/** Builds the request for a new client space. */
function buildNewClientSpace(
  { client, language, greeting, password, lastDay, pages }: Draft,
  timeZone: string,
) {
  return {
    client,
    language,
    greeting: Object.fromEntries(languages.map((of) => [of, getGreetingText(greeting, of)])),
    password: password.trim() === '' ? null : password,
    expiresAt: getEndOfDay(lastDay, timeZone),
    pages: [...pages],
  };
}

/**
 * Finds the changed values; undefined if there are none. Others are not sent, so that changes by other
 * members stay, such as a revoked link.
 */
function findClientSpaceChanges(draft: Draft, first: Draft, timeZone: string) {
  const body = buildNewClientSpace(draft, timeZone);
  const texts = Object.entries(body.greeting).filter(
    ([of, text]) => text !== getGreetingText(first.greeting, of as Language),
  );
  const changes = {
    ...(draft.client !== first.client && { client: body.client }),
    ...(draft.language !== first.language && { language: body.language }),
    ...(texts.length > 0 && { greeting: Object.fromEntries(texts) }),
    ...(draft.password !== first.password && { password: body.password }),
    ...(draft.lastDay !== first.lastDay && { expiresAt: body.expiresAt }),
    ...(draft.pages.join() !== first.pages.join() && { pages: body.pages }),
  };
  return Object.keys(changes).length === 0 ? undefined : changes;
}

function getGreetingText(greeting: Translated, language: Language): string {
  return typeof greeting === 'string' ? greeting : (greeting[language] ?? '');
}

/** Lists the server's errors by field. */
function listFieldIssues(error: unknown): Readonly<Record<string, string>> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries((error.issues ?? []).map(({ path, message }) => [path, message]));
}
