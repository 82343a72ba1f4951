import { useQuery } from '@tanstack/react-query';
import { auditSubjects } from '#api/audit-action.ts';
import { Button } from '#ui/button/button.tsx';
import type { AuditFilter } from '../data/audit.ts';
import { peopleQuery } from '../data/people.ts';
import { SelectInput } from '../forms/select-input.tsx';
import { auditWords } from './audit-words.ts';

const say = auditWords;

interface AuditToolsProps {
  readonly filter: AuditFilter;
  readonly onFilter: (filter: AuditFilter) => void;
}

/** What of the log is shown: about what, by whom, and of one page where somebody came from there. */
export function AuditTools({ filter, onFilter }: AuditToolsProps) {
  const { data: people = [] } = useQuery(peopleQuery);
  const { subject, actor, target } = filter;
  const isGone = actor !== undefined && actor !== 'site' && !people.some(({ email }) => email === actor);
  return (
    <div className="audit__tools">
      <SelectInput
        label={say.subject}
        value={subject ?? ''}
        onValue={(value) => onFilter({ ...filter, subject: auditSubjects.find((one) => one === value) })}
      >
        <option value="">{say.allSubjects}</option>
        {auditSubjects.map((one) => (
          <option key={one} value={one}>
            {say.subjects[one]}
          </option>
        ))}
      </SelectInput>
      <SelectInput
        label={say.actor}
        value={actor ?? ''}
        onValue={(value) => onFilter({ ...filter, actor: value === '' ? undefined : value })}
      >
        <option value="">{say.everybody}</option>
        {people.map(({ email, name }) => (
          <option key={email} value={email}>
            {name.trim() || email}
          </option>
        ))}
        {isGone && <option value={actor}>{actor}</option>}
        <option value="site">{say.site}</option>
      </SelectInput>
      {target !== undefined && (
        <Button onClick={() => onFilter({ ...filter, target: undefined })}>{say.allPages}</Button>
      )}
    </div>
  );
}
