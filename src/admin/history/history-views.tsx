import { NavLink } from 'react-router';
import { useRole } from '../session/api.ts';
import { historyWords } from './history-words.ts';
import '../shared/segments.css';

const say = historyWords;

/** From what visitors saw to who did what, and back; owners alone have the second. */
export function HistoryViews() {
  if (!useRole('owner')) return null;
  return (
    <nav className="segments" aria-label={say.views}>
      <NavLink className="segments__face" to="/admin/history" end>
        {say.seen}
      </NavLink>
      <NavLink className="segments__face" to="/admin/history/log">
        {say.log}
      </NavLink>
    </nav>
  );
}
