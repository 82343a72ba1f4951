import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { NotLoaded } from '../shared/not-loaded.tsx';
import { AuthPage } from './auth-page.tsx';
import { ForgottenForm } from './forgotten-form.tsx';
import { forgottenWords } from './forgotten-words.ts';
import { mailNewPassword } from './sign-in.ts';
import { signInWaysQuery } from './sign-in-ways.ts';

const say = forgottenWords;

/** `/admin/forgotten`: the way back for whoever lost their password. */
export function ForgottenScreen() {
  const { data: ways, error, refetch } = useQuery(signInWaysQuery);
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) {
    // The same whether or not the address is on the list: it is nobody's business who is.
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
      {ways && <ForgottenForm send={mailNewPassword} sent={setSentTo} />}
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
