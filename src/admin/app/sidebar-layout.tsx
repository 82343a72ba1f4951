import { FileText, Image, LogOut, SquareArrowOutUpRight } from 'lucide-react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { queryClient } from '../data/queries.ts';
import { session, useUser } from '../session/api.ts';
import { words } from '../words.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import './sidebar-layout.css';

/** The screens around the editor: navigation at the side, or on top where there is little room. */
export function SidebarLayout() {
  return (
    <div className="desk">
      <Sidebar />
      <main className="desk__content" id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  );
}

function Sidebar() {
  const { pathname } = useLocation();
  const onPages = !pathname.startsWith('/admin/media');
  return (
    <header className="sidebar">
      <p className="sidebar__mark">{words.product}</p>
      <nav className="sidebar__nav" aria-label={words.nav.label}>
        <NavLink to="/admin" end className={classNames('sidebar__link', onPages && 'sidebar__link--here')}>
          <FileText aria-hidden="true" />
          {words.nav.pages}
        </NavLink>
        <NavLink to="/admin/media" className={classNames('sidebar__link', !onPages && 'sidebar__link--here')}>
          <Image aria-hidden="true" />
          {words.nav.media}
        </NavLink>
      </nav>
      <SidebarFoot />
    </header>
  );
}

function SidebarFoot() {
  const user = useUser();
  async function leave(): Promise<void> {
    await session.signOut();
    queryClient.clear();
  }
  return (
    <div className="sidebar__foot">
      <a className="sidebar__link sidebar__site" href="/" target="_blank" rel="noopener">
        <SquareArrowOutUpRight aria-hidden="true" />
        {words.nav.site}
      </a>
      <ThemeToggle />
      <div className="sidebar__user">
        <span className="sidebar__name" title={user?.email}>
          {user?.name || user?.email}
        </span>
        <button
          type="button"
          className="icon-button"
          aria-label={words.signOut}
          title={words.signOut}
          onClick={() => void leave()}
        >
          <LogOut aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
