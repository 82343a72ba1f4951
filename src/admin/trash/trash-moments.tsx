import type { PersonInStudio } from '#api/endpoints/people.ts';
import type { TrashedMedia, TrashedPage } from '#api/endpoints/trash.ts';
import { useUser } from '../session/api.ts';
import { resolvePersonName } from '../shared/person-name.ts';
import { formatRelativeTime } from '../shared/relative-time.ts';
import { trashWords } from './trash-words.ts';

interface TrashMomentsProps {
  readonly trashed: Pick<TrashedPage | TrashedMedia, 'deletedAt' | 'deletedBy' | 'goesAt'>;
  /** Undefined until loaded. */
  readonly people: readonly PersonInStudio[] | undefined;
}

const say = trashWords;

/** Two table cells: when and by whom it was deleted, and when it will be deleted permanently. */
export function TrashMoments({ trashed: { deletedAt, deletedBy, goesAt }, people }: TrashMomentsProps) {
  const user = useUser();
  const name = deletedBy === user?.email ? say.you : resolvePersonName(people, deletedBy ?? '');
  return (
    <>
      <td className="trash__fact">
        <time dateTime={deletedAt}>{formatRelativeTime(deletedAt)}</time>
        {deletedBy !== null && ` ${say.by(name)}`}
      </td>
      <td className="trash__fact">
        <time dateTime={goesAt}>{say.days(countDaysUntil(goesAt))}</time>
      </td>
    </>
  );
}

function countDaysUntil(moment: string): number {
  const dayMs = 24 * 60 * 60 * 1000;
  return Math.floor((Date.parse(moment) - Date.now()) / dayMs);
}
