import { useQuery } from '@tanstack/react-query';
import { use, useId, useState } from 'react';
import { clientSpacesQuery } from '../../data/client-spaces.ts';
import { passwordAccessQuery } from '../../data/password-access.ts';
import { FieldRow } from '../../forms/field-row.tsx';
import { OnOff } from '../../forms/on-off.tsx';
import { SelectInput } from '../../forms/select-input.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { pageSettingsWords } from '../../pages/page-settings-words.ts';
import { useRole } from '../../session/api.ts';
import { useEditor } from '../services/editor-context.ts';
import { RouteIdContext, usePageFacts } from '../services/page-facts.ts';
import { sendVisibility } from '../work/page-api.ts';
import { FactForm } from './fact-form.tsx';
import { useFactSaver } from './use-fact-saver.ts';

/** Protection of the page by a password or login. Only owners can change it; editors see that it is set. */
export function PageProtection() {
  const facts = usePageFacts();
  const isOwner = useRole('owner');
  if (isOwner) return <ProtectionForm />;
  return (
    <FieldRow label={pageSettingsWords.protection} help={pageSettingsWords.protectionHelp}>
      {facts.requiresLogin ? pageSettingsWords.protectedPage : pageSettingsWords.openPage}
    </FieldRow>
  );
}

/** Saved at once and outside of undo, so that undo cannot restore a removed password. */
function ProtectionForm() {
  const { pageId } = useEditor();
  const routeId = use(RouteIdContext);
  const facts = usePageFacts();
  const id = useId();
  const before = {
    requiresLogin: facts.requiresLogin,
    loginPassword: facts.loginPassword ?? '',
    passwordId: facts.passwordId ?? '',
  };
  const [typed, setTyped] = useState<Partial<typeof before>>({});
  const wanted = { ...before, ...typed };
  const { save, isPending, issue, findIssue, reset } = useFactSaver(
    (body: typeof before) => sendVisibility(routeId, pageId, body),
    () => setTyped({}),
  );
  const set = (change: typeof typed) => {
    reset();
    setTyped({ ...typed, ...change });
  };
  const isChanged = Object.entries(wanted).some(
    ([name, value]) => value !== before[name as keyof typeof before],
  );
  return (
    <FactForm
      isChanged={isChanged}
      disabled={isPending}
      button={pageSettingsWords.saveProtection}
      onSave={() => save(wanted)}
    >
      <FieldRow
        small
        label={pageSettingsWords.protection}
        htmlFor={id}
        noteId={`${id}-note`}
        help={facts.requiresLogin ? pageSettingsWords.protectedPage : pageSettingsWords.openPage}
      >
        <OnOff
          id={id}
          on={wanted.requiresLogin}
          describedBy={`${id}-note`}
          onChange={(requiresLogin) => set({ requiresLogin })}
        />
      </FieldRow>
      {wanted.requiresLogin && (
        <>
          <TextInput
            label={pageSettingsWords.password}
            value={wanted.loginPassword}
            autoComplete="off"
            issue={findIssue('loginPassword') ?? issue}
            onValue={(loginPassword) => set({ loginPassword })}
          />
          <SharedPassword
            value={wanted.passwordId}
            issue={findIssue('passwordId')}
            onValue={(passwordId) => set({ passwordId })}
          />
          <HoldingClientSpaces pageId={pageId} />
        </>
      )}
    </FactForm>
  );
}

interface SharedPasswordProps {
  readonly value: string;
  readonly issue: string | undefined;
  readonly onValue: (value: string) => void;
}

/** Chooses a password that several pages share. */
function SharedPassword({ value, issue, onValue }: SharedPasswordProps) {
  const { data = [] } = useQuery(passwordAccessQuery);
  const names = new Map(data.map(({ id, label }) => [id, label === '' ? id : `${label} (${id})`]));
  if (value !== '' && !names.has(value)) names.set(value, value);
  if (names.size === 0) return null;
  return (
    <SelectInput label={pageSettingsWords.sharedPassword} value={value} issue={issue} onValue={onValue}>
      <option value="">{pageSettingsWords.noSharedPassword}</option>
      {[...names].map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectInput>
  );
}

/** Client spaces that contain the page: inside them the page's own password is not needed. */
function HoldingClientSpaces({ pageId }: { readonly pageId: string }) {
  const { data = [] } = useQuery(clientSpacesQuery);
  const now = Date.now();
  const clients = data
    .filter(({ pages }) => pages.some((page) => page.pageId === pageId))
    .filter(
      ({ revokedAt, expiresAt }) => revokedAt === null && (expiresAt === null || now < Date.parse(expiresAt)),
    )
    .map(({ client }) => client);
  if (clients.length === 0) return null;
  return <p className="form-field__note">{pageSettingsWords.holdingClientSpaces(clients.join(', '))}</p>;
}
