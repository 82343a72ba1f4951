import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useRole } from '../session/api.ts';
import { siteSettingsQuery } from '../settings/settings-queries.ts';
import { settingsWords } from '../settings/settings-words.ts';
import { NotLoaded } from '../shared/not-loaded.tsx';
import { Notice } from '../shared/notice.tsx';
import { words } from '../words.ts';
import { startWords } from './start-words.ts';
import { Steps } from './steps.tsx';
import './start.css';

const say = startWords;

/** `/admin/start`: the first-run steps, beside the live home page. */
export function StartScreen() {
  const isOwner = useRole('owner');
  return (
    <div className="screen">
      <title>{`${say.title} · ${words.product}`}</title>
      <header className="screen__head">
        <h1 className="screen__title">{say.title}</h1>
        <Link className="start__later" to="/admin">
          {say.later}
        </Link>
      </header>
      {isOwner ? <Start /> : <Notice title={say.ownerOnly} />}
    </div>
  );
}

function Start() {
  const { data, error, refetch } = useQuery(siteSettingsQuery);
  if (data) return <Steps read={data} />;
  return (
    <NotLoaded error={error} loading={settingsWords.loading} failed={settingsWords.failed} again={refetch} />
  );
}
