import { Outlet } from 'react-router';
import { RequireSession } from '../session/require-session.tsx';
import { words } from '../words.ts';

/** Frame of all screens after sign-in, with a link past the navigation. It stays mounted from screen to screen. */
export function Shell() {
  return (
    <RequireSession>
      <a className="skip-link" href="#content">
        {words.skip}
      </a>
      <Outlet />
    </RequireSession>
  );
}
