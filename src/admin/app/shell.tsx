import { Outlet } from 'react-router';
import { RequireSession } from '../session/require-session.tsx';
import { words } from '../words.ts';

/** What every screen of a signed-in person has: a way past the navigation. It stays from screen to screen. */
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
