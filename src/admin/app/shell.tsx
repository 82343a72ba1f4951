import { Outlet, useLocation } from 'react-router';
import { RequireSession } from '../session/require-session.tsx';
import { words } from '../words.ts';
import { ErrorBoundary } from './error-boundary.tsx';

/** What every screen of a signed-in person has: a way past the navigation, and a screen of its own for errors. */
export function Shell() {
  const { pathname } = useLocation();
  return (
    <RequireSession>
      <a className="skip-link" href="#content">
        {words.skip}
      </a>
      <ErrorBoundary key={pathname}>
        <Outlet />
      </ErrorBoundary>
    </RequireSession>
  );
}
