import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { TextInput } from '../forms/text-input.tsx';
import { NotLoaded } from '../shared/not-loaded.tsx';
import { AuthForm } from './auth-form.tsx';
import { AuthPage } from './auth-page.tsx';
import { forgottenWords } from './forgotten-words.ts';
import type { TypedEmail } from './login-screen.tsx';
import { requestNewPassword } from './sign-in.ts';
import { signInWaysQuery } from './sign-in-ways.ts';

const say = forgottenWords;

/** `/admin/forgotten`: resets a forgotten password. */
export function ForgottenScreen() {
  const { data: ways, error, refetch } = useQuery(signInWaysQuery);
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) {
    // The same text for unknown addresses, so that it does not reveal who has an account.
    return (
      <AuthPage key="sent" title={say.sentTitle} lead={say.sent(sentTo)} isAnswer>
        <Back />
      </AuthPage>
    );
  }
  if (ways?.provider === 'local' && !ways.mailsLinks) return <Ask />;
  return (
    <AuthPage title={say.title} lead={say.lead}>
      {!ways && <NotLoaded error={error} loading={say.loading} failed={say.failed} again={refetch} />}
      {ways && <ForgottenForm send={requestNewPassword} sent={setSentTo} />}
      <Back />
    </AuthPage>
  );
}

function Ask() {
  return (
    <AuthPage title={say.askTitle} lead={say.ask}>
      <p className="auth__note">{say.askServer}</p>
      <code className="auth__command">{say.command}</code>
      <Back />
    </AuthPage>
  );
}

function Back() {
  return (
    <p className="auth__aside">
      <Link className="auth__link" to="/admin/login">
        {say.back}
      </Link>
    </p>
  );
}

interface ForgottenFormProps {
  /** Requests the mail. Throws with a sentence if that fails. */
  readonly send: (email: string) => Promise<void>;
  readonly sent: (email: string) => void;
}

function ForgottenForm({ send, sent }: ForgottenFormProps) {
  const typed = (useLocation().state ?? {}) as Partial<TypedEmail>;
  const [email, setEmail] = useState(typed.email ?? '');
  const address = email.trim();

  async function ask(): Promise<void> {
    await send(address);
    sent(address);
  }

  return (
    <AuthForm
      check={() => (address ? undefined : { field: 'email', text: say.noEmail })}
      send={ask}
      say={say}
    >
      {(tie) => (
        <TextInput
          label={say.email}
          type="email"
          name="email"
          autoComplete="username"
          maxLength={320}
          value={email}
          onValue={setEmail}
          autoFocus
          {...tie('email')}
        />
      )}
    </AuthForm>
  );
}
