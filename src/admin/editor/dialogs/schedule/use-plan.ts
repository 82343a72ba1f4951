import { useMutation } from '@tanstack/react-query';
import { use } from 'react';
import { cancelSchedule, type ScheduledAction, setSchedule } from '#api/endpoints/schedule.ts';
import { pageQuery, pagesChanged, queryClient } from '../../../data/queries.ts';
import { momentInWords } from '../../../schedule/moment-words.ts';
import { scheduleQuery } from '../../../schedule/schedule-query.ts';
import { scheduleWords as say } from '../../../schedule/schedule-words.ts';
import { api } from '../../../session/api.ts';
import { announce } from '../../../shared/announcer.tsx';
import { useEditor } from '../../services/editor-context.ts';
import { RouteIdContext } from '../../services/page-facts.ts';

/** Plans what happens to the open page, and takes it back. What is on the screen is saved before: it is what is planned. */
export function usePlan(action: ScheduledAction, timeZone: string) {
  const { pageId, saves } = useEditor();
  const routeId = use(RouteIdContext);
  const params = { id: pageId, action };
  const settled = () =>
    Promise.all([queryClient.invalidateQueries({ queryKey: scheduleQuery.queryKey }), pagesChanged()]);
  const set = useMutation({
    mutationFn: async (at: Date) => {
      await saves.save();
      return (await api.call(setSchedule, { params, body: { at: at.toISOString() } })).data;
    },
    onSuccess: async ({ at }) => {
      await settled();
      announce(say.wasSet(momentInWords(at, timeZone)));
    },
  });
  const cancel = useMutation({
    mutationFn: () => api.call(cancelSchedule, { params }),
    onSuccess: async () => {
      set.reset();
      await settled();
      announce(say.wasCancelled);
    },
    // It has happened, or somebody else has taken it back: the list says so.
    onError: () => void settled().then(() => queryClient.invalidateQueries(pageQuery(routeId))),
  });
  return {
    set: set.mutate,
    cancel: () => cancel.mutate(),
    isPending: set.isPending || cancel.isPending,
    error: set.error ?? cancel.error,
    warnings: set.data?.warnings.map(({ message }) => message) ?? [],
  };
}
