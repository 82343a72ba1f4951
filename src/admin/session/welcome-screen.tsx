import { type SubmitEvent, useId, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { setPassword as setPasswordEndpoint } from '#api/endpoints/auth.ts';
import { getSettings } from '#api/endpoints/settings.ts';
import { Button } from '#ui/button/button.tsx';
import { messageOf } from '../shared/error-message.ts';
import { TextInput } from '../shared/text-input.tsx';
import { api, session } from './api.ts';
import { AuthPage } from './auth-page.tsx';
import { welcomeWords } from './welcome-words.ts';
import './sign-in-form.css';

/** `/admin/welcome?token=…`: choosing a password with a one-time link. */
export function WelcomeScreen() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const token = query.get('token') ?? '';
  const [password, setPassword] = useState('');
  const [issue, setIssue] = useState<string | undefined>(token ? undefined : welcomeWords.noToken);
  const [busy, setBusy] = useState(false);
  const issueId = useId();

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const checked = setPasswordEndpoint.body?.shape.password.safeParse(password);
    setIssue(checked?.error?.issues[0]?.message);
    if (!checked?.success) return;
    setBusy(true);
    try {
      await session.setPassword(token, password);
      void navigate(await firstScreen(), { replace: true });
    } catch (error) {
      setIssue(messageOf(error));
      setBusy(false);
    }
  }

  return (
    <AuthPage title={welcomeWords.title} lead={welcomeWords.lead}>
      <form className="auth-form" noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          label={welcomeWords.password}
          type="password"
          name="new-password"
          autoComplete="new-password"
          value={password}
          onValue={setPassword}
          autoFocus
          describedBy={issue && issueId}
        />
        <p className="auth-form__issue" id={issueId} role="alert">
          {issue}
        </p>
        <Button variant="primary" type="submit" disabled={busy || !token}>
          {busy ? welcomeWords.busy : welcomeWords.submit}
        </Button>
      </form>
    </AuthPage>
  );
}

/** An owner whose site is new is led through what it needs; everybody else begins at home. */
async function firstScreen(): Promise<string> {
  if (session.store.getState().user?.role !== 'owner') return '/admin';
  try {
    return (await api.call(getSettings, {})).data.setUp ? '/admin' : '/admin/start';
  } catch {
    return '/admin';
  }
}
