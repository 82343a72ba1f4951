import { useMutation } from '@tanstack/react-query';
import { use, useState } from 'react';
import {
  cancelSchedule,
  type ScheduledAction,
  type ScheduledChange,
  setSchedule,
} from '#api/endpoints/schedule.ts';
import { toWallTime } from '#content/time-zone.ts';
import { Button } from '#ui/button/button.tsx';
import { pageQuery, queryClient, refreshPages } from '../../../data/queries.ts';
import { DateInput } from '../../../forms/date/date-input.tsx';
import { formatDateTime, formatUtcOffset } from '../../../schedule/moment-words.ts';
import { type PlannedMoment, proposeTime, resolvePlannedMoment } from '../../../schedule/planned-moment.ts';
import { scheduleQuery } from '../../../schedule/schedule-query.ts';
import { scheduleWords as say } from '../../../schedule/schedule-words.ts';
import { api } from '../../../session/api.ts';
import { announce } from '../../../shared/announcer.tsx';
import { formatErrorMessage } from '../../../shared/error-message.ts';
import { Segments } from '../../../shared/segments.tsx';
import { useEditor } from '../../services/editor-context.ts';
import { RouteIdContext } from '../../services/page-facts.ts';

interface Props {
  readonly action: ScheduledAction;
  readonly timeZone: string;
  readonly planned: ScheduledChange | undefined;
}

/** Form for one scheduled action: its time, also shown in the editor's own time zone. */
export function ScheduleAction({ action, timeZone, planned }: Props) {
  const stored = planned?.state === 'waiting' ? toWallTime(new Date(planned.at), timeZone) : undefined;
  const [wall, setWall] = useState(stored ?? proposeTime(action, new Date(), timeZone));
  const [which, setWhich] = useState<'first' | 'second'>('first');
  const moment = resolvePlannedMoment({ wall, which, timeZone, now: new Date() });
  const { set, cancel, isPending, error, warnings } = usePlan(action, timeZone);
  const at = 'at' in moment ? moment.at : undefined;
  const isSame = at !== undefined && planned?.state === 'waiting' && at.toISOString() === planned.at;
  return (
    <fieldset className="plan" disabled={isPending}>
      <legend className="plan__title">{say.actions[action]}</legend>
      <p className="plan__help">{say.help[action]}</p>
      {planned && <Standing planned={planned} timeZone={timeZone} />}
      <div className="plan__when">
        <DateInput
          label={say.date}
          kind="date"
          value={wall.date}
          onValue={(date) => setWall({ ...wall, date })}
        />
        <DateInput
          label={say.time}
          kind="time"
          value={wall.time}
          onValue={(time) => setWall({ ...wall, time })}
        />
      </div>
      <Reading moment={moment} timeZone={timeZone} which={which} onWhich={setWhich} />
      {warnings.length > 0 && (
        <div className="plan__warning" role="alert">
          <p>{say.warnings}</p>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
      {error && (
        <p className="plan__warning" role="alert">
          {formatErrorMessage(error)}
        </p>
      )}
      <div className="form__buttons">
        {planned && <Button onClick={() => cancel()}>{say.cancel}</Button>}
        <Button disabled={!at || isSame} onClick={() => at && set(at)}>
          {planned?.state === 'waiting' ? say.change : say.set[action]}
        </Button>
      </div>
    </fieldset>
  );
}

/** The scheduled time, or why the action failed. */
function Standing({ planned, timeZone }: { readonly planned: ScheduledChange; readonly timeZone: string }) {
  const { action, at, state, problem } = planned;
  const moment = formatDateTime(at, timeZone);
  if (state === 'waiting') return <p className="plan__standing">{say.planned[action](moment)}</p>;
  return (
    <p className="plan__warning">
      {say.notDone[action](moment)} {problem}
    </p>
  );
}

interface ReadingProps {
  readonly moment: PlannedMoment;
  readonly timeZone: string;
  readonly which: 'first' | 'second';
  readonly onWhich: (which: 'first' | 'second') => void;
}

/** Shows the chosen time in other zones, with a warning for ambiguous or skipped times at a clock change. */
function Reading({ moment, timeZone, which, onWhich }: ReadingProps) {
  if (moment.state === 'unfinished') return null;
  if (moment.state === 'past') return <p className="plan__issue">{say.past}</p>;
  const { at } = moment;
  const iso = at.toISOString();
  const isElsewhere = formatDateTime(iso) !== formatDateTime(iso, timeZone);
  return (
    <div className="plan__reading" aria-live="polite">
      {moment.state === 'chosen' && moment.skippedTo && <p>{say.gap(moment.skippedTo)}</p>}
      {moment.state === 'twice' && (
        <>
          <p>{say.twice}</p>
          <Segments
            label={say.twice}
            options={(['first', 'second'] as const).map((value, index) => ({
              value,
              label: `${say.which[value]} (${formatUtcOffset(moment.both[index] ?? at, timeZone)})`,
            }))}
            value={which}
            onValue={onWhich}
          />
        </>
      )}
      {isElsewhere && <p>{say.forYou(formatDateTime(iso))}</p>}
    </div>
  );
}

/**
 * Schedules or cancels an action for the open page. The draft is saved first, since that is what is
 * published.
 */
function usePlan(action: ScheduledAction, timeZone: string) {
  const { pageId, saves } = useEditor();
  const routeId = use(RouteIdContext);
  const params = { id: pageId, action };
  const refreshSchedule = () =>
    Promise.all([queryClient.invalidateQueries({ queryKey: scheduleQuery.queryKey }), refreshPages()]);
  const set = useMutation({
    mutationFn: async (at: Date) => {
      await saves.save();
      return (await api.call(setSchedule, { params, body: { at: at.toISOString() } })).data;
    },
    onSuccess: async ({ at }) => {
      await refreshSchedule();
      announce(say.wasSet(formatDateTime(at, timeZone)));
    },
  });
  const cancel = useMutation({
    mutationFn: () => api.call(cancelSchedule, { params }),
    onSuccess: async () => {
      set.reset();
      await refreshSchedule();
      announce(say.wasCancelled);
    },
    // The action was performed, or another member has cancelled it: the reloaded list shows it.
    onError: () => void refreshSchedule().then(() => queryClient.invalidateQueries(pageQuery(routeId))),
  });
  return {
    set: set.mutate,
    cancel: () => cancel.mutate(),
    isPending: set.isPending || cancel.isPending,
    error: set.error ?? cancel.error,
    warnings: set.data?.warnings.map(({ message }) => message) ?? [],
  };
}
