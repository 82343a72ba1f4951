import { Ellipsis, LogOut, Search, SquareArrowOutUpRight } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { Modal } from '#ui/modal/modal.tsx';
import { commandMenuWords } from '../command-menu/command-menu-words.ts';
import { useUser } from '../session/api.ts';
import {
  type Destination,
  destinations,
  isCurrentDestination,
  listDestinations,
  profileScreen,
} from '../shared/navigation.ts';
import { words } from '../words.ts';
import { signOut } from './sign-out.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import './bottom-bar.css';

/** Screens in the bar itself; the others are in the sheet. */
const inBar: readonly Destination[] = [destinations.pages, destinations.media, destinations.designTokens];

/** The navigation on phones: five labelled items, of which the last opens the other screens. */
export function BottomBar({ openCommands }: { readonly openCommands: () => void }) {
  const { pathname } = useLocation();
  const user = useUser();
  const [isOpen, setOpen] = useState(false);
  const others = listDestinations(user?.role).filter((destination) => !inBar.includes(destination));
  const isElsewhere = [...others, profileScreen].some((other) => isCurrentDestination(other, pathname));
  return (
    <nav className="bottom-bar" aria-label={words.nav.label}>
      {inBar.map(({ path, label, icon: Icon, ...destination }) => {
        const isHere = isCurrentDestination({ path, label, icon: Icon, ...destination }, pathname);
        return (
          <Link
            key={path}
            to={path}
            className={classNames('bottom-bar__item', isHere && 'bottom-bar__item--here')}
            aria-current={isHere ? 'page' : undefined}
          >
            <Icon aria-hidden="true" />
            {label}
          </Link>
        );
      })}
      <button type="button" className="bottom-bar__item" onClick={openCommands}>
        <Search aria-hidden="true" />
        {commandMenuWords.search}
      </button>
      <button
        type="button"
        className={classNames('bottom-bar__item', isElsewhere && 'bottom-bar__item--here')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Ellipsis aria-hidden="true" />
        {words.nav.more}
      </button>
      {isOpen && <MoreSheet destinations={[...others, profileScreen]} close={() => setOpen(false)} />}
    </nav>
  );
}

interface MoreSheetProps {
  readonly destinations: readonly Destination[];
  readonly close: () => void;
}

function MoreSheet({ destinations: all, close }: MoreSheetProps) {
  const { pathname } = useLocation();
  return (
    <Modal title={words.nav.more} closeLabel={words.close} onClose={close} className="more-sheet">
      <ul className="more-sheet__list">
        {all.map((destination) => {
          const { path, label, icon: Icon } = destination;
          const isHere = isCurrentDestination(destination, pathname);
          return (
            <li key={path}>
              <Link
                to={path}
                className={classNames('sidebar__link', isHere && 'sidebar__link--here')}
                aria-current={isHere ? 'page' : undefined}
                onClick={close}
              >
                <Icon aria-hidden="true" />
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
      <ul className="more-sheet__list">
        <li>
          <a className="sidebar__link" href="/" target="_blank" rel="noopener">
            <SquareArrowOutUpRight aria-hidden="true" />
            {words.nav.site}
          </a>
        </li>
        <li>
          <ThemeToggle />
        </li>
        <li>
          <button type="button" className="sidebar__link text-button" onClick={() => void signOut()}>
            <LogOut aria-hidden="true" />
            {words.signOut}
          </button>
        </li>
      </ul>
    </Modal>
  );
}
