import { LogOut, Search, SquareArrowOutUpRight } from 'lucide-react';
import { Link, Outlet, useLocation } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { commandMenuWords } from '../command-menu/command-menu-words.ts';
import { useScreenMenu } from '../command-menu/screen-menu.tsx';
import { commandsStroke } from '../command-menu/strokes.ts';
import { useUser } from '../session/api.ts';
import { formatStroke } from '../shared/keystroke.ts';
import {
  type Destination,
  isCurrentDestination,
  listDestinations,
  profileScreen,
} from '../shared/navigation.ts';
import { resolvePersonName } from '../shared/person-name.ts';
import { words } from '../words.ts';
import { BottomBar } from './bottom-bar.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { signOut } from './sign-out.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import './sidebar-layout.css';

/** Layout of the screens around the editor: navigation at the side, on phones at the bottom. */
export function SidebarLayout() {
  const { pathname } = useLocation();
  const menu = useScreenMenu();
  return (
    <div className="desk">
      <Sidebar openCommands={menu.openCommands} />
      <main className="desk__content" id="content" tabIndex={-1}>
        <ErrorBoundary key={pathname} isInMain>
          <Outlet />
        </ErrorBoundary>
      </main>
      <BottomBar openCommands={menu.openCommands} />
      {menu.dialogs}
    </div>
  );
}

function Sidebar({ openCommands }: { readonly openCommands: () => void }) {
  const { pathname } = useLocation();
  const user = useUser();
  return (
    <header className="sidebar">
      <p className="sidebar__mark">{words.product}</p>
      <button type="button" className="sidebar__link sidebar__search" onClick={openCommands}>
        <Search aria-hidden="true" />
        <span className="sidebar__label">{commandMenuWords.open}</span>
        <span className="key" aria-hidden="true">
          {formatStroke(commandsStroke)}
        </span>
      </button>
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
  const name = user ? resolvePersonName([user], user.email) : '';
  const Icon = profileScreen.icon;
  const isHere = isCurrentDestination(profileScreen, pathname);
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
          onClick={() => void signOut()}
        >
          <LogOut aria-hidden="true" />
        </button>
      </div>
    </div>
  );
}
