import { useCallback } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { words } from '../words.ts';
import { useSessionStatus } from './api.ts';
import { AuthPage } from './auth-page.tsx';
import { OtherWays } from './other-ways.tsx';
import { SignInEntry } from './sign-in-entry.tsx';

/** `/admin/login`: leads back to the screen one came from. */
export function LoginScreen() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const next = ownAddress(query.get('next'));
  const signedIn = useCallback(() => void navigate(next, { replace: true }), [navigate, next]);
  if (useSessionStatus() === 'signed-in') return <Navigate to={next} replace />;
  return (
    <AuthPage title={words.signIn.title} lead={words.signIn.lead}>
      <SignInEntry Others={OtherWays} onSignedIn={signedIn} />
      <p className="auth__aside">
        <Link className="auth__link" to="/admin/forgotten">
          {words.signIn.forgotten}
        </Link>
      </p>
    </AuthPage>
  );
}

/** Only addresses of the admin area: a link from elsewhere must not send anybody away after signing in. */
export function ownAddress(next: string | null): string {
  return next && /^\/admin(?:[/?#]|$)/.test(next) && !next.startsWith('/admin/login') ? next : '/admin';
}
