import { useSearchParams } from 'react-router';
import { ActivityLog } from '../activity-log/activity-log.tsx';
import { useRole } from '../session/api.ts';
import { destinations } from '../shared/navigation.ts';
import { Segments } from '../shared/segments.tsx';
import { SiteHistory } from '../site-history/site-history.tsx';
import { words } from '../words.ts';
import { activityWords } from './activity-words.ts';

const say = activityWords;

/** Filter in the URL: `log` for all that members did, absent for what visitors saw. */
const parameter = 'show';

/** `/admin/activity`: what visitors saw, or for owners all that members did. */
export function ActivityScreen() {
  const [search, setSearch] = useSearchParams();
  const isOwner = useRole('owner');
  const shown = search.get(parameter) === 'log' ? 'log' : 'site';
  return (
    <div className="screen">
      <title>{`${destinations.activity.label} · ${words.product}`}</title>
      <header className="screen__head">
        <h1 className="screen__title">{destinations.activity.label}</h1>
        {isOwner && (
          <Segments
            label={say.show}
            options={[
              { value: 'site', label: say.site },
              { value: 'log', label: say.log },
            ]}
            value={shown}
            // The other filters belong to the other list, so they are dropped.
            onValue={(value) => setSearch(value === 'log' ? { [parameter]: value } : {})}
          />
        )}
      </header>
      {shown === 'log' ? <ActivityLog isOwner={isOwner} /> : <SiteHistory />}
    </div>
  );
}
