import { LogOut, Monitor, Moon, SquareArrowOutUpRight, Sun } from 'lucide-react';
import { Link, Outlet, useLocation } from 'react-router';
import { useStore } from 'zustand';
import { classNames } from '#ui/class-names.ts';
import { ScreenMenu } from '../command-menu/screen-menu.tsx';
import { queryClient } from '../data/queries.ts';
import { session, useUser } from '../session/api.ts';
import {
  type Destination,
  isCurrentDestination,
  listDestinations,
  profileScreen,
} from '../shared/navigation.ts';
import { nameIn } from '../shared/person-name.ts';
import { getNextTheme, setTheme, themeStore } from '../shared/theme.ts';
import { words } from '../words.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import './sidebar-layout.css';

/** Layout of the screens around the editor: navigation at the side, or on top in narrow windows. */
export function SidebarLayout() {
  const { pathname } = useLocation();
  return (
    <div className="desk">
      <Sidebar />
      <main className="desk__content" id="content" tabIndex={-1}>
        <ErrorBoundary key={pathname} isInMain>
          <Outlet />
        </ErrorBoundary>
      </main>
    </div>
  );
}

function Sidebar() {
  const { pathname } = useLocation();
  const user = useUser();
  return (
    <header className="sidebar">
      <p className="sidebar__mark">{words.product}</p>
      <ScreenMenu />
      <nav className="sidebar__nav" aria-label={words.nav.label}>
        {listDestinations(user?.role).map((destination) => (
          <SidebarLink
            key={destination.path}
            destination={destination}
            isHere={isCurrentDestination(destination, pathname)}
          />
        ))}
      </nav>
      <SidebarFoot pathname={pathname} />
    </header>
  );
}

interface SidebarLinkProps {
  readonly destination: Destination;
  readonly isHere: boolean;
}

function SidebarLink({ destination: { path, label, icon: Icon }, isHere }: SidebarLinkProps) {
  return (
    <Link
      to={path}
      className={classNames('sidebar__link', isHere && 'sidebar__link--here')}
      aria-current={isHere ? 'page' : undefined}
    >
      <Icon aria-hidden="true" />
      <span className="sidebar__label">{label}</span>
    </Link>
  );
}

function SidebarFoot({ pathname }: { readonly pathname: string }) {
  const user = useUser();
  const name = user ? nameIn([user], user.email) : '';
  const Icon = profileScreen.icon;
  const isHere = isCurrentDestination(profileScreen, pathname);
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
        <Link
          to={profileScreen.path}
          className={classNames('sidebar__link', 'sidebar__me', isHere && 'sidebar__link--here')}
          aria-current={isHere ? 'page' : undefined}
          aria-label={`${name}, ${profileScreen.label}`}
          title={user?.email}
        >
          <Icon aria-hidden="true" />
          <span className="sidebar__name">{name}</span>
        </Link>
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

const icons = { light: Sun, dark: Moon, system: Monitor } as const;

/** A button that cycles through light, dark and system. */
function ThemeToggle() {
  const theme = useStore(themeStore, (state) => state.theme);
  const Icon = icons[theme];
  return (
    <button
      type="button"
      className="sidebar__link text-button"
      aria-label={words.theme.toggle(words.theme[theme])}
      onClick={() => setTheme(getNextTheme(theme))}
    >
      <Icon aria-hidden="true" />
      <span className="theme-toggle__word">{words.theme[theme]}</span>
    </button>
  );
}
