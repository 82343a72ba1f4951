import { NavLink } from 'react-router';
import '#ui/button/button-navigation.css';
import { useRole } from '../session/api.ts';
import { historyWords } from './history-words.ts';

const say = historyWords;

/** From what visitors saw to who did what, and back; owners alone have the second. */
export function HistoryViews() {
  if (!useRole('owner')) return null;
  return (
    <nav aria-label={say.views}>
      <NavLink className={looks} to="/admin/history" end>
        <span className="button__label">{say.seen}</span>
      </NavLink>
      <NavLink className={looks} to="/admin/history/log">
        <span className="button__label">{say.log}</span>
      </NavLink>
    </nav>
  );
}

function looks({ isActive }: { readonly isActive: boolean }): string {
  return `button button--${isActive ? 'navActive' : 'nav'}`;
}
