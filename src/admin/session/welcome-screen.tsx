import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { setPassword as setPasswordEndpoint } from '#api/endpoints/auth.ts';
import { getSettings } from '#api/endpoints/settings.ts';
import { TextInput } from '../forms/text-input.tsx';
import { api, session } from './api.ts';
import { AuthForm, type AuthIssue } from './auth-form.tsx';
import { AuthPage } from './auth-page.tsx';

/** Texts of activating an account. */
const welcomeWords = {
  title: 'Choose a password',
  lead: 'At least 10 characters. A few words together work well.',
  password: 'New password',
  submit: 'Save and sign in',
  busy: 'Saving…',
  noToken: 'This link is incomplete. Copy the whole link, or ask for a new one.',
} as const;

/** `/admin/welcome?token=…`: chooses a password with a one-time link. */
export function WelcomeScreen() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const token = query.get('token') ?? '';
  const [password, setPassword] = useState('');

  function check(): AuthIssue | undefined {
    const text = setPasswordEndpoint.body?.shape.password.safeParse(password).error?.issues[0]?.message;
    return text === undefined ? undefined : { field: 'new-password', text };
  }
  async function send(): Promise<void> {
    await session.setPassword(token, password);
    void navigate(await chooseFirstScreen(), { replace: true });
  }

  return (
    <AuthPage title={welcomeWords.title} lead={welcomeWords.lead}>
      <AuthForm
        issue={token ? undefined : welcomeWords.noToken}
        check={check}
        send={send}
        say={welcomeWords}
        isDisabled={!token}
      >
        {(tie) => (
          <TextInput
            label={welcomeWords.password}
            type="password"
            name="new-password"
            autoComplete="new-password"
            value={password}
            onValue={setPassword}
            autoFocus
            {...tie('new-password')}
          />
        )}
      </AuthForm>
    </AuthPage>
  );
}

/** Returns the start screen for owners of a new site, and the home screen for others. */
async function chooseFirstScreen(): Promise<string> {
  if (session.store.getState().user?.role !== 'owner') return '/admin';
  try {
    return (await api.call(getSettings, {})).data.setUp ? '/admin' : '/admin/start';
  } catch {
    return '/admin';
  }
}
