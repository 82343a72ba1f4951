import { useEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useNextPlanned } from '../../schedule/use-next-planned.ts';
import { useEditor } from '../services/editor-context.ts';
import './schedule-button.css';

/** Shows the next scheduled action of the page, or that one has failed. Clicking opens the schedule. */
export function ScheduleButton() {
  const { pageId, view } = useEditor();
  const { planned, next } = useNextPlanned(pageId);
  useHappened(planned?.length);
  if (!next) return null;
  const { icon: Icon, label, isFailed } = next;
  return (
    <button
      type="button"
      className={classNames('quiet-button schedule-mark', isFailed && 'schedule-mark--failed')}
      title={label}
      onClick={() => view.setState({ dialog: { type: 'schedule' } })}
    >
      <Icon aria-hidden="true" />
      <span className="schedule-mark__text">{label}</span>
    </button>
  );
}

/** Reloads the page's facts after a scheduled action is due, since the server performs it. */
function useHappened(planned: number | undefined): void {
  const { publisher } = useEditor();
  const before = useRef(planned);
  useEffect(() => {
    const isLess = planned !== undefined && before.current !== undefined && planned < before.current;
    before.current = planned;
    // A failure is noticed by the next save.
    if (isLess) publisher.settle().catch(() => undefined);
  }, [planned, publisher]);
}
