import { useQuery } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { Link } from 'react-router';
import { formatAssistantName } from '#api/assistant-name.ts';
import type { AssistantKey } from '#api/endpoints/assistant-keys.ts';
import { peopleQuery } from '../data/people.ts';
import { useUser } from '../session/api.ts';
import { IconButton } from '../shared/icon-button.tsx';
import { resolvePersonName } from '../shared/person-name.ts';
import { formatRelativeTime } from '../shared/relative-time.ts';
import { assistantsWords } from './assistants-words.ts';
import { CellLabel } from './cell-label.tsx';
import { formatExpiryDay } from './last-day.ts';

const say = assistantsWords;

interface AssistantKeyRowProps {
  readonly assistantKey: AssistantKey;
  /** Time zone of the days. */
  readonly timeZone: string;
  readonly revoke: () => void;
}

/** A key: its owner, state, last use, activity, and revoking it. */
export function AssistantKeyRow({ assistantKey, timeZone, revoke }: AssistantKeyRowProps) {
  const { name, state, createdBy, lastUsedAt } = assistantKey;
  const { data: people } = useQuery(peopleQuery);
  const isOwn = useUser()?.email === createdBy;
  return (
    <tr className="access-line">
      <th scope="row" className="assistants__name">
        {name}
      </th>
      <td className="assistants__key">
        <CellLabel>{say.columns.key}</CellLabel>
        <span
          className={state === 'works' ? 'assistants__state' : 'assistants__state assistants__state--shut'}
        >
          {formatKeyState(assistantKey, timeZone)}
        </span>
        <span className="assistants__note">
          {say.madeBy(isOwn ? say.you : resolvePersonName(people, createdBy))}
        </span>
      </td>
      <td className="assistants__used">
        <CellLabel>{say.columns.used}</CellLabel>
        {lastUsedAt === null ? (
          say.never
        ) : (
          <Link
            to={`/admin/activity?${new URLSearchParams({ show: 'log', by: formatAssistantName(name) })}`}
            aria-label={`${say.acts(name)}, ${formatRelativeTime(lastUsedAt)}`}
          >
            <time dateTime={lastUsedAt}>{formatRelativeTime(lastUsedAt)}</time>
          </Link>
        )}
      </td>
      <td className="assistants__actions">
        {state !== 'revoked' && state !== 'over' && (
          <IconButton icon={Ban} label={say.revoke(name)} onPress={revoke} />
        )}
      </td>
    </tr>
  );
}

function formatKeyState({ state, expiresAt, revokedAt }: AssistantKey, timeZone: string): string {
  if (state === 'orphaned') return say.orphaned;
  if (state === 'revoked') return say.revoked(formatExpiryDay(revokedAt ?? expiresAt, timeZone));
  const day = formatExpiryDay(expiresAt, timeZone);
  return state === 'works' ? say.worksUntil(day) : say.over(day);
}
