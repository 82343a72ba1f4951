import type { AuditEntry } from '#api/endpoints/audit.ts';
import type { PersonInStudio } from '#api/endpoints/people.ts';
import { Button } from '#ui/button/button.tsx';
import { LineOfDay } from '../history/day-by-day.tsx';
import { useUser } from '../session/api.ts';
import { nameIn } from '../shared/person-name.ts';
import { auditWords } from './audit-words.ts';
import { formatAuditEntry } from './format-audit-entry.ts';

interface AuditLineProps {
  readonly entry: AuditEntry;
  /** The people of the studio, once they are known. */
  readonly people: readonly PersonInStudio[] | undefined;
  readonly timeZone: string;
  readonly isBusy: boolean;
  readonly undo: (entry: AuditEntry, what: string) => void;
}

const say = auditWords;

/** One act: when, what was done to what and by whom, and the way back, or what to do instead. */
export function AuditLine({ entry, people, timeZone, isBusy, undo }: AuditLineProps) {
  const user = useUser();
  const { at, actor, canUndo, undone } = entry;
  const { name, did, instead, by } = formatAuditEntry(entry);
  const called = (email: string | null) =>
    email === null ? say.site : email === user?.email ? say.you : nameIn(people, email);
  const what = `${name} ${did}`;
  return (
    <LineOfDay
      className="audit__line"
      at={at}
      timeZone={timeZone}
      what={
        <>
          <strong>{name}</strong> {did}
        </>
      }
      by={by !== undefined ? say.by(by) : actor === null ? say.bySite : say.by(called(actor))}
    >
      {canUndo && (
        <Button
          variant="slim"
          disabled={isBusy}
          onClick={() => undo(entry, what)}
          aria-label={say.undoOf(what)}
        >
          {say.undo}
        </Button>
      )}
      {undone && <span className="audit__note">{say.undoneBy(called(undone.by))}</span>}
      {!canUndo && !undone && instead !== '' && <span className="audit__note">{instead}</span>}
    </LineOfDay>
  );
}
