import { Link, Navigate, useNavigate, useSearchParams } from 'react-router';
import { words } from '../words.ts';
import { useSessionStatus } from './api.ts';
import { AuthPage } from './auth-page.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** `/admin/login`: leads back to the screen one came from. */
export function LoginScreen() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const next = ownAddress(query.get('next'));
  if (useSessionStatus() === 'signed-in') return <Navigate to={next} replace />;
  return (
    <AuthPage title={words.signIn.title} lead={words.signIn.lead}>
      <SignInForm onSignedIn={() => void navigate(next, { replace: true })} />
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
