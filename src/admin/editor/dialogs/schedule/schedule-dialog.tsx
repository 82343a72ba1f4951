import { useQuery } from '@tanstack/react-query';
import { scheduledActions } from '#api/endpoints/schedule.ts';
import { Modal } from '#ui/modal/modal.tsx';
import { formatUtcOffset, getZoneCity } from '../../../schedule/moment-words.ts';
import { scheduleQuery, timeZoneQuery } from '../../../schedule/schedule-query.ts';
import { scheduleWords as say } from '../../../schedule/schedule-words.ts';
import { formatErrorMessage } from '../../../shared/error-message.ts';
import { Loading } from '../../../shared/loading.tsx';
import { Notice } from '../../../shared/notice.tsx';
import { words } from '../../../words.ts';
import { useEditor } from '../../services/editor-context.ts';
import { ScheduleAction } from './schedule-action.tsx';
import './schedule.css';

/** Schedules publishing and unpublishing. */
export function ScheduleDialog({ close }: { readonly close: () => void }) {
  return (
    <Modal title={say.title} closeLabel={words.close} onClose={close}>
      <Plans />
    </Modal>
  );
}

function Plans() {
  const { pageId } = useEditor();
  const { data: schedule, error: failed } = useQuery(scheduleQuery);
  const { data: timeZone, error } = useQuery(timeZoneQuery);
  const problem = failed ?? error;
  if (problem) return <Notice title={say.failed} text={formatErrorMessage(problem)} alert />;
  if (!schedule || !timeZone) return <Loading />;
  return (
    <div className="schedule">
      <p className="dialog-lead">{say.zone(getZoneCity(timeZone), formatUtcOffset(new Date(), timeZone))}</p>
      {scheduledActions.map((action) => (
        <ScheduleAction
          key={action}
          action={action}
          timeZone={timeZone}
          planned={schedule.find((entry) => entry.pageId === pageId && entry.action === action)}
        />
      ))}
    </div>
  );
}
