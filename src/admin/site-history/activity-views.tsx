import { NavLink } from 'react-router';
import '#ui/button/button-navigation.css';
import { useRole } from '../session/api.ts';
import { destinations } from '../shared/navigation.ts';
import { siteHistoryWords } from './site-history-words.ts';

/** Links between the site history and the activity log. Editors can't open the log, so they get none. */
export function ActivityViews() {
  if (!useRole('owner')) return null;
  return (
    <nav aria-label={destinations.activity.label}>
      <NavLink className={looks} to="/admin/activity" end>
        <span className="button__label">{siteHistoryWords.title}</span>
      </NavLink>
      <NavLink className={looks} to="/admin/activity/log">
        <span className="button__label">{siteHistoryWords.log}</span>
      </NavLink>
    </nav>
  );
}

function looks({ isActive }: { readonly isActive: boolean }): string {
  return `button button--${isActive ? 'navActive' : 'nav'}`;
}
