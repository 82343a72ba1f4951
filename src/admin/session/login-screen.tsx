import { useCallback, useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { useSessionStatus } from './api.ts';
import { AuthPage } from './auth-page.tsx';
import { OtherWays } from './other-ways.tsx';
import { SignInEntry } from './sign-in-entry.tsx';
import { signInWords } from './sign-in-words.ts';

/** State of the address `/admin/forgotten`: what was typed on the login page. */
export interface TypedEmail {
  readonly email: string;
}

/** `/admin/login`: returns to the previous screen after signing in. */
export function LoginScreen() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const next = resolveNextAddress(query.get('next'));
  const enter = useCallback(() => void navigate(next, { replace: true }), [navigate, next]);
  const [email, setEmail] = useState('');
  const status = useSessionStatus();
  const isIn = status === 'signed-in';
  // A person who was already signed in is redirected immediately. After a sign-in here, the light animation
  // runs first.
  const [wasOut, setWasOut] = useState(status === 'signed-out');
  if (status === 'signed-out' && !wasOut) setWasOut(true);
  if (isIn && !wasOut) return <Navigate to={next} replace />;
  return (
    <AuthPage title={signInWords.title} lead={signInWords.lead} isLit={isIn} onLit={enter}>
      <SignInEntry Others={OtherWays} onEmail={setEmail} onSignedIn={noop} />
      <p className="auth__aside">
        <Link className="auth__link" to="/admin/forgotten" state={{ email } satisfies TypedEmail}>
          {signInWords.forgotten}
        </Link>
      </p>
    </AuthPage>
  );
}

/** Nothing to do: the session's own state changes on sign-in. */
const noop = () => undefined;

/**
 * Returns the path to go to after signing in. Only admin paths are allowed: a link from another site must not
 * redirect elsewhere (open redirect).
 */
export function resolveNextAddress(next: string | null): string {
  return next && /^\/admin(?:[/?#]|$)/.test(next) && !next.startsWith('/admin/login') ? next : '/admin';
}
